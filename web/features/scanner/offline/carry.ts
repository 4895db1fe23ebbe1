// Scans go along from the former address of a team to its new one. The policy of a door's page allows no call to another host, so
// they are in the address itself: they stay on the device until then, and the server knows a scan again that comes twice.
import * as z from 'zod/mini'
import { localReasons } from '#contract/scanning.ts'
import { walkIn } from '#contract/walk-in.ts'
import { carriedKey, carriedMark } from '../../../product/carried.ts'
import { words } from '../../../words/door-later.ts'
import type { WalkIn } from '#contract/walk-in.ts'
import type { Answers } from '../door/answers.ts'
import type { DoorAccess } from '../door/door-access.ts'
import type { QueuedScan, Storage } from '../door/kept.ts'
import { base64UrlOf, bytesFromBase64Url } from './base64url.ts'
import { savedScans } from './queue.ts'
import { findDoor } from './remembered-door.ts'
import { openStorage } from './storage.ts'

const scan = z.object({
  scanId: z.uuid(),
  hash: z.string(),
  text: z.string(),
  told: z.enum(localReasons),
  scannedAt: z.number(),
  clockOffsetMs: z.optional(z.number()),
  undoneAt: z.optional(z.number()),
  heard: z.optional(z.enum(['accepted', 'undone', 'conflict'])),
  elsewhere: z.optional(z.array(z.object({ scanId: z.string(), at: z.number(), door: z.string() }))),
  occasionId: z.optional(z.uuid()),
  isExit: z.optional(z.boolean()),
  moves: z.optional(z.number()),
  partyId: z.optional(z.uuid()),
  contactId: z.optional(z.uuid()),
  named: z.optional(z.string()),
  guest: z.optional(z.object({ sealed: walkIn, most: z.int() })),
  isOfLink: z.optional(z.boolean()),
  linkMadeAt: z.optional(z.string()),
})

/** Anybody can write such an address, so what it brings is read like an answer of a stranger. */
const brought = z.object({
  listId: z.string(),
  scans: z.array(scan),
  answers: z.array(z.object({ scanId: z.uuid(), at: z.number(), sealed: z.record(z.string(), z.string()) })),
})

type Brought = z.output<typeof brought>

let isGoing = false

export async function go(access: DoorAccess, address: string): Promise<void> {
  if (isGoing) return
  const storage = await openStorage()
  const listId = (await findDoor(access))?.list.id
  const carried = storage && listId !== undefined ? await packed(storage, listId) : undefined
  isGoing = true
  location.replace(address + location.pathname + location.search + (carried === undefined ? '' : carriedMark + carried))
}

/** Rejects if this device cannot store it now: it waits for the next opening. */
export async function takeOver(access: DoorAccess, listId: string, carried: string): Promise<void> {
  const storage = await openStorage()
  const found = await readCarried(carried).catch((error: unknown) =>
    console.warn('The address brought nothing that can be read.', error),
  )
  // A person who knows a scanner link may hand in scans with it. A stranger could send a member this address, so the page asks.
  if (found && storage && (!access.isOrganiser || globalThis.confirm(words.carried.handIn)))
    await unpacked(storage, listId, found)
  sessionStorage.removeItem(carriedKey)
}

/** Undefined if the list has nothing that waits. */
export async function packed({ database, crypt }: Storage, listId: string): Promise<string | undefined> {
  const scans = await savedScans({ database, crypt }, listId)
  const answers = await database.getAllFromIndex('answers', 'list', listId)
  if (scans.length + answers.length === 0) return undefined
  const carried: Brought = {
    listId,
    scans: await Promise.all(
      scans.map(async ({ text, named, guest, told, ...kept }) => ({
        ...kept,
        told: told ?? 'ok',
        text: await crypt.unseal<string>(text),
        named: named && (await crypt.unseal<string>(named)),
        guest: guest && { most: guest.most, sealed: await crypt.unseal<WalkIn>(guest.sealed) },
      })),
    ),
    answers: await Promise.all(
      answers.map(async ({ scanId, at, sealed }) => ({ scanId, at, sealed: await crypt.unseal<Answers>(sealed) })),
    ),
  }
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(carried)))
  return base64UrlOf(bytes)
}

export async function readCarried(carried: string): Promise<Brought> {
  const bytes = await through(new DecompressionStream('deflate-raw'), bytesFromBase64Url(carried))
  const text = new TextDecoder().decode(bytes)
  return brought.parse(JSON.parse(text))
}

/** Adds what this device does not have yet, and only for the list of its door. */
export async function unpacked({ database, crypt }: Storage, ofList: string, found: Brought): Promise<void> {
  const { listId, scans, answers } = found
  if (listId !== ofList) return
  const sealedScans = await Promise.all(
    scans.map(async ({ undoneAt, clockOffsetMs, heard, named, guest, ...each }): Promise<QueuedScan> => ({
      ...each,
      listId,
      page: '',
      state: 'saved',
      clockOffsetMs,
      heard,
      ...(undoneAt !== undefined && { undoneAt }),
      text: await crypt.seal(each.text),
      named: named === undefined ? undefined : await crypt.seal(named),
      guest: guest && { most: guest.most, sealed: await crypt.seal(guest.sealed) },
    })),
  )
  const sealedAnswers = await Promise.all(
    answers.map(async (kept) => ({ ...kept, listId, sealed: await crypt.seal(kept.sealed) })),
  )
  const change = database.transaction(['queue', 'own', 'answers'], 'readwrite')
  const queue = change.objectStore('queue')
  for (const each of sealedScans)
    if (!(await queue.index('scan').getKey(each.scanId)) && !(await change.objectStore('own').getKey(each.scanId)))
      await queue.put(each)
  for (const kept of sealedAnswers) await change.objectStore('answers').put(kept)
  await change.done
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}
