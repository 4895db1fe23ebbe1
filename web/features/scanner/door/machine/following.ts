// Keeps this door's list equal to the server's: first whole, then by changes, then by the stream. One page of the browser
// does it for all.
import { announce } from './alerts.ts'
import { connect, fail } from './connection.ts'
import type { FollowEvent } from './events.ts'
import { shapeOf } from '../door-occasion.ts'
import { takeOccasion } from './occasion.ts'
import { chosenOf, readNext } from './reading.ts'
import { beginRun, endRun, runNow, startRhythm } from './rhythm.ts'
import { log, readStored, show } from './shown.ts'
import type { Failure, Machine } from './state.ts'
import { change, command, stay, steps, type Moment, type Step } from './step.ts'

/** A door without access to its list, such as one with a switched-off link, rarely checks whether it has access again. */
const afterDeclineMs = 30_000

type At<Type extends FollowEvent['type']> = Extract<FollowEvent, { type: Type }>

export const startFollowing = (machine: Machine): Step => stay(change(machine, { phase: 'waiting' }), { do: 'follow' })

export function onFollowLock(machine: Machine): Step {
  return startRhythm('look')(change(machine, { phase: 'mine' }))
}

export function runLook(machine: Machine, moment: Moment): Step {
  const running = beginRun(machine, 'look')
  if (!running) return stay(machine)
  const { listening, declinedAt, isAnew } = machine.following
  const isDeclined = declinedAt !== undefined && moment.elapsed - declinedAt < afterDeclineMs
  // A live stream misses nothing. Another call may have got no answer all the same: then only an answer shows that the server is back.
  const isFollowing = listening === 'live' && !isAnew && machine.shown.connection === 'online'
  if (isFollowing || isDeclined) return endRun('look', true, moment)(running)
  return stay(running, { do: 'read cursor', shape: shapeOf(machine.door.occasion) })
}

export function onCursor(machine: Machine, { cursor, isUseful, confirmed }: At<'cursor'>, { now }: Moment): Step {
  const isAnew = machine.following.isAnew || !isUseful
  return readNext(machine, { since: cursor, isAnew, askedAt: now, confirmed, first: undefined, pages: 0 }, undefined)
}

/** The list equals the server's. The stream continues from where this door knows the fate of its scans. */
export function onListStored(machine: Machine, { heardTo }: At<'list stored'>, moment: Moment): Step {
  const { reading, listening, stream } = machine.following
  if (!reading?.first) return stay(machine)
  const isMadeAnew = reading.first.is_whole || reading.since === undefined
  const isOpen = listening !== 'no' && !isMadeAnew
  const since = heardTo ?? reading.first.cursor
  const read = change(machine, { reading: undefined, isAnew: false, declinedAt: undefined })
  return steps(
    read,
    connect('online'),
    reading.first.is_other_history === true ? runNow('hand in') : stay,
    readStored,
    (next) => {
      if (isOpen) return stay(next)
      const opened = change(next, { stream: stream + 1, listening: 'connecting' })
      return stay(
        opened,
        { do: 'stop listening' },
        { do: 'listen', stream: stream + 1, since, occasion: chosenOf(next) },
      )
    },
    endRun('look', true, moment),
  )
}

/**
 * The reading failed and starts over. If a member gets "not found", the list is gone or no longer theirs. For a scanner
 * link, the server says that it has ended.
 */
export const onNoPage =
  (failure: Failure, moment: Moment) =>
  (machine: Machine): Step => {
    const declinedAt = failure.kind === 'declined' ? moment.elapsed : undefined
    return steps(
      change(machine, { reading: undefined, declinedAt }),
      fail(failure),
      machine.isOrganiser && declinedAt !== undefined && failure.status === 404 ? command({ do: 'over' }) : stay,
      endRun('look', false, moment),
    )
  }

const full: Failure = { kind: 'broken', status: undefined, isEnd: false, message: '' }

/** The browser has no room for the list. */
export function onNoRoom(machine: Machine, moment: Moment): Step {
  const isReady = machine.shown.storage === 'ready'
  return onNoPage(full, moment)(isReady ? machine : show(machine, { storage: 'refused' }))
}

export function onHeard(machine: Machine, { stream, alerts, gone = [], events }: At<'heard'>): Step {
  const standings = events.map(
    ({ scanId, kind }) => ({ scanId, standing: kind === 'accepted' ? 'counts' : kind }) as const,
  )
  const told = standings.reduce(
    (next, { scanId: id, standing }) => log(next, { type: 'standing', id, standing }),
    machine,
  )
  const open = told.alerts.filter(({ id }) => !gone.includes(id))
  return steps(
    { ...told, alerts: open.length < told.alerts.length ? open : told.alerts },
    // Stored news is announced, also when its stream was replaced meanwhile.
    stream === machine.following.stream ? connect('online') : stay,
    announce(alerts),
    command({ do: 'tell tabs', news: { listId: machine.door.id, standings } }),
    readStored,
  )
}

export function onResync(machine: Machine, { stream }: At<'resync'>): Step {
  if (stream !== machine.following.stream) return stay(machine)
  return steps(change(machine, { listening: 'no', isAnew: true }), command({ do: 'stop listening' }), runNow('look'))
}

export function onStream(machine: Machine, { stream, state }: At<'stream'>, { now }: Moment): Step {
  const { listening, stream: current } = machine.following
  if (stream !== current || listening === 'no') return stay(machine)
  const isOver = state === 'ended'
  const next = change(machine, { listening: state === 'live' ? 'live' : isOver ? 'no' : 'connecting' })
  return steps(
    next,
    // While the stream was live, no change was missed.
    listening === 'live' && state !== 'live' ? command({ do: 'change list', changes: { knownAt: now } }) : stay,
    state === 'silent' ? connect('offline') : stay,
    isOver || state === 'silent' ? runNow('look') : stay,
  )
}

export function onDoorHeard(machine: Machine, { stream, door: heard }: At<'door heard'>): Step {
  const { list_name: name, is_open, has_ended, occasion } = heard
  const { door } = machine
  // The next read of the list says whether the link or this session has ended.
  if (stream !== machine.following.stream || has_ended) return stay(machine)
  if (name === door.name && is_open === door.is_active) return takeOccasion(occasion)(machine)
  const changes = { name, is_active: is_open }
  return steps(
    { ...machine, door: { ...door, ...changes } },
    command({ do: 'reload' }, { do: 'remember door', change: changes }),
    takeOccasion(occasion),
  )
}
