// The whole address of a kiosk, with its team. Stored for the tab only, because the address of a door by scanner link is a secret.
const key = 'kiosk_place'

export function readKioskPlace(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function keepKioskPlace(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Without storage, other addresses do not lead back to the kiosk.
  }
}

export function dropKioskPlace(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is no address.
  }
}
