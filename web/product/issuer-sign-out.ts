// The identity provider that this browser's session began with, and where it can be ended there.

const key = 'issuer_sign_out'

export type IssuerSignOut = { name: string; url: string }

export function keepIssuer(issuer: IssuerSignOut): void {
  inStorage(() => localStorage.setItem(key, JSON.stringify(issuer)))
}

export function readIssuer(): IssuerSignOut | undefined {
  const kept = inStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null') as IssuerSignOut | null)
  return kept ?? undefined
}

export function forgetIssuer(): void {
  inStorage(() => localStorage.removeItem(key))
}

/** Storage throws where a browser forbids it: then the session ends here only. */
function inStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
