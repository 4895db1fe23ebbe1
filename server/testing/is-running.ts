import { findProcess } from '../database/embedded/running-process.ts'

/** A process that is dead but not yet reaped by its parent counts as gone. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await findProcess(pid)) !== undefined
}
