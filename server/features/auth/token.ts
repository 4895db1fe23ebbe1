import { hash, randomBytes, randomUUIDv7, timingSafeEqual } from 'node:crypto'

/**
 * A token, of a session or of a link, is `id.secret`; only the hash of the secret is stored. Ids of links grow with the time
 * at which they were asked for: by the same clock at every node, where one is given.
 */
export function newToken(askedAt?: Date): { id: string; token: string; secretHash: Buffer } {
  const id = askedAt ? uuidOf(askedAt) : randomUUIDv7()
  const secret = randomBytes(32).toString('base64url')
  return { id, token: `${id}.${secret}`, secretHash: hashOf(secret) }
}

/** A UUIDv7 begins with 48 bits of milliseconds. */
function uuidOf(time: Date): string {
  const ms = time.getTime().toString(16).padStart(12, '0')
  return `${ms.slice(0, 8)}-${ms.slice(8)}${randomUUIDv7().slice(13)}`
}

type ReadToken = { id: string; secretHash: Buffer; fits: (secretHash: Buffer) => boolean }

/** Undefined when the text cannot be a token. */
export function readToken(token: string): ReadToken | undefined {
  const [, id, secret] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !secret) return undefined
  const given = hashOf(secret)
  return { id, secretHash: given, fits: (secretHash) => timingSafeEqual(given, secretHash) }
}

function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

/** How a session began. `totp`, `recovery`: with the password, and then a code. */
export type Way = 'password' | 'totp' | 'recovery' | 'passkey' | 'oidc'

/** Whether a stolen password alone could not have begun the session. */
export function isStrong(way: Way): boolean {
  return way === 'totp' || way === 'recovery' || way === 'passkey'
}

// DESIGN §7: how long a session lasts without being used, and at most.
export const idle = '7 days'
export const absolute = '30 days'
