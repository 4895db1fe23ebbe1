// The door: a state and an event make the next state, and commands. It knows no browser, no server and no clock.
import type { Happening } from '../scan-log.ts'
import { acknowledge, withoutAlert, showKept } from './alerts.ts'
import { connect, takeConnection } from './connection.ts'
import type { Command } from './commands.ts'
import type { DoorEvent, KeptEvent } from './events.ts'
import * as following from './following.ts'
import * as handingIn from './handing-in.ts'
import { lookAtOccasion, onDoor, onTurned } from './occasion.ts'
import { onListsElsewhere, runElsewhere, runHandIn } from './pass.ts'
import { onPage, onPageStored } from './reading.ts'
import { endRun, rhythmNames, runNow, startRhythm } from './rhythm.ts'
import * as scanning from './scanning.ts'
import { log, readStored, show } from './shown.ts'
import type { Machine } from './state.ts'
import { command, stay, steps, type Moment, type Step } from './step.ts'
import { startFollowing } from './following.ts'
import { continueScans } from './scanning.ts'

export const firstCommands: readonly Command[] = [{ do: 'open' }]

type Event<Type extends DoorEvent['type']> = Extract<DoorEvent, { type: Type }>
type Does<Type extends DoorEvent['type']> = (machine: Machine, event: Event<Type>, moment: Moment) => Step

const rules: { [Type in DoorEvent['type']]: Does<Type> } = {
  read: scanning.onRead,
  begun: scanning.onBegun,
  answered: scanning.onAnswered,
  failed: scanning.onFailed,
  paused: scanning.onPaused,
  'decided here': scanning.onDecidedHere,
  noted: scanning.onNoted,
  standing: (machine, { scanId: id, standing }) => stay(log(machine, { type: 'standing', id, standing })),
  'guest answered': scanning.onGuestAnswered,

  'undone here': (machine, { scanId }) => {
    const standing = 'undone' as const
    const news = { listId: machine.door.id, standings: [{ scanId, standing }] }
    const undone = log(machine, { type: 'standing', id: scanId, standing })
    return steps(undone, command({ do: 'tell tabs', news }), readStored, runNow('hand in'))
  },

  opened: onOpened,
  refused: onRefused,
  room: (machine, { isFull }) => stay(show(machine, { isFull })),
  prepared: onPrepared,
  'stored data': onStored,
  persistent: (machine, { isPersistent }) => stay(show(machine, { isPersistent })),

  lock: handingIn.onLock,
  waiting: handingIn.onWaiting,
  taken: handingIn.onTaken,
  'not taken': handingIn.onNotTaken,
  settled: handingIn.onSettled,
  'set aside': handingIn.onSetAside,
  'lists elsewhere': (machine, { lists }, moment) => onListsElsewhere(machine, lists, moment),
  'no lists elsewhere': (machine, _, moment) => endRun('hand in elsewhere', false, moment)(machine),

  'follow lock': following.onFollowLock,
  cursor: following.onCursor,
  page: onPage,
  'no page': (machine, { failure }, moment) => following.onNoPage(failure, moment)(machine),
  'page stored': onPageStored,
  'list stored': following.onListStored,
  'no room': (machine, _, moment) => following.onNoRoom(machine, moment),
  heard: following.onHeard,
  resync: following.onResync,
  'door heard': following.onDoorHeard,
  stream: following.onStream,

  due: onDue,
  // A browser knows for sure that it has no network. It does not know that the server is reachable: only an answer
  // shows that.
  network: (machine, { is }) =>
    is === 'gone' ? connect('offline')(machine) : steps(machine, ...rhythmNames.map((name) => runNow(name))),
  'tab news': onTabNews,
  woke: (machine) => stay({ ...machine, wakesAt: undefined }),
  turned: (machine, { to }, moment) => onTurned(machine, to, moment),
  door: (machine, { door }) => onDoor(machine, door),
  acknowledged: (machine, { alertId }) => acknowledge(alertId)(machine),
}

export function step(machine: Machine, event: DoorEvent, moment: Moment): Step {
  // The rule of an event's type handles the event.
  const rule = rules[event.type] as Does<DoorEvent['type']>
  return steps(
    machine,
    (before) => rule(before, event, moment),
    (after) => lookAtOccasion(after, moment),
  )
}

function onDue(machine: Machine, { rhythm }: Event<'due'>, moment: Moment): Step {
  if (rhythm === 'look') return following.runLook(machine, moment)
  return rhythm === 'hand in' ? runHandIn(machine) : runElsewhere(machine)
}

/** Takes over the news of another page of this browser. */
function onTabNews(machine: Machine, { news }: Event<'tab news'>): Step {
  const { listId, settled = [], standings = [], connection, acknowledged } = news
  if (listId !== machine.door.id) return stay(machine)
  const happenings: Happening[] = [
    ...settled.map(({ scanId: id, verdict }) => ({ type: 'confirmed', id, verdict }) as const),
    ...standings.map(({ scanId: id, standing }) => ({ type: 'standing', id, standing }) as const),
  ]
  const known = acknowledged === undefined ? machine : withoutAlert(machine, acknowledged)
  return steps(happenings.reduce(log, known), connection ? takeConnection(connection) : stay, readStored)
}

// The start of a page: it reads the stored state and starts the timers of the evening.

type At<Type extends KeptEvent['type']> = Extract<KeptEvent, { type: Type }>

function onOpened(machine: Machine, { clockOffsetMs }: At<'opened'>): Step {
  const { samples } = machine.clock
  const opened: Machine = { ...machine, kept: 'open', clock: { samples, remembered: clockOffsetMs } }
  const isHeld = machine.door.ended !== undefined
  return steps(opened, readStored, command({ do: 'prepare', isHeld }))
}

/** The browser keeps nothing: the door works with a connection only. */
function onRefused(machine: Machine, { isFull }: At<'refused'>): Step {
  return stay(show({ ...machine, kept: 'refused' }, { storage: 'refused', isFull }))
}

function onPrepared(machine: Machine, { held, left, isPersistent }: At<'prepared'>): Step {
  const shown = held.reduce(
    (next, { id, text, at, local, party, undone }) =>
      undone.reduce(
        (shownSoFar, one) => log(shownSoFar, { type: 'standing', id: one, standing: 'undone' }),
        log(log(next, { type: 'seen', id, text, at, way: 'camera', party }), { type: 'saved', id, local }),
      ),
    show(machine, { isPersistent }),
  )
  return steps(
    shown,
    continueScans(left),
    startRhythm('hand in'),
    // A scanner link opens one list, and sends scans of no other.
    shown.isOrganiser ? startRhythm('hand in elsewhere') : stay,
    startFollowing,
  )
}

function onStored(machine: Machine, { kept }: At<'stored data'>): Step {
  const { list, alerts, ...counts } = kept
  const changes = list ? { ...counts, ...list, storage: 'ready' as const } : counts
  return stay(showKept(show(machine, changes), alerts))
}
