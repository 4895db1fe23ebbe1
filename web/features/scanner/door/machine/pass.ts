// How the sending of a list's scans begins and ends, for the open list and for the others of this organiser on this
// device. A scanner link opens only one list. Scans of other lists wait for a link of theirs.
import { beginRun, endRun } from './rhythm.ts'
import { show } from './shown.ts'
import type { Machine, Outcome, Pass } from './state.ts'
import { stay, withEntry, type Moment, type Step } from './step.ts'

export function runHandIn(machine: Machine): Step {
  const running = beginRun(machine, 'hand in')
  return running ? startPass(running, machine.door.id) : stay(machine)
}

export function runElsewhere(machine: Machine): Step {
  const running = beginRun(machine, 'hand in elsewhere')
  return running ? stay(running, { do: 'find lists elsewhere' }) : stay(machine)
}

export function onListsElsewhere(machine: Machine, lists: readonly string[], moment: Moment): Step {
  return nextElsewhere({ ...machine, elsewhere: { todo: lists, isAway: false } }, moment)
}

function nextElsewhere(machine: Machine, moment: Moment): Step {
  const { todo, isAway } = machine.elsewhere
  const [listId, ...rest] = todo
  if (listId === undefined) return endRun('hand in elsewhere', !isAway, moment)(machine)
  return startPass({ ...machine, elsewhere: { todo: rest, isAway } }, listId)
}

function startPass(machine: Machine, listId: string): Step {
  const pass: Pass = { phase: 'locking', todo: [], credential: undefined, before: Infinity }
  return stay(putPass(machine, listId, pass), { do: 'lock', listId })
}

export function endPass(machine: Machine, listId: string, outcome: Outcome, moment: Moment): Step {
  const credential = machine.passes.get(listId)?.credential
  const ended = putPass(machine, listId, undefined)
  if (listId !== machine.door.id) {
    const isAway = machine.elsewhere.isAway || outcome === 'away'
    return nextElsewhere({ ...ended, elsewhere: { ...machine.elsewhere, isAway } }, moment)
  }
  const end = endRun('hand in', outcome !== 'away', moment)
  if (outcome === 'waits') return end(ended)
  const cannotHandIn = outcome === 'ended' || outcome === 'declined' ? outcome : undefined
  const declined = cannotHandIn && { by: credential, at: moment.elapsed }
  return end(show({ ...ended, declined }, { cannotHandIn }))
}

export function passIn({ passes }: Machine, listId: string, phase: Pass['phase']): Pass | undefined {
  const pass = passes.get(listId)
  return pass?.phase === phase ? pass : undefined
}

export function putPass(machine: Machine, listId: string, pass: Pass | undefined): Machine {
  return { ...machine, passes: withEntry(machine.passes, listId, pass) }
}
