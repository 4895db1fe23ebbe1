// The offline verdict: the same rules as on the server (domain/decide.ts), applied to the stored list.
import { codeInText } from '#domain/link.ts'
import { flashColour } from '#domain/colour.ts'
import { decide } from '#domain/decide.ts'
import { entryStates } from '#domain/offline-entry.ts'
import { localReasons } from '#contract/scanning.ts'
import type { DoorList } from '../door/door-access.ts'
import type { LocalReason, LocalVerdict } from '../door/scan-log.ts'
import { findEntry, firstByteOf, type Entry } from './bucket.ts'
import type { Crypt, KeptList, OwnScan, QueuedScan, Storage } from '../door/kept.ts'

export type Asked = {
  text: string
  /** The last known state of the door. */
  door: DoorList
  /** Undefined before the first measurement: then the device's own clock is used. */
  clockOffsetMs: number | undefined
  now: number
}

type Decision = { reason: LocalReason; entry: Entry | undefined; count: number }

/** The hash of a text's code in this list; empty if the text holds no code. */
export async function hashOfText(crypt: Crypt, salt: string, text: string): Promise<string> {
  const code = codeInText(text)
  return code === undefined ? '' : crypt.hashOfCode(salt, code)
}

/**
 * Decides and stores the decision in one transaction. The door shows the verdict only after that. Undefined without a
 * list.
 */
export async function decideHere(
  storage: Storage,
  asked: Asked,
  scan: Pick<QueuedScan, 'scanId' | 'text' | 'scannedAt'>,
): Promise<LocalVerdict | undefined> {
  const listId = asked.door.id
  const salt = (await storage.database.get('lists', listId))?.salt
  if (salt === undefined) return undefined
  const hash = await hashOfText(storage.crypt, salt, asked.text)

  // Nothing but the database may be waited for from here on, or the transaction ends.
  const change = storage.database.transaction(['lists', 'buckets', 'queue', 'own'], 'readwrite', {
    durability: 'strict',
  })
  const queue = change.objectStore('queue')
  const list = await change.objectStore('lists').get(listId)
  if (list?.salt !== salt) return undefined
  const bucket = await change.objectStore('buckets').get([listId, list.generation, firstByteOf(hash)])
  const begun = await queue.index('scan').get(scan.scanId)
  const decision = decideBy(asked, hash, {
    entry: findEntry(bucket, hash),
    queued: await queue.index('hash').getAll([listId, hash]),
    own: await change.objectStore('own').index('hash').getAll([listId, hash]),
    begun,
  })
  await queue.put({
    ...(begun?.order === undefined ? {} : { order: begun.order }),
    ...scan,
    listId,
    hash,
    state: 'saved',
    told: decision.reason,
    clockOffsetMs: asked.clockOffsetMs,
    heard: begun?.heard,
    elsewhere: begun?.elsewhere,
    isOfLink: begun?.isOfLink,
    page: '',
  })
  await change.done
  return verdictOf(storage.crypt, asked, salt, decision)
}

/** The same verdict without storing anything. */
export async function previewHere(storage: Storage, asked: Asked): Promise<LocalVerdict | undefined> {
  const listId = asked.door.id
  const list = await storage.database.get('lists', listId)
  if (!list) return undefined
  const hash = await hashOfText(storage.crypt, list.salt, asked.text)
  return verdictOf(storage.crypt, asked, list.salt, await decideNow(storage, asked, list, hash))
}

async function decideNow({ database }: Storage, asked: Asked, list: KeptList, hash: string): Promise<Decision> {
  const [bucket, queued, own] = await Promise.all([
    database.get('buckets', [list.id, list.generation, firstByteOf(hash)]),
    database.getAllFromIndex('queue', 'hash', [list.id, hash]),
    database.getAllFromIndex('own', 'hash', [list.id, hash]),
  ])
  return decideBy(asked, hash, { entry: findEntry(bucket, hash), queued, own, begun: undefined })
}

type Known = { entry: Entry | undefined; queued: QueuedScan[]; own: OwnScan[]; begun: QueuedScan | undefined }

/** Adds this door's own admissions to the list's counts: each once, from whichever source it is known. */
export function decideBy(asked: Asked, hash: string, { entry, queued, own, begun }: Known): Decision {
  // The server admitted this very scan, and only its answer was lost.
  if (begun?.heard === 'accepted') return { reason: 'ok', entry, count: entry?.scanCount ?? 1 }
  const confirmed = own.filter(({ isInList }) => !isInList).map(({ countAfter }) => countAfter)
  const waiting = queued.filter(
    (scan) => scan.told === 'ok' && scan.heard === undefined && scan.scanId !== begun?.scanId,
  )
  const count = Math.max(entry?.scanCount ?? 0, ...confirmed) + waiting.length
  const { is_active: isListOpen, expires_at: expiresAt } = asked.door
  const now = asked.now + (asked.clockOffsetMs ?? 0)
  const reason = decide({
    isDoorEnded: expiresAt !== null && Date.parse(expiresAt) <= now,
    isListOpen,
    hasCode: hash !== '',
    contact: entry && {
      isRemoved: entry.state === entryStates.removed,
      isBlocked: entry.state === entryStates.blocked,
      scanCount: count,
      maxScans: entry.maxScans,
    },
  })
  if (!isLocal(reason)) throw new Error(`A door cannot tell ${reason} by itself.`)
  return { reason, entry, count: reason === 'ok' ? count + 1 : count }
}

function isLocal(reason: string): reason is LocalReason {
  return (localReasons as readonly string[]).includes(reason)
}

async function verdictOf(crypt: Crypt, { text, door }: Asked, salt: string, decision: Decision): Promise<LocalVerdict> {
  const { reason, entry, count } = decision
  const isMeant = entry && reason !== 'link_expired' && reason !== 'list_inactive'
  const name = isMeant ? await crypt.openName(salt, codeInText(text) ?? '', entry.sealedName) : undefined
  const names = { listName: door.name, displayValue: name ?? '' }
  return {
    reason,
    name,
    scanCount: isMeant ? count : undefined,
    maxScans: isMeant ? entry.maxScans : undefined,
    colour: flashColour(reason === 'ok', names, door.colour_rules),
  }
}
