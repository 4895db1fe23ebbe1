// Whether the dashboard offers a passkey: once in each browser, after a sign-in with a password.

const key = 'passkey_offer'

export function isOfferOpen(): boolean {
  return inStorage(() => localStorage.getItem(key)) === 'open'
}

/** Unless the offer was closed before. */
export function openOffer(): void {
  if (inStorage(() => localStorage.getItem(key)) !== 'closed') inStorage(() => localStorage.setItem(key, 'open'))
}

export function closeOffer(): void {
  inStorage(() => localStorage.setItem(key, 'closed'))
}

/** Storage throws where a browser forbids it: then there is no offer. */
function inStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
