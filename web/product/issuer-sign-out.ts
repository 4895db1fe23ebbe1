// The identity provider that began this browser's session, and its address for ending it.

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

/** Storage throws if the browser forbids it: then the session ends only here. */
function inStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
