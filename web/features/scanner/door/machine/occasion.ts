// The door's occasion: it may change, open and close, and staff switch between entries and exits.
import type { DoorOccasion } from '#contract/offline.ts'
import { canTurn, directionOf, mustAsk, phaseAt, shapeOf, untilChange, type Direction } from '../door-occasion.ts'
import type { DoorList } from '../door-list.ts'
import type { ShownOccasion } from '../door-state.ts'
import { runNow } from './rhythm.ts'
import { show } from './shown.ts'
import type { Machine, Read } from './state.ts'
import { change, clockOffset, command, stay, steps, type Moment, type Step } from './step.ts'

/**
 * The door also looks at intervals, because a timer ignores a change of the clock and stops while the device sleeps.
 */
const looksEveryMs = 60_000
/** The last use is remembered to the minute. */
const notesUseEveryMs = 60_000

export function onTurned(machine: Machine, to: Direction, { now }: Moment): Step {
  if (!canTurn(machine.door)) return stay(machine)
  const turned = { to, usedAt: now }
  return stay({ ...machine, door: { ...machine.door, turned } }, { do: 'remember door', change: { turned } })
}

/** A scan keeps its occasion and direction, even if its verdict comes after the door was switched. */
export function forNow({ door }: Machine, read: Read): Read {
  const direction = directionOf(door)
  const isPlain = !door.occasion || (door.occasion.is_plain && direction === 'in')
  return isPlain ? read : { ...read, occasion: door.occasion!, direction }
}

export function noteUse(machine: Machine, moment: Moment): Step {
  const { turned } = machine.door
  const isFresh = turned && moment.now >= turned.usedAt && moment.now - turned.usedAt < notesUseEveryMs
  return !turned || isFresh ? stay(machine) : onTurned(machine, turned.to, moment)
}

/** The page has loaded the door again. The machine's own direction and occasion are newer, so they stay. */
export function onDoor(machine: Machine, door: DoorList): Step {
  const { turned, occasion } = machine.door
  const known = { ...door, ...(turned && { turned }), ...(occasion !== undefined && { occasion }) }
  return steps({ ...machine, door: known }, takeOccasion(door.occasion))
}

/** News of the door's occasion. Undefined means no news. An organiser's door keeps its own occasion. */
export const takeOccasion =
  (occasion: DoorOccasion | null | undefined) =>
  (machine: Machine): Step => {
    const before = machine.door.occasion
    const isOther = machine.isOrganiser && before && occasion && occasion.id !== before.id
    if (occasion === undefined || isOther) return stay(machine)
    return steps(machine, knowOccasion(occasion), shapeOf(before) === shapeOf(occasion) ? stay : readAnew)
  }

/** The entries that are being read are of this occasion. */
export const knowOccasion =
  (occasion: DoorOccasion | null) =>
  (machine: Machine): Step => {
    const { door } = machine
    if (JSON.stringify(occasion) === JSON.stringify(door.occasion)) return stay(machine)
    return stay({ ...machine, door: { ...door, occasion } }, { do: 'remember door', change: { occasion } })
  }

/** Reads the list again, because entries and cursor of the former occasion are not valid for the new one. */
function readAnew(machine: Machine): Step {
  const isOpen = machine.following.phase === 'mine'
  if (!isOpen) return stay(machine)
  return steps(change(machine, { listening: 'no', isAnew: true }), command({ do: 'stop listening' }), runNow('look'))
}

/** Shows the occasion as it is at this moment, and looks again when that changes. */
export function lookAtOccasion(machine: Machine, { now, elapsed }: Moment): Step {
  const seen = withOccasion(machine, now)
  const { door, clock } = machine
  const offset = clockOffset(clock) ?? 0
  const ms = untilChange(door, now, offset)
  if (ms === undefined) return stay(seen)
  const wakesAt = elapsed + Math.min(ms, looksEveryMs)
  if (seen.wakesAt !== undefined && seen.wakesAt <= wakesAt) return stay(seen)
  return stay({ ...seen, wakesAt }, { do: 'wake', ms: wakesAt - elapsed })
}

/** The door, with the occasion that its screen shows now. */
export function withOccasion(machine: Machine, now: number): Machine {
  const { door, clock } = machine
  const shown = door.occasion ? shownOf(door, door.occasion, now, clockOffset(clock) ?? 0) : undefined
  return show(machine, { occasion: shown })
}

function shownOf(door: DoorList, is: DoorOccasion, now: number, clockOffsetMs: number): ShownOccasion | undefined {
  const direction = directionOf(door)
  if (is.is_plain && direction === 'in') return undefined
  return {
    is,
    direction,
    canTurn: canTurn(door),
    asks: mustAsk(door, now),
    phase: phaseAt(is, now + clockOffsetMs),
    clockOffsetMs,
  }
}
