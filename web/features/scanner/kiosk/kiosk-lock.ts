// The lock of a kiosk: a PIN kept as a hash only, and a wait that grows with every wrong PIN.
import type { KioskLock } from '../../../product/kept-kiosk.ts'

export const pinLength = { min: 4, max: 8 } as const

/** About 50 ms for the right PIN, and minutes for trying all four-digit PINs. */
const rounds = 200_000
const freeTries = 3
const firstWaitMs = 5000
const longestWaitMs = 5 * 60_000

export function isPin(text: string): boolean {
  return new RegExp(`^\\d{${pinLength.min},${pinLength.max}}$`).test(text)
}

export async function lockWith(pin: string, place: string): Promise<KioskLock> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)))
  return { place, salt, hash: await hashOf(pin, salt), failures: 0, waitUntil: 0 }
}

/** The lock after this try, or undefined when it is open. */
export async function tryPin(lock: KioskLock, pin: string, now: number): Promise<KioskLock | undefined> {
  if (waitOf(lock, now) > 0) return lock
  if ((await hashOf(pin, lock.salt)) === lock.hash) return undefined
  const failures = lock.failures + 1
  return { ...lock, failures, waitUntil: now + waitAfter(failures) }
}

/** The remaining wait. Even if the clock was set back, it never exceeds the longest wait. */
export function waitOf({ waitUntil }: KioskLock, now: number): number {
  return Math.min(Math.max(0, waitUntil - now), longestWaitMs)
}

function waitAfter(failures: number): number {
  return failures < freeTries ? 0 : Math.min(firstWaitMs * 2 ** (failures - freeTries), longestWaitMs)
}

async function hashOf(pin: string, salt: string): Promise<string> {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', bytes.encode(pin), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: rounds }
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
