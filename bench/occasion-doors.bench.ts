// Doors at an occasion beside doors of a list (issue 22). The offline list of 50,000 contacts: its size (goal: at most 1.15 ×
// the list's) and the time of reading it. Then 16 doors at two servers: from sending a scan until another door shows the
// people inside (goal: p95 ≤ 300 ms). The servers are in this process, with the database of the tests.
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { OfflineEntry } from '#contract/offline.ts'
import { offlineList } from '#contract/offline.ts'
import { redeemScan } from '#contract/scanning.ts'
import { codeFromRandom } from '#domain/code.ts'
import { openAsOwner } from '../server/database/open.ts'
import { type Connected, prepareList } from '../server/testing/factories.ts'
import { layOccasion } from '../server/testing/laid-list.ts'
import { listen } from '../server/testing/listen.ts'
import { atEnd } from '../server/testing/postgres.ts'
import { startTestApp } from '../server/testing/start-test-app.ts'
import { percentile } from './redeem/measure.ts'

const contacts = 50_000
const rounds = 3
const doors = 16
const scans = 200

test('doors at an occasion', { timeout: 600_000 }, async () => {
  const app = await startTestApp()
  const owner = openAsOwner({ connectionString: app.connectionString })
  atEnd(() => owner.destroy())
  const prepared = await prepareListOf(app)

  const listId = prepared.list.id
  const occasions: Record<string, string> = {
    'the list, as before occasions': listId,
    'by a field, no guest came': await layOccasion(owner, prepared.place, { own_max: 1, who: isSet('FNAME') }),
    'by a tag, half of them came': await layCame(2),
    'daily with exits, all came and are inside': await layCame(1),
  }
  const times = new Map(Object.keys(occasions).map((what) => [what, [] as number[]]))
  const sizes = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    for (const [what, occasion] of Object.entries(occasions)) {
      const begun = performance.now()
      const entries = await readWhole(occasion)
      times.get(what)!.push(performance.now() - begun)
      if (entries.length !== contacts) throw new Error(`${what}: ${entries.length} entries`)
      sizes.set(what, JSON.stringify(entries).length)
    }
  }
  const [list = ''] = Object.keys(occasions)
  console.log(`The offline list of ${contacts} contacts with names, ${rounds} rounds in turn, medians`)
  console.table(
    Object.keys(occasions).map((what) => {
      const [ms, msOfList] = [what, list].map((each) => percentile(times.get(each)!, 50)) as [number, number]
      const [size, sizeOfList] = [sizes.get(what)!, sizes.get(list)!]
      return {
        what,
        kB: Math.round(size / 1000),
        'size ×': (size / sizeOfList).toFixed(3),
        ms: Math.round(ms),
        'time ×': (ms / msOfList).toFixed(2),
      }
    }),
  )
  await followDoors()

  /** An occasion by a tag; every n-th contact is inside since today. */
  async function layCame(every: number): Promise<string> {
    const who = every === 1 ? {} : { who: { kind: 'segment', id: every, name: 'VIP', is_tag: true } as const }
    const id = await layOccasion(owner, prepared.place, { own_max: 1, again: 'daily', has_exits: true, ...who })
    await sql`insert into occasion_guests (list_id, occasion_id, contact_id)
      select list_id, ${id}::uuid, id from contacts where list_id = ${listId}`.execute(owner)
    await sql`insert into admissions (list_id, occasion_id, contact_id, entries, inside, day, on_day, entered_at)
      select list_id, ${id}::uuid, id, 1, 1, current_date - date '1970-01-01', 1, now()
      from (select *, row_number() over (order by id) as place from contacts where list_id = ${listId}) c
      where place % ${every} = 0`.execute(owner)
    await sql`analyze admissions, occasion_guests`.execute(owner)
    return id
  }

  async function readWhole(occasion: string): Promise<OfflineEntry[]> {
    const entries: OfflineEntry[] = []
    for (let after: string | undefined; ;) {
      const query = { occasion, ...(after !== undefined && { after }) }
      const page = await app.call(offlineList, { token: prepared.token, params: { listId }, query })
      entries.push(...page.entries)
      if (page.next === null) return entries
      after = page.next
    }
  }

  async function followDoors(): Promise<void> {
    const hall = await layOccasion(owner, prepared.place, { own_max: 1, capacity: contacts, has_exits: true })
    const nodes = [app, await app.addNode({ works: false })]
    const addresses = await Promise.all(nodes.map((node) => node.app.listen({ port: 0, host: '127.0.0.1' })))
    const ears = await Promise.all(
      Array.from({ length: doors }, (_, nth) =>
        listen({ address: addresses[nth % 2]!, listId, token: prepared.token, occasion: hall }),
      ),
    )
    for (const ear of ears) await ear.hears(() => ear.messages().length > 0)
    const sent: number[] = []
    for (const [nth, code] of prepared.codes.slice(0, scans).entries()) {
      sent.push(performance.now())
      const body = { qr_code: code, occasion_id: hall }
      await nodes[nth % 2]!.call(redeemScan, { token: prepared.token, params: { listId }, body })
    }
    const waits: number[] = []
    for (const ear of ears) {
      await ear.hears(() => ear.messages().at(-1)!.counters.inside === scans)
      const heard = ear.heard.flatMap((each) => (each.event === 'changes' ? [each] : []))
      for (const [nth, at] of sent.entries()) {
        waits.push(heard.find(({ message }) => (message.counters.inside ?? 0) > nth)!.at - at)
      }
    }
    console.log(`${scans} scans at an occasion of ${contacts} contacts with a capacity, ${doors} doors at two servers`)
    console.table([
      {
        'from a scan to the people inside': 'at all doors',
        'p50 ms': Math.round(percentile(waits, 50)),
        'p95 ms': Math.round(percentile(waits, 95)),
        'p99 ms': Math.round(percentile(waits, 99)),
      },
    ])
  }

  async function prepareListOf(node: typeof app): Promise<Connected & { codes: string[]; place: { listId: string } }> {
    const connected = await prepareList(node, { members: 1 })
    const place = { listId: connected.list.id }
    await sql`delete from contacts where list_id = ${place.listId}`.execute(owner)
    const codes = Array.from({ length: contacts }, () => codeFromRandom(randomBytes(64))!)
    await sql`
      insert into contacts (list_id, id, member_hash, email, status, merge_fields, code, max_scans)
      select ${place.listId}, gen_random_uuid(), md5(code), code || '@example.org', 'subscribed',
        jsonb_build_object('FNAME', 'Guest', 'LNAME', n::text), code, 1
      from unnest(${codes}::text[]) with ordinality as u (code, n)`.execute(owner)
    await sql`analyze contacts`.execute(owner)
    return { ...connected, codes, place }
  }
})

function isSet(tag: string) {
  return { kind: 'field', tag, test: 'is_set', value: '' } as const
}
