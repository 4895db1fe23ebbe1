// One contact of an offline list (domain/offline-entry.ts): only a holder of the code can find and read it.
import { createCipheriv, hash } from 'node:crypto'
import { offlineNamesLimit } from '#contract/limits.ts'
import type { OfflineEntry } from '#contract/offline.ts'
import { isOwnCode } from '#domain/code.ts'
import { maskEmails } from '#domain/mask-email.ts'
import { hashBytes, hashedFor, ivBytes } from '#domain/offline-entry.ts'

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
}

export function sealEntry(salt: Buffer, row: EntryRow): OfflineEntry {
  const { codeKey, scanCount, maxScans, state, visit } = row
  // Scanner links read the same list as the organiser, so a contact without a name is shown by the masked email.
  const name = maskEmails(row.name)
  const sealed = name === '' ? '' : sealName(salt, codeKey, name)
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

function sealName(salt: Buffer, codeKey: string, name: string): string {
  const iv = salted(salt, hashedFor.iv(codeKey, name)).subarray(0, ivBytes)
  const cipher = createCipheriv('aes-256-gcm', salted(salt, hashedFor.key(codeKey)), iv)
  return Buffer.concat([iv, cipher.update(name, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
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

/**
 * Seals many entries without blocking the server. Codes of an earlier tool may be guessable, such as ids that count up.
 * Their entries have no names; otherwise the holder of a list could read names by trying codes.
 */
export async function sealEntries(salt: Buffer, rows: EntryRow[], withNames: boolean): Promise<OfflineEntry[]> {
  const entries: OfflineEntry[] = []
  for (let from = 0; from < rows.length; from += atOnce) {
    if (from > 0) await new Promise(setImmediate)
    for (const row of rows.slice(from, from + atOnce))
      entries.push(sealEntry(salt, withNames && isOwnCode(row.codeKey) ? row : { ...row, name: '' }))
  }
  return entries
}
