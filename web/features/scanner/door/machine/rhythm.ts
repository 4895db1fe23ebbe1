// Work that repeats until the page ends: soon after a success or on request, later after failures.
import type { Machine, Rhythm, RhythmName } from './state.ts'
import { stay, type Moment, type Step } from './step.ts'

/**
 * The pause between two successful runs, and the pause after a first failure. The latter doubles with each further
 * failure.
 */
const paces: Record<RhythmName, { everyMs: number; soonMs: number }> = {
  'hand in': { everyMs: 5000, soonMs: 500 },
  'hand in elsewhere': { everyMs: 60_000, soonMs: 1000 },
  /** While the stream is down, this also finds out when the server is back. */
  look: { everyMs: 5000, soonMs: 1000 },
}

export const rhythmNames = Object.keys(paces) as RhythmName[]

/** Runs the work as soon as possible; if it is running now, once more afterwards. */
export const runNow =
  (name: RhythmName) =>
  (machine: Machine): Step => {
    const rhythm = machine.rhythms[name]
    if (rhythm.phase === 'off') return stay(machine)
    if (rhythm.phase === 'running') return stay(change(machine, name, { isAskedAgain: true }))
    return stay(machine, { do: 'wait', rhythm: name, ms: 0 })
  }

export const startRhythm =
  (name: RhythmName) =>
  (machine: Machine): Step =>
    stay(change(machine, name, { phase: 'resting' }), { do: 'wait', rhythm: name, ms: 0 })

/** Begins a run that is due. Undefined if the work is already running. */
export function beginRun(machine: Machine, name: RhythmName): Machine | undefined {
  if (machine.rhythms[name].phase !== 'resting') return undefined
  return change(machine, name, { phase: 'running', isAskedAgain: false })
}

export const endRun =
  (name: RhythmName, hasSucceeded: boolean, { chance }: Moment) =>
  (machine: Machine): Step => {
    const { isAskedAgain, failures: before } = machine.rhythms[name]
    const failures = hasSucceeded ? 0 : before + 1
    const ms = isAskedAgain && hasSucceeded ? 0 : pauseAfter(name, failures, chance)
    return stay(change(machine, name, { phase: 'resting', failures }), { do: 'wait', rhythm: name, ms })
  }

function pauseAfter(name: RhythmName, failures: number, chance: number): number {
  const { everyMs, soonMs } = paces[name]
  if (failures === 0) return everyMs
  return Math.min(everyMs, soonMs * 2 ** Math.min(failures - 1, 10)) * (0.75 + chance / 4)
}

function change(machine: Machine, name: RhythmName, changes: Partial<Rhythm>): Machine {
  return { ...machine, rhythms: { ...machine.rhythms, [name]: { ...machine.rhythms[name], ...changes } } }
}
