import { hash, randomBytes, randomUUIDv7, timingSafeEqual } from 'node:crypto'

/** A token, of a session or of a link, is `id.secret`; only the hash of the secret is stored. */
export function newToken(): { id: string; token: string; secretHash: Buffer } {
  const id = randomUUIDv7()
  const secret = randomBytes(32).toString('base64url')
  return { id, token: `${id}.${secret}`, secretHash: hashOf(secret) }
}

type ReadToken = { id: string; secretHash: Buffer; fits: (secretHash: Buffer) => boolean }

/** Undefined when the text cannot be a token. */
export function readToken(token: string): ReadToken | undefined {
  const parts = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token)
  if (!parts) return undefined
  const given = hashOf(parts[2]!)
  return { id: parts[1]!, secretHash: given, fits: (secretHash) => timingSafeEqual(given, secretHash) }
}

function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
