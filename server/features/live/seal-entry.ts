// One contact of an offline list (domain/offline-entry.ts): only a holder of the code can find and read it.
import { createCipheriv, hash } from 'node:crypto'
import { offlineNamesLimit } from '#contract/limits.ts'
import type { GuestCard } from '#contract/guest-card.ts'
import type { OfflineCard, OfflineEntry } from '#contract/offline.ts'
import { isOwnCode } from '#domain/code.ts'
import { maskEmails } from '#domain/mask-email.ts'
import { hashBytes, hashedFor, ivBytes } from '#domain/offline-entry.ts'
import { maskCard } from '../scanning/wire-verdict.ts'

export type EntryRow = {
  codeKey: string
  scanCount: number
  maxScans: number
  state: OfflineEntry[3]
  name: string
  /** Where the occasion keeps them: how many are inside, the latest day of an entry, its entries. */
  visit?: NonNullable<OfflineEntry[5]> | undefined
  /** The contact's latest email bounced. */
  isUnreached?: boolean | undefined
  card?: GuestCard | undefined
}

export function sealEntry(salt: Buffer, row: EntryRow): OfflineEntry {
  const { codeKey, scanCount, maxScans, state, visit } = row
  // Scanner links read the same list as the organiser, so a contact without a name is shown by the masked email.
  const name = maskEmails(row.name)
  const sealed = name === '' ? '' : sealText(salt, codeKey, name)
  const entry = [hashOfCode(salt, codeKey), scanCount, maxScans, state, sealed] as const
  return visit && hasCome(visit) ? [...entry, visit] : [...entry]
}

/** Most contacts of an occasion have not come yet, and their entries are as short as those of a list. */
function hasCome([inside, day, onDay]: NonNullable<EntryRow['visit']>): boolean {
  return inside !== 0 || day !== null || onDay !== 0
}

export function hashOfCode(salt: Buffer, codeKey: string): string {
  return salted(salt, hashedFor.entry(codeKey)).subarray(0, hashBytes).toString('base64url')
}

function sealText(salt: Buffer, codeKey: string, text: string): string {
  const iv = salted(salt, hashedFor.iv(codeKey, text)).subarray(0, ivBytes)
  const cipher = createCipheriv('aes-256-gcm', salted(salt, hashedFor.key(codeKey)), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

function salted(salt: Buffer, text: string): Buffer {
  return hash('sha256', Buffer.concat([salt, Buffer.from(text)]), 'buffer')
}

/** The places of the entries whose latest email bounced. Undefined without any. */
export function unreachedOf(rows: Pick<EntryRow, 'isUnreached'>[]): number[] | undefined {
  const places = rows.flatMap(({ isUnreached }, place) => (isUnreached ? [place] : []))
  return places.length === 0 ? undefined : places
}

/** Doors of larger lists get hashes and counts only. */
export function hasNames(listed: number): boolean {
  return listed <= offlineNamesLimit
}

/** After sealing this many entries, which takes a few milliseconds, other work gets a turn. */
const atOnce = 100

/** The sealed parts of an answer: the entries, and the cards beside them. */
export type SealedRows = { entries: OfflineEntry[]; cards: OfflineCard[] | undefined }

/**
 * Seals many entries without blocking the server. Codes of an earlier tool may be guessable, such as ids that count up.
 * Their entries have neither name nor card; otherwise the holder of a list could read them by trying codes.
 */
export async function sealRows(salt: Buffer, rows: EntryRow[], withNames: boolean): Promise<SealedRows> {
  const entries: OfflineEntry[] = []
  const cards: OfflineCard[] = []
  for (const [place, row] of rows.entries()) {
    if (place > 0 && place % atOnce === 0) await new Promise(setImmediate)
    const isNamed = withNames && isOwnCode(row.codeKey)
    entries.push(sealEntry(salt, isNamed ? row : { ...row, name: '' }))
    if (isNamed && row.card) cards.push([place, sealText(salt, row.codeKey, JSON.stringify(maskCard(row.card)))])
  }
  return { entries, cards: cards.length === 0 ? undefined : cards }
}
