// Six offline doors with wrong clocks, whose scans arrive in any order. The result is always the same and equals a
// model of a few lines. A small evening; 2,000 scans in 100 orders with LISTPASS_PROVE=full. LISTPASS_SEED repeats a
// run.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { handInScans, redeemScan, type Verdict } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import type { Calls } from '../testing/calls.ts'
import { addLink, backdate, openDoor, prepareList } from '../testing/factories.ts'
import { seeded } from '../testing/chance.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { findBrokenInvariants } from '../verify/invariants.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const { orders, scans, overlaps } = isFull
  ? { orders: 100, scans: 2000, overlaps: 300 }
  : { orders: 5, scans: 400, overlaps: 60 }
const seed = Number(process.env['LISTPASS_SEED'] ?? Date.now() % 2 ** 31)
const chance = seeded(seed)

type Offline = { code: string; scanId: string; door: number; at: number; mixed: boolean }
type Online = { code: string; when: 'before' | 'between' }
type Standing = 'counts' | 'conflict'

// ---- the model: the whole rule for the places

/** The places that online scans left go to the earliest offline scans, in whatever order they arrived. */
function standingsOf(made: Offline[], maxOf: Map<string, number>, online: Map<string, number>): Map<string, Standing> {
  const standings = new Map<string, Standing>()
  for (const [code, tries] of Map.groupBy(made, (scan) => scan.code)) {
    const places = maxOf.get(code)! - (online.get(code) ?? 0)
    const inOrder = tries.toSorted((a, b) => a.at - b.at || (a.scanId < b.scanId ? -1 : 1))
    for (const [place, { scanId }] of inOrder.entries()) standings.set(scanId, place < places ? 'counts' : 'conflict')
  }
  return standings
}

// ---- one evening with six offline doors

const app = await startTestApp({ works: false })
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())
const spare = 60
const people = scans - overlaps + spare
const maker = await app.addNode({ works: true })
const prepared = await prepareList({ ...app, ...maker }, { members: people, status: 'subscribed' })
// Pending writes to Mailchimp do not matter here.
await maker.stop()
const servers: Calls[] = [app, await app.addNode({ works: false })]

const doors: string[] = []
for (const label of ['North', 'South', 'East', 'West', 'Stage', 'Garden']) {
  doors.push((await openDoor(app, await addLink(app, prepared, { label }))).scanToken)
}
await backdate(owner, prepared.list.id)
/** How far the server's clock is ahead of each device's: up to five minutes either way. */
const offsets = doors.map(() => Math.round((chance.next() - 0.5) * 600_000))
const began = Date.now() - 4 * 3_600_000

const codes = shuffled(prepared.codes)
const [shown, free] = [codes.slice(0, scans - overlaps), codes.slice(scans - overlaps)]
const maxOf = new Map(codes.map((code) => [code, chance.happens(0.1) ? 2 + chance.below(2) : 1]))
const made: Offline[] = [...shown, ...Array.from({ length: overlaps }, () => chance.one(shown))].map((code) => ({
  code,
  scanId: randomUUID(),
  door: chance.below(doors.length),
  at: began + chance.below(3_600_000),
  mixed: false,
}))
// Some scans have exactly the same time, so that the id decides the order.
for (const tries of Map.groupBy(made, ({ code }) => code).values()) {
  if (chance.happens(0.2)) for (const each of tries) each.at = tries[0]!.at
}
/** Some offline admissions were also scanned online: before they arrive, or in between. */
const contested = [...Map.groupBy(made, ({ code }) => code)]
  .filter(([, tries]) => tries.length > 1)
  .map(([code]) => code)
