// Carries out the sending of saved scans.
import { allLists } from '#contract/lists.ts'
import { scanners } from '#contract/own-teams.ts'
import { handInScans, type MadeOffline } from '#contract/scanning.ts'
import type { WalkIn } from '#contract/walk-in.ts'
import { Declined } from '../../../api/declined.ts'
import type { DoorList } from '../door/door-list.ts'
import type { Direction } from '../door/door-occasion.ts'
import type { HandInCommand } from '../door/machine/commands.ts'
import type { QueuedScan, Storage } from '../door/kept.ts'
import type { Server } from '../door/ports.ts'
import { nameOfScan } from './names-here.ts'
import { isFromBefore } from './from-before.ts'
import { failed, inTime, within, workTakesMs, type Hands } from './hands.ts'
import { savedElsewhere, savedScans, setAside } from './queue.ts'
import { settleScans } from './settle-scans.ts'

type Do<What extends HandInCommand['do']> = Extract<HandInCommand, { do: What }>

const answerTakesMs = 20_000

export const lockOf = (listId: string) => `listpass-door-hand-in:${listId}`

export async function readWaiting(hands: Hands, { listId, door, clockOffsetMs }: Do<'read waiting'>): Promise<void> {
  await orNotTaken(hands, listId, async (storage) => {
    const scans = (await savedScans(storage, listId))
      .filter((scan) => !isFromBefore(door, scan, clockOffsetMs))
      .map((scan) => ({ ...scan, clockOffsetMs: scan.clockOffsetMs ?? clockOffsetMs }))
    if (scans.length === 0) await sendKeptAnswers(hands, storage, listId)
    hands.send({
      type: 'waiting',
      listId,
      scans: await Promise.all(scans.map((scan) => toWire(hands, storage, door, scan))),
    })
  })
}

/** Loaded only where there are any. */
async function sendKeptAnswers(hands: Hands, storage: Storage, listId: string): Promise<void> {
  if ((await storage.database.countFromIndex('answers', 'list', listId)) === 0) return
  await (await import('./answers.ts')).sendAnswers(hands, storage, listId)
}

async function toWire(hands: Hands, { crypt }: Storage, door: DoorList, scan: QueuedScan): Promise<MadeOffline> {
  const { clockOffsetMs, told, partyId, contactId, guest, undoneAt } = scan
  return {
    qr_code: await crypt.unseal<string>(scan.text),
    scan_id: scan.scanId,
    scanned_at: new Date(scan.scannedAt).toISOString(),
    ...(clockOffsetMs === undefined ? {} : { clock_offset_ms: clockOffsetMs }),
    ...(partyId === undefined ? {} : { party_id: partyId }),
    ...(contactId !== undefined && { contact_id: contactId }),
    ...(guest && { guest: await crypt.unseal<WalkIn>(guest.sealed) }),
    ...(undoneAt !== undefined && { undone_at: new Date(undoneAt).toISOString() }),
    told: told!,
    ...madeFor(hands, door, scan),
  }
}

/** A scan keeps its occasion, even if the link has another one by now and this door does not know it yet. */
function madeFor(
  { isOrganiser }: Hands,
  { id, occasion }: DoorList,
  scan: QueuedScan,
): Pick<MadeOffline, 'occasion_id' | 'direction'> {
  const { occasionId, listId, isExit } = scan
  const isMain = occasionId === undefined || occasionId === listId
  const occasion_id = isMain ? (isOrganiser ? undefined : id) : occasionId
  const direction: Direction | undefined = isExit ? 'out' : occasion?.direction === 'out' ? 'in' : undefined
  return { ...(occasion_id !== undefined && { occasion_id }), ...(direction !== undefined && { direction }) }
}

export async function handIn(hands: Hands, { listId, scans }: Do<'hand in'>): Promise<void> {
  const { ports, send } = hands
  await orNotTaken(hands, listId, async () => {
    const input = { params: { listId }, body: { scans: [...scans] } }
    const call = (signal: AbortSignal) => ports.server.ask(handInScans, input, signal)
    const { verdicts } = await within(ports.clock, answerTakesMs, call)
    send({ type: 'taken', listId, verdicts })
  })
}

export async function settle(hands: Hands, { listId, answered }: Do<'settle'>): Promise<void> {
  await orNotTaken(hands, listId, async (storage) => {
    const nameOf = async ({ scan_id: id, qr_code: text }: MadeOffline) => {
      const named = (await storage.database.getFromIndex('queue', 'scan', id))?.named
      return nameOfScan(storage, listId, { named, text })
    }
    const settled = await settleScans(storage, answered, nameOf, hands.ports.clock.now())
    hands.send({ type: 'settled', listId, settled })
  })
}

export async function putAside(hands: Hands, { listId, scan }: Do<'set aside'>): Promise<void> {
  await orNotTaken(hands, listId, async (storage) => {
    const named = (await storage.database.getFromIndex('queue', 'scan', scan.scan_id))?.named
    const name = await nameOfScan(storage, listId, { named, text: scan.qr_code })
    const alert = await setAside(storage, scan.scan_id, await storage.crypt.seal(name ?? null))
    hands.send({ type: 'set aside', listId, alert })
  })
}

async function orNotTaken(hands: Hands, listId: string, work: (storage: Storage) => Promise<void>): Promise<void> {
  try {
    await inTime(
      hands.ports.clock,
      hands.storage.then((storage) => work(storage!)),
      workTakesMs,
    )
  } catch (error) {
    hands.send({ type: 'not taken', listId, failure: failed(hands, error) })
  }
}

/**
 * Finds other lists with waiting scans: only those of this organiser. Scans of all others stay on the device.
 */
export async function findListsElsewhere(hands: Hands): Promise<void> {
  const { ports, listId, isOrganiser, send } = hands
  try {
    const found = hands.storage.then((storage) => savedElsewhere(storage!, listId))
    const waiting = await inTime(ports.clock, found, workTakesMs)
    const asked = isOrganiser && waiting.size > 0
    const own = asked ? await within(ports.clock, workTakesMs, () => listsOf(ports.server)) : new Set()
    send({ type: 'lists elsewhere', lists: [...waiting.keys()].filter((id) => own.has(id)) })
  } catch (error) {
    send({ type: 'no lists elsewhere', failure: failed(hands, error) })
  }
}

/** The lists of this team, and all that the person may scan in others. A door member may not read the lists of a team. */
async function listsOf({ ask }: Server): Promise<Set<string>> {
  const { scanners: found } = await ask(scanners, {})
  const { lists } = await ask(allLists, {}).catch((error: unknown) => {
    if (error instanceof Declined && error.status === 403) return { lists: [] }
    throw error
  })
  return new Set([...lists.map(({ id }) => id), ...found.map(({ list_id: id }) => id)])
}
