// The part of a door's state that the screen shows.
import { logScan, type Happening } from '../scan-log.ts'
import type { Machine, ShownState } from './state.ts'
import { stay, type Step } from './step.ts'

export function show(machine: Machine, changes: Partial<ShownState>): Machine {
  return { ...machine, shown: { ...machine.shown, ...changes } }
}

export function log(machine: Machine, happening: Happening): Machine {
  return { ...machine, log: logScan(machine.log, happening) }
}

export const readStored = (machine: Machine): Step => stay(machine, { do: 'read stored data', door: machine.door })
