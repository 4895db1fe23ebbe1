// Carries out the commands on the browser's storage that concern no scan.
import { scansKept } from '#contract/limits.ts'
import type { KeptCommand } from '../door/machine/commands.ts'
import type { HeldScan, LeftScan } from '../door/machine/events.ts'
import type { Storage } from '../door/kept.ts'
import { dropAlert, keptAlerts } from './alerts.ts'
import { nameOfScan } from './names-here.ts'
import { isFromBefore } from './from-before.ts'
import { inTime, workTakesMs, type Hands } from './hands.ts'
import { hasNoRoom } from './has-no-room.ts'
import { changeList } from './keep-list.ts'
import { savedElsewhere, savedScans } from './queue.ts'
import { sweep } from './sweep.ts'

type Do<What extends KeptCommand['do']> = Extract<KeptCommand, { do: What }>

export async function open({ storage: opening, ports, listId, send }: Hands): Promise<void> {
  try {
    const storage = await opening
    if (!storage) return send({ type: 'refused', isFull: ports.kept.isFull() })
    const list = await storage.database.get('lists', listId)
    send({ type: 'opened', clockOffsetMs: list?.clockOffsetMs })
  } catch (error) {
    console.warn('The scanner works with a connection only.', error)
    send({ type: 'refused', isFull: hasNoRoom(error) })
  }
}

/** A failure here never stops the door. */
export async function prepare(hands: Hands, { isHeld }: Do<'prepare'>): Promise<void> {
  const { ports, listId, send } = hands
  const storage = (await hands.storage)!
  const at = ports.clock.now()
  let held: HeldScan[] = []
  let left: LeftScan[] = []
  let isPersistent = false
  async function tidy(): Promise<void> {
    await changeList(storage, listId, { openedAt: at, isLeft: false })
    await sweep(storage, at)
    if (isHeld) held = await heldScans(hands, storage)
    else left = await leftGuests(hands, storage)
    isPersistent = await ports.kept.isPersistent()
  }
  await inTime(ports.clock, tidy(), workTakesMs).catch((error: unknown) =>
    console.warn('The stored data could not be tidied.', error),
  )
  send({ type: 'prepared', held, left, isPersistent })
}

/** Loaded only where there are any. */
async function leftGuests(hands: Hands, { database, crypt }: Storage): Promise<LeftScan[]> {
  const scans = await database.getAllFromIndex('queue', 'list', hands.listId)
  const left = scans.filter(({ state, guest }) => state === 'sending' && guest !== undefined)
  return left.length === 0 ? [] : (await import('./left-scans.ts')).leftScans(hands.ports.tabs, crypt, left)
}

/** After a reload, a closed door shows the scans that this device still holds, a party as one. */
async function heldScans(hands: Hands, storage: Storage): Promise<HeldScan[]> {
  const scans = await savedScans(storage, hands.listId)
  const parties = [...Map.groupBy(scans, ({ scanId, partyId = scanId }) => partyId).values()].slice(-scansKept)
  return Promise.all(
    parties.map(async ([first, ...others]) => {
      const { scanId: id, text: sealed, told: reason = 'ok', scannedAt } = first!
      const text = await storage.crypt.unseal<string>(sealed)
      const name = await nameOfScan(storage, hands.listId, { named: first!.named, text })
      const colour = reason === 'ok' ? 'green' : 'dark-red'
      const people = others.length > 0 && { people: others.length + 1 }
      const local = { reason, name, scanCount: undefined, maxScans: undefined, colour, ...people } as const
      const undone = [first!, ...others].filter(({ undoneAt }) => undoneAt !== undefined).map(({ scanId }) => scanId)
      return { id, text, at: new Date(scannedAt), local, party: others.map(({ scanId }) => scanId), undone }
    }),
  )
}

export async function readStoredData(hands: Hands, { door, clockOffsetMs }: Do<'read stored data'>): Promise<void> {
  const { listId, send } = hands
  const storage = await hands.storage
  if (!storage) return
  const [saved, elsewhere, list, alerts] = await Promise.all([
    savedScans(storage, listId),
    savedElsewhere(storage, listId),
    storage.database.get('lists', listId),
    keptAlerts(storage, listId),
  ])
  const forOrganiser = saved.filter((scan) => isFromBefore(door, scan, clockOffsetMs)).length
  send({
    type: 'stored data',
    kept: {
      pending: saved.length - forOrganiser,
      pendingForOrganiser: forOrganiser,
      pendingElsewhere: [...elsewhere.values()].reduce((sum, count) => sum + count, 0),
      list: list && { listAge: new Date(list.knownAt), counters: list.counters },
      alerts,
    },
  })
}

/** Requested while staff are using the page, because browsers then grant it sooner. */
export async function persist({ ports, send }: Hands): Promise<void> {
  send({ type: 'persistent', isPersistent: await ports.kept.persist() })
}

export async function changeStoredList(hands: Hands, { changes }: Do<'change list'>): Promise<void> {
  const storage = await hands.storage
  if (storage) await changeList(storage, hands.listId, changes)
}

export async function forgetAlert(hands: Hands, { alertId }: Do<'drop alert'>): Promise<void> {
  const storage = await hands.storage
  if (storage) await dropAlert(storage, alertId)
}
