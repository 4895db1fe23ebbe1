import { join } from 'node:path'
import type { Outcome, Round } from './caller.ts'
import { openOtherProcess } from './other-process.ts'

export type Callers = { run: (round: Round) => Promise<Outcome>; close: () => Promise<void> }

/** A process that sends requests. Parallel rounds need one process each. */
export function openCallers(): Callers {
  const { ask, close } = openOtherProcess<Round, Outcome>(join(import.meta.dirname, 'caller.ts'))
  return { run: ask, close }
}
