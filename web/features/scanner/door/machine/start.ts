// The start of a page: it reads the stored state and starts the timers of the evening.
import { showKept } from './alerts.ts'
import type { KeptEvent } from './events.ts'
import { startFollowing } from './following.ts'
import { startRhythm } from './rhythm.ts'
import { log, readStored, show } from './shown.ts'
import type { Machine } from './state.ts'
import { continueScans } from './scanning.ts'
import { command, stay, steps, type Moment, type Step } from './step.ts'

type At<Type extends KeptEvent['type']> = Extract<KeptEvent, { type: Type }>

export function onOpened(machine: Machine, { clockOffsetMs }: At<'opened'>): Step {
  const { samples } = machine.clock
  const opened: Machine = { ...machine, kept: 'open', clock: { samples, remembered: clockOffsetMs } }
  const isHeld = machine.door.ended !== undefined
  return steps(opened, readStored, command({ do: 'prepare', isHeld }))
}

/** The browser keeps nothing: the door works with a connection only. */
export function onRefused(machine: Machine): Step {
  return stay(show({ ...machine, kept: 'refused' }, { storage: 'refused' }))
}

export function onPrepared(machine: Machine, { held, left, isPersistent }: At<'prepared'>, moment: Moment): Step {
  const shown = held.reduce(
    (next, { id, text, at, local }) =>
      log(log(next, { type: 'seen', id, text, at, way: 'camera' }), { type: 'saved', id, local }),
    show(machine, { isPersistent }),
  )
  return steps(
    shown,
    continueScans(left, moment),
    startRhythm('hand in'),
    mayHoldOthers(shown) ? startRhythm('hand in elsewhere') : stay,
    startFollowing,
  )
}

/** A scanner link opens one list. It sends scans of another list only if that list was merged into this one. */
function mayHoldOthers({ isOrganiser, door }: Machine): boolean {
  return isOrganiser || (door.merged_list_ids ?? []).length > 0
}

export function onStored(machine: Machine, { kept }: At<'stored data'>): Step {
  const { list, alerts, ...counts } = kept
  const changes = list ? { ...counts, ...list, storage: 'ready' as const } : counts
  return stay(showKept(show(machine, changes), alerts))
}
