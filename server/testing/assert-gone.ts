import { findProcess } from '../database/embedded/running-process.ts'
import { until } from './until.ts'

/** An ended process takes a moment to disappear: its memory and its name go first, its id last. */
export async function assertGone(pid: number): Promise<void> {
  await until(
    () => findProcess(pid),
    (found) => found === undefined,
  )
}