const before = [...contested.slice(0, 20), ...shown.slice(0, 20)]
const between = contested.slice(20, 40)
for (const scan of made) scan.mixed = between.includes(scan.code)
const online: Online[] = [
  ...[...before, ...free.slice(0, spare / 2)].map((code) => ({ code, when: 'before' as const })),
  ...[...between, ...free.slice(spare / 2)].map((code) => ({ code, when: 'between' as const })),
]

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((each) => ({ each, at: chance.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each)
}

const params = { listId: prepared.list.id }

async function scanOnline({ code }: Online): Promise<Verdict> {
  const body = { qr_code: code, scan_id: randomUUID() }
  return chance.one(servers).call(redeemScan, { params, scanToken: chance.one(doors), body })
}

async function handIn(group: Offline[], server = chance.one(servers)): Promise<void> {
  const { door } = group[0]!
  const body = {
    scans: group.map((scan) => ({
      qr_code: scan.code,
      scan_id: scan.scanId,
      scanned_at: new Date(scan.at - offsets[scan.door]!).toISOString(),
      clock_offset_ms: offsets[scan.door]!,
      told: 'ok' as const,
    })),
  }
  const { verdicts } = await server.call(handInScans, { params, scanToken: doors[door]!, body })
  assert.deepEqual(
    verdicts.map(({ scan_id: id }) => id),
    group.map(({ scanId }) => scanId),
  )
  for (const { reason } of verdicts) assert.ok(['ok', 'conflict'].includes(reason), reason)
}

/** Groups of any size as doors send them: each door keeps its own order, and the doors are mixed at random. */
function groupsInSomeOrder(): Offline[][] {
  const queues = doors.map((_, door) => {
    const own = made.filter((scan) => scan.door === door)
    return chance.happens(0.5) ? shuffled(own) : own.toSorted((a, b) => a.at - b.at)
  })
  const groups: Offline[][] = []
  while (queues.some((queue) => queue.length > 0)) {
    const queue = chance.one(queues.filter(({ length }) => length > 0))
    groups.push(queue.splice(0, 1 + chance.below(chance.happens(0.3) ? 5 : 100)))
  }
  return groups
}

async function startAnew(): Promise<void> {
  for (const table of ['scans', 'scan_corrections', 'door_events', 'pending_writes']) {
    await sql`delete from ${sql.table(table)} where list_id = ${params.listId}`.execute(owner)
  }
  await sql`update door_seqs set seq = 0 where list_id = ${params.listId}`.execute(owner)
  await sql`
    update contacts c set scan_count = 0, accepted = 0, max_scans = m.max
    from unnest(${[...maxOf.keys()]}::text[], ${[...maxOf.values()]}::int[]) as m (code, max)
    where c.list_id = ${params.listId} and c.code = m.code`.execute(owner)
}

async function assertNoneTooMany(): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select code from contacts where list_id = ${params.listId} and scan_count > max_scans`.execute(owner)
  assert.deepEqual(rows, [])
}

/** The end of one evening, from the first online scan to the last group. */
async function playOut(): Promise<void> {
  await startAnew()
  await Promise.all(online.filter(({ when }) => when === 'before').map(scanOnline))
  const groups = groupsInSomeOrder()
  const later = shuffled(online.filter(({ when }) => when === 'between'))
  // Some orders send one group after the other, others as many at once as there are doors.
  const atOnce = chance.one([1, 2, 6])
  let next = 0
  const door = async () => {
    while (next < groups.length) {
      const group = groups[next++]!
      const scan = later.pop()
      if (scan) await scanOnline(scan)
      // A lost answer: the door sends again, at the same time or later, to the same or the other server.
      if (chance.happens(0.2)) await Promise.all([handIn(group), handIn(group)])
      else await handIn(group)
      if (chance.happens(0.1)) await handIn(chance.one(groups.slice(0, next)))
      if (chance.happens(0.1)) await assertNoneTooMany()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, door))
  await Promise.all(later.map(scanOnline))
}

type Row = { scan_id: string; code: string; standing: string | null; is_offline: boolean }

async function findEnd(): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.scan_id, c.code, s.standing, s.is_offline from scans s
    join contacts c on c.list_id = s.list_id and c.id = s.contact_id where s.list_id = ${params.listId}`.execute(owner)
  return rows
}

test(
  `${scans} scans of six doors with ${overlaps} overlaps, sent in ${orders} orders: one result, that of the model`,
  { timeout: 3_600_000 },
  async (t) => {
    t.diagnostic(`seed ${seed}`)
    const ends = new Set<string>()
    let lost = 0
    for (let order = 0; order < orders; order++) {
      await playOut()
      const rows = await findEnd()
      const offline = new Map(rows.filter((row) => row.is_offline).map((row) => [row.scan_id, row.standing]))
      const counted = rows.filter((row) => !row.is_offline && row.standing === 'counts')
      // No admission by the server lost its place, so these are all there ever were.
      assert.equal(rows.filter((row) => !row.is_offline && row.standing === 'conflict').length, 0)
      const places = new Map([...Map.groupBy(counted, ({ code }) => code)].map(([code, { length }]) => [code, length]))
      assert.deepEqual(offline, inOrderOf(offline, standingsOf(made, maxOf, places)))
      const settled = made.filter(({ mixed }) => !mixed).map(({ scanId }) => `${scanId} ${offline.get(scanId)}`)
      ends.add(settled.sort().join('\n'))
      lost = [...offline.values()].filter((standing) => standing === 'conflict').length
      assert.deepEqual(await findBrokenInvariants(owner), [])
    }
    assert.equal(ends.size, 1)
    t.diagnostic(`${lost} of ${scans} lost their place`)
    assert.ok(lost > overlaps / 3 && lost < overlaps * 2)
  },
)

/** Sorts the entries, so that equal maps compare as equal. */
function inOrderOf(order: Map<string, unknown>, map: Map<string, Standing>): Map<string, Standing | undefined> {
  assert.equal(order.size, map.size)
  return new Map([...order.keys()].map((key) => [key, map.get(key)]))
}
