import { findProcess } from '../database/embedded/running-process.ts'
import { until } from './until.ts'

/** A process that has been ended takes a moment more to leave: its memory and its name first, its number last. */
export async function assertGone(pid: number): Promise<void> {
  await until(
    () => findProcess(pid),
    (found) => found === undefined,
  )
}
