// The server's own way from a door to a verdict, without HTTP: the queue, the group, the function in the database. It
// runs in a separate process, because the test runner watches every promise of its own process.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { codeFromRandom } from '#domain/code.ts'
import { openDatabase } from '../../server/database/open.ts'
import { openRedeemQueue } from '../../server/features/scanning/redeem-queue.ts'
import { redeem, redeemHeld } from '../../server/features/scanning/store.ts'
import { anyOf } from '../load/asking.ts'
import { answerOrders } from '../load/other-process.ts'
import type { BenchList, BenchLists } from './add-lists.ts'
import { measure, paced } from './measure.ts'

export type Place = { address: { host: string; port: number; user: string; database: string }; lists: BenchLists }

/** The repeated work; `commit` writes a single row in the plainest way. */
export type Work = 'large' | 'small' | 'used' | 'unknown' | 'own' | 'hall' | 'commit'

export type Order =
  | { work: Work; callers: number; ms: number }
  /** Makes one call at a time. */
  | { work: Work; lone: true; ms: number }
  /** Begins this many per second, whether or not the earlier ones are done. */
  | { work: Work; perSecond: number; ms: number }

/** The rate per second, or the duration of each in ms. */
export type Done = { rate: number } | { times: number[] }

const { address, lists } = await new Promise<Place>((resolve) => process.once('message', resolve))
const { database } = openDatabase(address, (error) => console.error(error))
const queue = openRedeemQueue(
  (listId, attempts) => redeem(database, listId, attempts),
  (attempt) => redeemHeld(database, attempt),
)
const plain = new Client(address)
await plain.connect()
// Each caller has its own door, because a door with many unknown codes is throttled.
const sessions = Array.from({ length: 4096 }, () => randomUUID())

const works: Record<Work, () => Promise<void>> = {
  large: () => scan(lists.large, anyOf(lists.large.codes), 'ok'),
  small: () => scan(lists.small, anyOf(lists.small.codes), 'ok'),
  used: () => scan(lists.used, anyOf(lists.used.codes), 'already_used'),
  own: () => scan(lists.large, anyOf(lists.large.codes), 'ok', lists.own),
  hall: () => scan(lists.large, anyOf(lists.large.codes), 'ok', lists.hall),
  unknown: () => scan(lists.small, codeFromRandom(crypto.getRandomValues(new Uint8Array(48)))!, 'unknown_code'),
  commit: async () => void (await plain.query('insert into bench.commits values ($1)', [randomUUID()])),
}

answerOrders(run)
process.send!({ done: true })

async function run(order: Order): Promise<Done> {
  const work = works[order.work]
  if ('callers' in order) return { rate: await measure(work, order.callers, order.ms) }
  if ('perSecond' in order) return { times: await paced(work, order.perSecond, order.ms) }
  const times: number[] = []
  for (const end = performance.now() + order.ms; performance.now() < end;) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return { times }
}

async function scan(list: BenchList, codeKey: string, expected: string, occasionId?: string): Promise<void> {
  const decided = await queue.decide({
    listId: list.id,
    scanId: randomUUID(),
    teamId: lists.ownerId,
    sessionId: anyOf(sessions),
    linkId: undefined,
    door: 'Bench',
    text: codeKey,
    codeKey,
    scannedAt: undefined,
    occasionId,
  })
  if (decided?.reason !== expected) throw new Error(`${decided?.reason} instead of ${expected}`)
}
