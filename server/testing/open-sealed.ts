import { createDecipheriv, createHash } from 'node:crypto'
import type { GuestCard } from '#contract/guest-card.ts'
import type { OfflineCard, OfflineEntry } from '#contract/offline.ts'
import { hashedFor, ivBytes } from '#domain/offline-entry.ts'
import { hashOfCode } from '../features/live/seal-entry.ts'

type Answer = { salt: string; entries: OfflineEntry[]; cards?: OfflineCard[] | undefined }

/** The card of a code in an offline list, opened as a door does. Undefined without one. */
export function openSealed({ salt: text, entries, cards = [] }: Answer, code: string): GuestCard | undefined {
  const salt = Buffer.from(text, 'base64url')
  const codeKey = code.toUpperCase()
  const at = entries.findIndex(([hash]) => hash === hashOfCode(salt, codeKey))
  const sealed = cards.find(([place]) => place === at)?.[1]
  if (sealed === undefined) return undefined
  const bytes = Buffer.from(sealed, 'base64url')
  const key = createHash('sha256').update(salt).update(hashedFor.key(codeKey)).digest()
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(-16))
  const opened = decipher.update(bytes.subarray(ivBytes, -16), undefined, 'utf8') + decipher.final('utf8')
  return JSON.parse(opened) as GuestCard
}
