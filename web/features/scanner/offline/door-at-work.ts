// A door at work: carries out the commands of its machine (door/machine), and gives it the events. It has no other
// state than the machine's.
import { undoScan } from '#contract/scanning.ts'
import type { Scans } from '../door/door-state.ts'
import type { DoorList } from '../door/door-list.ts'
import type { Direction } from '../door/door-occasion.ts'
import type { FoundPerson } from '../door/found-person.ts'
import type { DoorEvent } from '../door/machine/events.ts'
import { firstCommands, step } from '../door/machine/machine.ts'
import { forNow, withOccasion } from '../door/machine/occasion.ts'
import type { Answers } from '../door/answers.ts'
import { beginMachine, emptyShown, type Read } from '../door/machine/state.ts'
import { doorNow } from '../door/machine/step.ts'
import type { Ports } from '../door/ports.ts'
import { newScanId } from '../door/scan-id.ts'
import { emptyLog, type LocalVerdict, type Way } from '../door/scan-log.ts'
import { previewHere } from './decide-here.ts'
import { openCommands, type Screen } from './carry-out.ts'
import { asked, type Hands, inRoom, inTime } from './hands.ts'
import { asKept, namesHere } from './names-here.ts'
import { undoWaiting } from './queue.ts'

export type DoorView = Pick<Scans, 'log' | 'alerts'> & { door: Omit<Scans['door'], 'takeNewVersion' | 'page'> }

/** The shown state before the door is open. */
export const viewBefore: DoorView = {
  log: emptyLog,
  alerts: [],
  door: emptyShown,
}

export type DoorAtWork = ReturnType<typeof openDoorAtWork>

type Options = { ports: Ports; door: DoorList; isOrganiser: boolean; screen: Screen }

export function openDoorAtWork({ ports, door, isOrganiser, screen }: Options) {
  const { clock, server, tabs } = ports
  let machine = withOccasion(beginMachine(door, isOrganiser), clock.now())
  let view = viewOf()
  const watchers = new Set<() => void>()
  const leaving = new AbortController()
  const { id: listId } = door
  const hands: Hands = { ports, listId, isOrganiser, storage: ports.kept.open(), send, closing: leaving.signal }
  const carryOut = openCommands(hands, screen)

  function viewOf(): DoorView {
    const { log, alerts, shown } = machine
    return { log, alerts, door: shown }
  }

  function send(event: DoorEvent): void {
    if (leaving.signal.aborted) return
    const before = machine
    const [next, commands] = step(before, event, { now: clock.now(), elapsed: clock.elapsed(), chance: clock.chance() })
    machine = next
    for (const command of commands) carryOut(command)
    const isSeen = machine.log !== view.log || machine.alerts !== view.alerts || machine.shown !== view.door
    if (!isSeen) return
    view = viewOf()
    for (const onChange of watchers) onChange()
  }

  const stopWatching = [server.watchNetwork((is) => send({ type: 'network', is })), tabs.hear(takeNews)]
  function takeNews(news: Parameters<typeof tabs.tell>[0]): void {
    send({ type: 'tab news', news })
  }
  for (const command of firstCommands) carryOut(command)

  return {
    /** `people`: how many come in with the code. */
    read: (text: string, way: Way, people = 1, more: Pick<Read, 'guest' | 'answers'> = {}) =>
      send({ type: 'read', read: newRead({ text, way, ...more, ...partyOf(people) }) }),
    answer: (scanId: string, answers: Answers) => answerLater(hands, scanId, answers),
    names: namesHere(hands, () => askedNow('', 'name')),
    async checkIn(found: FoundPerson, people: number, secret: string | undefined) {
      const read = newRead({ text: '', way: 'name' as const, ...partyOf(people) })
      send({ type: 'read', read: { ...read, person: await asKept(hands, askedNow('', 'name'), found, secret) } })
    },
    undo: (scanId: string) => undo(hands, scanId),
    preview: (text: string) => preview(hands, askedNow(text, 'camera')),
    turn: (to: Direction) => send({ type: 'turned', to }),
    acknowledge: (alertId: string) => send({ type: 'acknowledged', alertId }),
    know: (known: DoorList) => send({ type: 'door', door: known }),
    view: () => view,
    watch(onChange: () => void): () => void {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
    close() {
      leaving.abort()
      for (const stop of stopWatching) stop()
    },
  }

  function askedNow(text: string, way: Way) {
    return asked(hands, doorNow(machine), text, forNow(machine, newRead({ text, way })))
  }

  function newRead<Of extends object>(of: Of) {
    return { id: newScanId(), at: new Date(clock.now()), ...of }
  }
}

/** A scan waits for it, so it never takes long. */
function preview({ storage, ports }: Hands, what: ReturnType<typeof asked>): Promise<LocalVerdict | undefined> {
  return inTime(
    ports.clock,
    storage.then((kept) => kept && previewHere(kept, what)),
  )
}

/** Keeps what a guest answered, and sends it. */
async function answerLater(hands: Hands, scanId: string, answers: Answers): Promise<void> {
  await (await import('./answers.ts')).answerLater(hands, scanId, answers)
  hands.send({ type: 'guest answered', scanId, answers })
}

/** A scan that the server has not confirmed is undone here, also without a network. */
async function undo(hands: Hands, scanId: string): Promise<void> {
  const { ports, listId, storage, send } = hands
  const kept = await storage
  if (kept && (await inTime(ports.clock, inRoom(hands, undoWaiting(kept, scanId, ports.clock.now()))))) {
    return send({ type: 'undone here', scanId })
  }
  const { standing } = await ports.server.ask(undoScan, { params: { listId, scanId } })
  send({ type: 'standing', scanId, standing })
  // A server that was restored must not get it again.
  if (standing === 'undone') await kept?.database.delete('own', scanId).catch(() => undefined)
}

/** The ids of a party's further scans. */
function partyOf(people: number): { party?: string[] } {
  return people > 1 ? { party: Array.from({ length: people - 1 }, newScanId) } : {}
}
