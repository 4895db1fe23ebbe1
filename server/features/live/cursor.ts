// A door's cursor: opaque to the door, and useless for another list or another salt.
import { createHash } from 'node:crypto'
import type { Position } from './store.ts'

export function writeCursor({ seq, xid, timeline }: Position, salt: Buffer): string {
  return `${seq}.${xid}.${timeline}.${markOf(salt)}`
}

/** Undefined if it cannot be a cursor. Its list is checked when the salt is known. */
export function readCursor(text: string): (Position & { isOf: (salt: Buffer) => boolean }) | undefined {
  const [, seq, xid, timeline, mark] = /^(\d{1,15})\.(\d{1,18})\.([0-9A-F]{8})\.([\w-]{6})$/.exec(text) ?? []
  if (seq === undefined || xid === undefined || timeline === undefined) return undefined
  return { seq: Number(seq), xid, timeline, isOf: (salt) => markOf(salt) === mark }
}

function markOf(salt: Buffer): string {
  return createHash('sha256').update('cursor:').update(salt).digest('base64url').slice(0, 6)
}

/** The next page of a whole list: the cursor of its first page, and the last contact of the page before. */
export function writePlace(cursor: string, contactId: string): string {
  return `${cursor}~${Buffer.from(contactId.replaceAll('-', ''), 'hex').toString('base64url')}`
}

export function readPlace(text: string): { cursor: string; contactId: string } | undefined {
  const [, cursor, place] = /^([^~]{1,50})~([\w-]{22})$/.exec(text) ?? []
  if (cursor === undefined || place === undefined) return undefined
  const hex = Buffer.from(place, 'base64url').toString('hex')
  return { cursor, contactId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') }
}
