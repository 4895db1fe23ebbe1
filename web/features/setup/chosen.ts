// What was chosen in an earlier step of the wizard, for as long as the tab lives (SPEC §3).

const keys = { accountName: 'setup_account_name', account: 'setup_account', audience: 'setup_audience' } as const

type Choice = keyof typeof keys

export function readChosen(what: Choice): string | undefined {
  return inStorage(() => sessionStorage.getItem(keys[what])) ?? undefined
}

export function keepChosen(what: Choice, value: string): void {
  inStorage(() => sessionStorage.setItem(keys[what], value))
}

/** Storage throws where a browser forbids it: then the wizard begins again on every reload. */
function inStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
