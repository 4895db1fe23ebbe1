// Whether somebody has worked at a door on this device: then the cards of the first time are only under Help.

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
    // A browser that forbids its storage shows them again.
  }
}
