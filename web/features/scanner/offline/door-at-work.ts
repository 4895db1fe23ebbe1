// A door at work: carries out the commands of its machine (door/machine), and gives it the events. Its state is the machine's.
import { undoScan, type Person } from '#contract/scanning.ts'
import type { Scans } from '../door/door-state.ts'
import type { DoorList } from '../door/door-access.ts'
import type { Command } from '../door/machine/commands.ts'
import type { DoorEvent } from '../door/machine/events.ts'
import { firstCommands, step } from '../door/machine/machine.ts'
import { beginMachine, emptyShown, type RhythmName } from '../door/machine/state.ts'
import { doorNow } from '../door/machine/step.ts'
import type { Ports } from '../door/ports.ts'
import { newScanId } from '../door/scan-id.ts'
import { emptyLog, type LocalVerdict, type Way } from '../door/scan-log.ts'
import { previewHere } from './decide-here.ts'
import { asked, type Hands } from './hands.ts'
import * as following from './run-following.ts'
import * as handIn from './run-hand-in.ts'
import * as scans from './run-scans.ts'
import * as stored from './run-storage.ts'

/** What the door may ask of its page. */
export type Screen = {
  /** The list is no longer what the screen shows. */
  reload: () => void
  /** This door may scan no more. */
  over: () => void
  /** The stream's news of this door. */
  remember: (change: Partial<DoorList>) => void
}

export type DoorView = Pick<Scans, 'log' | 'alerts'> & { door: Omit<Scans['door'], 'takeNewVersion'> }

/** Before the door is open. */
export const viewBefore: DoorView = {
  log: emptyLog,
  alerts: [],
  door: emptyShown,
}

export type DoorAtWork = ReturnType<typeof openDoorAtWork>

type Options = { ports: Ports; door: DoorList; isOrganiser: boolean; screen: Screen }

export function openDoorAtWork({ ports, door, isOrganiser, screen }: Options) {
  const { clock, server, tabs } = ports
  let machine = beginMachine(door, isOrganiser)
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
    read: (text: string, way: Way) => send({ type: 'read', read: newRead({ text, way }) }),
    checkIn: (person: Person) => send({ type: 'read', read: newRead({ text: '', way: 'name', person }) }),
    async undo(scanId: string): Promise<void> {
      const { standing } = await server.ask(undoScan, { params: { listId, scanId } })
      send({ type: 'standing', scanId, standing })
    },
    async preview(text: string): Promise<LocalVerdict | undefined> {
      const storage = await hands.storage
      return storage && previewHere(storage, asked(hands, doorNow(machine), text))
    },
    acknowledge: (scanId: string) => send({ type: 'acknowledged', scanId }),
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

  function newRead<Of extends object>(of: Of) {
    return { id: newScanId(), at: new Date(clock.now()), ...of }
  }
}

/** Holds what only the browser can hold: timers, locks, and the open stream. */
function openCommands(hands: Hands, screen: Screen): (command: Command) => void {
  const { ports, send, closing } = hands
  const { clock, server, tabs, signal } = ports
  const waits = new Map<RhythmName, () => void>()
  const locks = new Map<string, () => void>()
  let stream: { close: () => void } | undefined
  closing.addEventListener('abort', () => {
    for (const cancel of waits.values()) cancel()
    for (const release of locks.values()) release()
    stream?.close()
  })

  function wait({ rhythm, ms }: Extract<Command, { do: 'wait' }>): void {
    waits.get(rhythm)?.()
    waits.set(
      rhythm,
      clock.after(ms, () => send({ type: 'due', rhythm })),
    )
  }

  async function lock(listId: string): Promise<void> {
    const release = await tabs.tryHold(handIn.lockOf(listId))
    if (closing.aborted) return release?.()
    if (release) locks.set(listId, release)
    send({ type: 'lock', listId, isMine: release !== undefined, credential: server.credential() })
  }

  function unlock(listId: string): void {
    locks.get(listId)?.()
    locks.delete(listId)
  }

  function listen(command: Extract<Command, { do: 'listen' }>): void {
    stream = server.listen(following.listening(hands, command))
  }

  function stopListening(): void {
    stream?.close()
    stream = undefined
  }

  const does: { [What in Command['do']]: (command: Extract<Command, { do: What }>) => unknown } = {
    begin: (command) => scans.begin(hands, command),
    ask: (command) => scans.ask(hands, command),
    pause: ({ key, ms }) => clock.after(ms, () => send({ type: 'paused', key })),
    'decide here': (command) => scans.decideAlone(hands, command),
    end: (command) => scans.end(hands, command),
    leave: (command) => scans.giveUp(hands, command),
    drop: (command) => scans.giveUp(hands, command),
    open: () => stored.open(hands),
    prepare: (command) => stored.prepare(hands, command),
    'read stored data': (command) => stored.readStoredData(hands, command),
    persist: () => stored.persist(hands),
    'change list': (command) => stored.changeStoredList(hands, command),
    'drop alert': (command) => stored.forgetAlert(hands, command),
    lock: ({ listId }) => lock(listId),
    unlock: ({ listId }) => unlock(listId),
    'read waiting': (command) => handIn.readWaiting(hands, command),
    'hand in': (command) => handIn.handIn(hands, command),
    settle: (command) => handIn.settle(hands, command),
    'set aside': (command) => handIn.putAside(hands, command),
    'find lists elsewhere': () => handIn.findListsElsewhere(hands),
    follow: () => following.follow(hands),
    'read cursor': () => following.readCursor(hands),
    'ask page': (command) => following.askPage(hands, command),
    'store page': (command) => following.storePage(hands, command),
    'use list': (command) => following.useList(hands, command),
    'store changes': (command) => following.storeChanges(hands, command),
    listen,
    'stop listening': stopListening,
    wait,
    tell: ({ told, colour }) => signal.tell(told, colour),
    'tell tabs': ({ news }) => tabs.tell(news),
    reload: () => screen.reload(),
    over: () => screen.over(),
    'remember door': ({ change }) => screen.remember(change),
  }
  return (command) => {
    const carryOut = does[command.do] as (command: Command) => unknown
    void Promise.resolve(carryOut(command)).catch((error: unknown) =>
      console.warn(`The door could not ${command.do}.`, error),
    )
  }
}
