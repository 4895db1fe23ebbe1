import type { DoorAsks } from '#contract/door-ask.ts'
import { type Answered, type Answers, answeredOf } from '../door/answers.ts'
import type { Storage } from '../door/kept.ts'

/**
 * What the guest of this hash answered at this door and the server does not have yet, as the card shows it. The latest answer to a
 * question holds, and none of a scan that was undone.
 */
export async function answeredHere(
  { database, crypt }: Storage,
  { listId, hash, asks }: { listId: string; hash: string; asks: DoorAsks | null | undefined },
): Promise<Answered[]> {
  const kept = asks ? await database.getAllFromIndex('answers', 'list', listId) : []
  if (kept.length === 0) return []
  const [queued, own] = await Promise.all([
    database.getAllFromIndex('queue', 'hash', [listId, hash]),
    database.getAllFromIndex('own', 'hash', [listId, hash]),
  ])
  const waiting = queued.filter(({ told, undoneAt }) => told === 'ok' && undoneAt === undefined)
  const scans = new Set([...waiting, ...own].map(({ scanId }) => scanId))
  const ofGuest = kept.filter(({ scanId }) => scans.has(scanId)).toSorted((one, other) => one.at - other.at)
  const answers = await Promise.all(ofGuest.map(({ sealed }) => crypt.unseal<Answers>(sealed)))
  return answeredOf(asks, Object.assign({}, ...answers) as Answers)
}
