// The keys of the names that a device keeps (docs/decisions/0118). They come from the secret that opened the door, which the
// device's database does not have: the address of a scanner link, or a member's sign-in.
import type { NamesAnswer } from '#contract/offline-names.ts'
import { nameIvBytes, nameKeyFor } from '#domain/offline-names.ts'
import type { Sealed } from '../door/kept.ts'
import { base64UrlOf, bytesFromBase64Url } from '../offline/base64url.ts'
import { seal, unseal } from '../offline/seal.ts'

export type NameKeys = {
  /** Where a bucket is stored. It tells nothing of the letters. */
  placeOf: (bucket: string) => Promise<string>
  seal: (bucket: string, value: unknown) => Promise<Sealed>
  /** Undefined if other keys sealed it. */
  open: <T>(bucket: string, sealed: Sealed) => Promise<T | undefined>
  openAnswer: (sealed: string) => Promise<NamesAnswer>
}

const utf8 = new TextEncoder()

export async function nameKeysOf(secret: string, salt: string): Promise<NameKeys> {
  const base = await crypto.subtle.importKey('raw', utf8.encode(secret), 'HKDF', false, ['deriveKey'])
  const from = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: bytesFromBase64Url(salt),
    info: utf8.encode(info),
  })
  const cipherKey = (info: string) =>
    crypto.subtle.deriveKey(from(info), base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  const places = await crypto.subtle.deriveKey(from(nameKeyFor.place), base, hmac, false, ['sign'])

  return {
    async placeOf(bucket) {
      return base64UrlOf(new Uint8Array(await crypto.subtle.sign('HMAC', places, utf8.encode(bucket))))
    },
    seal: async (bucket, value) => seal(await cipherKey(nameKeyFor.bucket(bucket)), value),
    async open<T>(bucket: string, sealed: Sealed) {
      const key = await cipherKey(nameKeyFor.bucket(bucket))
      return unseal<T>(key, sealed).catch(() => undefined)
    },
    async openAnswer(sealed) {
      const bytes = bytesFromBase64Url(sealed)
      const iv = bytes.subarray(0, nameIvBytes)
      const key = await cipherKey(nameKeyFor.answer)
      const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(nameIvBytes))
      const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
      return (await new Response(unpacked).json()) as NamesAnswer
    },
  }
}
