// The node's own calls of the database, without HTTP, one after the other. It runs in a process of its own, so that its
// processor time is that of these calls.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { openDatabase } from '../../../server/database/open.ts'
import { findOccasions } from '../../../server/features/doors/find-occasion.ts'
import { countOccasion, findNews, findStandings, type Position } from '../../../server/features/live/store.ts'
import { redeem } from '../../../server/features/scanning/store.ts'
import { findScannerDoors } from '../../../server/features/doors/asking/store.ts'
import { readScanToken } from '../../../server/features/doors/scan-token.ts'
import { answerOrders } from '../../load/other-process.ts'
import { median } from '../../redeem/measure.ts'

/** The door of a scanner link, with the token that its calls carry. */
export type LinkDoor = { listId: string; teamId: string; sessionId: string; linkId: string; token: string }

type Place = { address: { host: string; port: number; user: string; database: string } }

export type Order = { calls: number } & (
  | { of: 'group'; door: LinkDoor; codes: string[]; size: number; occasionId?: string }
  /** Questions for news of these lists; with `codes`, one scan of each list comes before each question. */
  | { of: 'news'; doors: LinkDoor[]; codes?: string[] }
  /** Whose doors these tokens are, as each call at a door asks. */
  | { of: 'doors'; doors: LinkDoor[] }
  | { of: 'standings'; doors: LinkDoor[] }
  | { of: 'count'; listId: string }
  /** A row of its own commit, in milliseconds with and without waiting for the disk. */
  | { of: 'commit'; isDurable: boolean }
)

/** `ms`: the median time of a call. `processorMs`: this process, of all calls together. */
export type Told = { calls: number; ms: number; processorMs: number }

const { address } = await new Promise<Place>((resolve) => process.once('message', resolve))
const database = openDatabase(address, (error) => console.error(error))
const plain = new Client(address)
await plain.connect()
await plain.query('create table if not exists public.bench_commits (id uuid primary key)')

answerOrders(async (order: Order): Promise<Told> => {
  const call = await callOf(order)
  for (let warm = 0; warm < 5; warm++) await call()
  const times: number[] = []
  const before = process.cpuUsage()
  for (let nth = 0; nth < order.calls; nth++) {
    const begun = performance.now()
    await call()
    times.push(performance.now() - begun)
  }
  const { user, system } = process.cpuUsage(before)
  return { calls: order.calls, ms: median(times), processorMs: (user + system) / 1000 }
})
process.send!({ done: true })

async function callOf(order: Order): Promise<() => Promise<unknown>> {
  switch (order.of) {
    case 'group':
      return () => redeem(database, order.door.listId, groupOf(order))
    case 'news':
      return await newsOf(order.doors, order.codes)
    case 'doors':
      return () =>
        findScannerDoors(
          database,
          order.doors.map(({ token }) => readScanToken(token)!),
        )
    case 'standings':
      return async () => {
        const doors = order.doors.map((door) => ({ ...door, member: undefined }))
        await findStandings(database, doors)
        await findOccasions(
          database,
          doors.map((door) => ({ door, chosen: undefined })),
        )
      }
    case 'count':
      return () => countOccasion(database, { listId: order.listId, occasionId: order.listId })
    case 'commit':
      await plain.query(`set synchronous_commit = ${order.isDurable ? 'on' : 'off'}`)
      return () => plain.query('insert into public.bench_commits values ($1)', [randomUUID()])
  }
}

function groupOf({
  door,
  codes,
  size,
  occasionId,
}: {
  door: LinkDoor
  codes: string[]
  size: number
  occasionId?: string
}) {
  const first = Math.floor(Math.random() * codes.length)
  return Array.from({ length: size }, (_, nth) => {
    const codeKey = codes[(first + nth) % codes.length]!
    return { ...door, scanId: randomUUID(), door: 'Bench', text: codeKey, codeKey, scannedAt: undefined, occasionId }
  })
}

async function newsOf(doors: LinkDoor[], codes: string[] | undefined): Promise<() => Promise<unknown>> {
  const asked = doors.map(({ listId }) => ({ listId, occasionId: listId }))
  const begin = await findNews(
    database,
    asked.map((each) => ({ ...each, from: undefined, isNew: true })),
    2000,
  )
  const from: (Position | undefined)[] = begin.map((news) => news?.position)
  return async () => {
    if (codes) await Promise.all(doors.map((door) => redeem(database, door.listId, groupOf({ door, codes, size: 1 }))))
    const found = await findNews(
      database,
      asked.map((each, place) => ({ ...each, from: from[place], isNew: false })),
      2000,
    )
    for (const [place, news] of found.entries()) if (news) from[place] = news.position
  }
}
