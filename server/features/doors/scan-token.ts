import { hash, randomBytes, randomUUIDv7 } from 'node:crypto'

export type NewScanToken = { sessionId: string; token: string; secretHash: Buffer }

/** `list.session.secret`: the list id sets the scope of row-level security, and only the secret's hash is stored. */
export function newScanToken(listId: string): NewScanToken {
  const sessionId = randomUUIDv7()
  const secret = randomBytes(32).toString('base64url')
  return { sessionId, token: `${listId}.${sessionId}.${secret}`, secretHash: hashOf(secret) }
}

const shape =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** Undefined if the text cannot be a token. */
export function readScanToken(token: string): { listId: string; sessionId: string; secretHash: Buffer } | undefined {
  const [, listId, sessionId, secret] = shape.exec(token) ?? []
  return listId && sessionId && secret ? { listId, sessionId, secretHash: hashOf(secret) } : undefined
}

function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
