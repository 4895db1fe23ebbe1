import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openOtherProcess } from '../load/other-process.ts'
import type { BenchLists } from './add-lists.ts'
import type { Done, Order, Place, Work } from './redeemer.ts'

/** The address of a data folder's embedded database, read from its own files. */
export function addressOf(dataDir: string) {
  const [, , , port, socketDir] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return { host: socketDir!.trim(), port: Number(port), user: 'postgres', database: 'listpass' }
}

/** A process that redeems, one order at a time. */
export async function openRedeeming(dataDir: string, lists: BenchLists) {
  const program = join(import.meta.dirname, 'redeemer.ts')
  const { ask, close } = openOtherProcess<Place | Order, Done>(program)
  await ask({ address: addressOf(dataDir), lists })
  const times = async (order: Order) => ((await ask(order)) as { times: number[] }).times
  return {
    /** The rate with this many callers; each starts again as soon as it is done. */
    rate: async (work: Work, callers: number, ms: number) =>
      ((await ask({ work, callers, ms })) as { rate: number }).rate,
    /** The duration of each in ms, one at a time. */
    lone: (work: Work, ms: number) => times({ work, lone: true, ms }),
    /** The duration of each scan in ms, at a fixed number of scans a second. */
    paced: (work: Work, perSecond: number, ms: number) => times({ work, perSecond, ms }),
    close,
  }
}
