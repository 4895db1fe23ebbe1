// Whether the dashboard offers a passkey: once per browser, after a sign-in with a password.

const key = 'passkey_offer'

export function isOfferOpen(): boolean {
  return inStorage(() => localStorage.getItem(key)) === 'open'
}

/** Opens the offer, unless the person has closed it before. */
export function openOffer(): void {
  if (inStorage(() => localStorage.getItem(key)) !== 'closed') inStorage(() => localStorage.setItem(key, 'open'))
}

export function closeOffer(): void {
  inStorage(() => localStorage.setItem(key, 'closed'))
}

/** Storage throws if the browser forbids it: then there is no offer. */
function inStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
