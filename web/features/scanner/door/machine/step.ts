import type { Command, DoorNow } from './commands.ts'
import type { Following, Machine } from './state.ts'
import { offsetOf } from '../clock.ts'

/** The state after an event, and the commands to carry out. */
export type Step = readonly [Machine, readonly Command[]]

/**
 * The moment of an event: `now` by the device's clock, `elapsed` by the monotonic clock. `chance` is a random number
 * from 0 to 1.
 */
export type Moment = { now: number; elapsed: number; chance: number }

export function stay(machine: Machine, ...commands: Command[]): Step {
  return [machine, commands]
}

/** One step after another; the commands keep their order. */
export function steps(machine: Machine, ...each: ((machine: Machine) => Step)[]): Step {
  let now = machine
  const commands: Command[] = []
  for (const next of each) {
    const [then, more] = next(now)
    now = then
    commands.push(...more)
  }
  return [now, commands]
}

/** Commands alone. */
export const command =
  (...commands: Command[]) =>
  (machine: Machine): Step => [machine, commands]

export function doorNow({ door, clock }: Machine): DoorNow {
  return { door, clockOffsetMs: clockOffset(clock) }
}

/** How far the server's clock is ahead, in whole milliseconds. Undefined if the clocks were never compared. */
export function clockOffset({ samples, remembered }: Machine['clock']): number | undefined {
  return offsetOf(samples) ?? remembered
}

export function withEntry<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value | undefined) {
  const changed = new Map(map)
  if (value === undefined) changed.delete(key)
  else changed.set(key, value)
  return changed
}

export function change(machine: Machine, changes: Partial<Following>): Machine {
  return { ...machine, following: { ...machine.following, ...changes } }
}
