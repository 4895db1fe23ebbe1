import type { KioskLock } from './kiosk-lock.ts'

const key = 'kiosk'

/** Undefined where this device is no kiosk, and where a browser forbids its storage. */
export function readKioskLock(): KioskLock | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as KioskLock)
  } catch {
    return undefined
  }
}

/** False when it could not be kept: a kiosk that a reload ends is none. */
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
