// Carries out the reading of the list, and listens to the stream.
import { offlineList } from '#contract/offline.ts'
import type { FollowCommand } from '../door/machine/commands.ts'
import { shapeOf } from '../door/door-occasion.ts'
import type { Listening } from '../door/ports.ts'
import { failed, inRoom, inTime, StorageLate, within, workTakesMs, type Hands } from './hands.ts'
import { keepChanges, keepMessage, keepPage, takeIntoUse } from './keep-list.ts'

type Do<What extends FollowCommand['do']> = Extract<FollowCommand, { do: What }>

const answerTakesMs = 20_000

export async function follow({ ports, listId, send, closing }: Hands): Promise<void> {
  await ports.tabs.hold(`listpass-door-follow:${listId}`, closing)
  if (!closing.aborted) send({ type: 'follow lock' })
}

export async function readCursor(hands: Hands, { shape }: Do<'read cursor'>): Promise<void> {
  const { listId, send } = hands
  try {
    // Both are read before the call to the server, so that its answer includes these admissions.
    const [list, own] = await inTime(
      hands.ports.clock,
      hands.storage.then((storage) =>
        Promise.all([storage!.database.get('lists', listId), storage!.database.getAllFromIndex('own', 'list', listId)]),
      ),
      workTakesMs,
    )
    send({
      type: 'cursor',
      cursor: list?.cursor,
      isUseful: shapeOf(list?.occasion) === shape,
      confirmed: own.map(({ scanId }) => scanId),
    })
  } catch (error) {
    send({ type: 'no page', failure: failed(hands, error) })
  }
}

export async function askPage(hands: Hands, { since, after, occasion }: Do<'ask page'>): Promise<void> {
  const { ports, listId, send } = hands
  const { clock, server } = ports
  try {
    const sentAt = clock.now()
    const input = { params: { listId }, query: { since, after, occasion } }
    const page = await within(clock, answerTakesMs, (signal) => server.ask(offlineList, input, signal))
    const reading = hands.storage.then((storage) => storage!.database.get('lists', listId))
    const stored = await inTime(clock, reading, workTakesMs)
    send({ type: 'page', page, salt: stored?.salt, sentAt })
  } catch (error) {
    send({ type: 'no page', failure: failed(hands, error) })
  }
}

export async function storePage(hands: Hands, { reading, page }: Do<'store page'>): Promise<void> {
  await orNoRoom(hands, async () => {
    await keepPage((await hands.storage)!, making(hands, reading), page)
    hands.send({ type: 'page stored', next: page.next })
  })
}

export async function useList(hands: Hands, { reading, clockOffsetMs }: Do<'use list'>): Promise<void> {
  await orNoRoom(hands, async () => {
    const asking = { ...reading, now: hands.ports.clock.now(), clockOffsetMs }
    await takeIntoUse((await hands.storage)!, making(hands, reading), reading.first, asking)
    await tellStored(hands)
  })
}

export async function storeChanges(hands: Hands, { reading, since, page }: Do<'store changes'>): Promise<void> {
  await orNoRoom(hands, async () => {
    const asking = { ...reading, now: hands.ports.clock.now() }
    await keepChanges((await hands.storage)!, { listId: hands.listId, since, asking }, page)
    if (page.next === null) await tellStored(hands)
    else hands.send({ type: 'page stored', next: page.next })
  })
}

function making({ listId, isOrganiser }: Hands, { askedAt: generation }: { askedAt: number }) {
  return { listId, generation, isOrganiser }
}

async function tellStored({ storage, listId, send }: Hands): Promise<void> {
  const list = await (await storage)!.database.get('lists', listId)
  send({ type: 'list stored', heardTo: list?.heardTo ?? list?.cursor })
}

async function orNoRoom(hands: Hands, work: () => Promise<void>): Promise<void> {
  const { send } = hands
  try {
    await inTime(hands.ports.clock, inRoom(hands, work()), workTakesMs)
  } catch (error) {
    if (error instanceof StorageLate) return send({ type: 'no page', failure: failed(hands, error) })
    console.warn('The list has no room in this browser.', error)
    send({ type: 'no room' })
  }
}

/** Each message is stored before the machine gets it, and before the next one comes. */
export function listening(hands: Hands, { stream, since, occasion }: Do<'listen'>): Listening {
  const { ports, listId, send } = hands
  return {
    since,
    occasion,
    async onMessage(message) {
      const keeping = inRoom(hands, keepMessage((await hands.storage)!, listId, message, ports.clock.now()))
      const { alerts, gone } = await inTime(ports.clock, keeping, workTakesMs)
      const events = message.events.map(({ scan_id: scanId, kind }) => ({ scanId, kind }))
      send({ type: 'heard', stream, alerts, gone, events })
    },
    onResync: () => send({ type: 'resync', stream }),
    onDoor: (door) => send({ type: 'door heard', stream, door }),
    onState: (state) => send({ type: 'stream', stream, state }),
  }
}
