// A door's cursor: opaque to the door. The database checks that it belongs to this occasion and to the present history.
import { createHash } from 'node:crypto'

/**
 * How far a list was read: the numbers of its latest event and of its latest change. `mark`: 8 hexadecimal digits that
 * tell whether the rows with these numbers are still the same.
 */
export type Position = { seq: number; no: number; mark: string }

/** No occasion has this mark, so the door reads the whole list. */
const ofNoList: Position = { seq: 0, no: 0, mark: '' }

export function writeCursor({ seq, no, mark }: Position): string {
  return `${seq}.${no}.${mark}`
}

/** Listpass did not write a cursor that cannot be read: no occasion accepts it. */
export function readCursor(text: string): Position {
  const [, seq, no, mark] = /^(\d{1,15})\.(\d{1,15})\.([0-9a-f]{8})$/.exec(text) ?? []
  if (seq === undefined || no === undefined || mark === undefined) return ofNoList
  return { seq: Number(seq), no: Number(no), mark }
}

/** The next page of a whole list: the cursor of its first page, the last contact of the page before, and a mark. */
export function writePlace(cursor: string, contactId: string, salt: Buffer): string {
  const id = Buffer.from(contactId.replaceAll('-', ''), 'hex')
  return `${cursor}~${Buffer.concat([id, markOf(salt)]).toString('base64url')}`
}

/** Undefined if it is not a place of this occasion. */
export function readPlace(text: string, salt: Buffer): { cursor: string; contactId: string } | undefined {
  const [, cursor, place] = /^([^~]{1,40})~([\w-]{28})$/.exec(text) ?? []
  if (cursor === undefined || place === undefined) return undefined
  const bytes = Buffer.from(place, 'base64url')
  if (!bytes.subarray(16).equals(markOf(salt))) return undefined
  const hex = bytes.toString('hex', 0, 16)
  return { cursor, contactId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') }
}

/** 5 bytes. Each occasion has its own salt. */
function markOf(salt: Buffer): Buffer {
  return createHash('sha256').update('place:').update(salt).digest().subarray(0, 5)
}

/** An occasion of a list, where doors scan. The main occasion has the list's id. */
export type Place = { listId: string; occasionId: string }

export function placeKey({ listId, occasionId }: Place): string {
  return `${listId} ${occasionId}`
}
