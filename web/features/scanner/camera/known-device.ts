// Whether this device has been a door before: then the first-time cards are only under Help.

const key = 'door_known'

export function isKnownDevice(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function keepKnownDevice(): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // If the browser forbids storage, the cards appear again each time.
  }
}
