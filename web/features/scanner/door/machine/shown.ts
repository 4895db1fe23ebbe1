// The part of a door's state that the screen shows.
import { logScan, type Happening } from '../scan-log.ts'
import type { Machine, ShownState } from './state.ts'
import { doorNow, stay, type Step } from './step.ts'

/** Returns the same object if nothing has changed, so that the screen is not drawn again. */
export function show(machine: Machine, changes: Partial<ShownState>): Machine {
  const shown = { ...machine.shown, ...changes }
  return isAlike(shown, machine.shown) ? machine : { ...machine, shown }
}

/** Both are plain values in the order of `emptyShown`. */
function isAlike(one: ShownState, other: ShownState): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function log(machine: Machine, happening: Happening): Machine {
  return { ...machine, log: logScan(machine.log, happening) }
}

export const readStored = (machine: Machine): Step => stay(machine, { do: 'read stored data', ...doorNow(machine) })
