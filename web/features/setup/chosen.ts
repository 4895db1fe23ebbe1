// The choices of earlier steps in the wizard, kept for the tab (SPEC §3).

const keys = { accountName: 'setup_account_name', account: 'setup_account', audience: 'setup_audience' } as const

type Choice = keyof typeof keys

export function readChosen(what: Choice): string | undefined {
  return inStorage(() => sessionStorage.getItem(keys[what])) ?? undefined
}

export function keepChosen(what: Choice, value: string): void {
  inStorage(() => sessionStorage.setItem(keys[what], value))
}

/** Storage throws if the browser forbids it: then the wizard starts again on every reload. */
function inStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
