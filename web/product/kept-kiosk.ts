// The kiosk of this browser. It is kept for all tabs: a guest could open another one. Its address may be a scanner link, which this
// browser keeps with its token anyway.
import { fromStorage } from '../ui/from-storage.ts'

export type KioskLock = {
  /** The whole address of the kiosk, with its team. */
  place: string
  salt: string
  hash: string
  failures: number
  /** No PIN is checked before this time. */
  waitUntil: number
}

const key = 'kiosk'

/** Undefined if this browser has no kiosk, or if it forbids storage. */
export function readKiosk(): KioskLock | undefined {
  return fromStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null') as KioskLock | null) ?? undefined
}

/** False if it could not be stored: a kiosk must survive a reload. */
export function keepKiosk(lock: KioskLock): boolean {
  return fromStorage(() => localStorage.setItem(key, JSON.stringify(lock)) ?? true) ?? false
}

export function dropKiosk(): void {
  localStorage.removeItem(key)
}

/** Calls back when another tab has begun, changed or ended the kiosk. */
export function onKiosk(listen: () => void): () => void {
  const hear = ({ key: changed }: StorageEvent) => {
    // Without a key, all of the storage was cleared.
    if (changed === key || changed === null) listen()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
