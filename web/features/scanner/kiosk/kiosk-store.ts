import type { KioskLock } from './kiosk-lock.ts'

const key = 'kiosk'

/** Undefined if this device is no kiosk, or if the browser forbids storage. */
export function readKioskLock(): KioskLock | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as KioskLock)
  } catch {
    return undefined
  }
}

/** False if it could not be stored: a kiosk must survive a reload. */
export function keepKioskLock(lock: KioskLock): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(lock))
    return true
  } catch {
    return false
  }
}

export function dropKioskLock(): void {
  localStorage.removeItem(key)
}
