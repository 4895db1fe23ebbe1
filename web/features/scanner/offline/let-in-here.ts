import type { LetInHere } from '../door/door-state.ts'
import type { Storage } from '../door/kept.ts'

/** The people whom this device let in within the last day and who still count, confirmed or not. Undefined for none. */
export async function letInHere({ database }: Storage, listId: string): Promise<LetInHere | undefined> {
  const [own, queued] = await Promise.all([
    database.getAllFromIndex('own', 'list', listId),
    database.getAllFromIndex('queue', 'list', listId),
  ])
  const confirmed = own.filter(({ isExit, isLost }) => !isExit && !isLost).map(({ at }) => at)
  const waiting = queued
    .filter(
      ({ state, told, isExit, undoneAt }) => state !== 'sending' && told === 'ok' && !isExit && undoneAt === undefined,
    )
    .map(({ scannedAt }) => scannedAt)
  const times = [...confirmed, ...waiting].toSorted((one, other) => one - other)
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return { people: times.length, from: new Date(first), to: new Date(last) }
}
