// A member's open door goes on at the other installation by a session there. Its secret is made from the hash of the
// secret here and the key of the move, so the other installation never learns a token that is good here.
import { createHash } from 'node:crypto'
import { readToken } from '../../auth/token.ts'

/** The token of the same session at the other installation; undefined if the text is no token. */
export function tokenElsewhere(token: string, doorKey: Buffer): string | undefined {
  const read = readToken(token)
  if (!read) return undefined
  const secret = createHash('sha256').update(doorKey).update(read.secretHash).digest('base64url')
  return `${read.id}.${secret}`
}

/** SQL for the hash that the other installation keeps of that secret. `key` and `hash` are expressions of bytea. */
export function hashElsewhere(key: string, hash: string): string {
  const secret = `translate(rtrim(encode(sha256(${key} || ${hash}), 'base64'), '='), '+/', '-_')`
  return `sha256(convert_to(${secret}, 'UTF8'))`
}
