// The cryptography of an offline door: the holder of a code can find its entry, and the stored data is unreadable on
// the device. The server has its own implementation; both share the test vectors.
import { hashBytes, hashedFor, ivBytes } from '#domain/offline-entry.ts'
import type { Crypt } from '../door/kept.ts'
import { base64UrlOf, bytesFromBase64Url } from './base64url.ts'

type Bytes = Uint8Array<ArrayBuffer>

const utf8 = new TextEncoder()

/** The hash by which a code's entry is found. */
export async function hashOfCode(salt: string, codeKey: string): Promise<string> {
  return base64UrlOf((await digest(salt, hashedFor.entry(codeKey))).subarray(0, hashBytes))
}

/** The decrypted entry of this code; undefined without an entry, or if the code does not open it. */
export async function openText(salt: string, codeKey: string, sealed: string): Promise<string | undefined> {
  if (sealed === '') return undefined
  const bytes = bytesFromBase64Url(sealed)
  const key = await crypto.subtle.importKey('raw', await digest(salt, hashedFor.key(codeKey)), 'AES-GCM', false, [
    'decrypt',
  ])
  try {
    const iv = bytes.subarray(0, ivBytes)
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(ivBytes))
    return new TextDecoder().decode(opened)
  } catch {
    return undefined
  }
}

/** A key that this browser uses but never exports, not even to our scripts. */
export function newDeviceKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function seal(key: CryptoKey, value: unknown): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, utf8.encode(JSON.stringify(value)))
  const kept = new Uint8Array(ivBytes + sealed.byteLength)
  kept.set(iv)
  kept.set(new Uint8Array(sealed), ivBytes)
  return kept
}

export async function unseal<T>(key: CryptoKey, kept: Bytes): Promise<T> {
  const iv = kept.subarray(0, ivBytes)
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, kept.subarray(ivBytes))
  return JSON.parse(new TextDecoder().decode(opened)) as T
}

export function cryptOf(key: CryptoKey): Crypt {
  return { seal: (value) => seal(key, value), unseal: (kept) => unseal(key, kept), hashOfCode, openText }
}

/** For values that only need to be found again, such as the address that opened a door. */
export async function hashOfSecret(secret: string): Promise<string> {
  return base64UrlOf(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(secret))))
}

async function digest(salt: string, text: string): Promise<Bytes> {
  const before = bytesFromBase64Url(salt)
  const after = utf8.encode(text)
  const hashed = new Uint8Array(before.length + after.length)
  hashed.set(before)
  hashed.set(after, before.length)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', hashed))
}
