import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Connected } from '../../../testing/factories.ts'
import { redeemScan } from '#contract/scanning.ts'
import { listStats, type Scan, scanLog } from '#contract/scans.ts'
import { openAsOwner } from '../../../database/open.ts'
import { prepareList } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

const app = await startTestApp()

type Prepared = Connected & { codes: string[] }

const scan = ({ token, list }: Connected, text: string) =>
  app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: text } })

const log = ({ token, list }: Connected, query: Record<string, string> = {}) =>
  app.call(scanLog, { token, params: { listId: list.id }, query })

const stats = ({ token, list }: Connected, query: Record<string, string> = {}) =>
  app.call(listStats, { token, params: { listId: list.id }, query })

async function fileOf({ token, list }: Connected, query: Record<string, string> = {}) {
  return app.app.inject({
    method: 'GET',
    url: `/api/lists/${list.id}/scans`,
    query: { ...query, format: 'csv' },
    headers: { authorization: `Bearer ${token}` },
  })
}

/** Three admissions, one refused second scan, and a text without a code. */
async function scanSome(list: Prepared) {
  for (const code of list.codes.slice(0, 3)) await scan(list, code)
  await scan(list, list.codes[0]!)
  await scan(list, 'not a code')
}

const outcomes = (scans: Scan[]) => scans.map(({ reason }) => reason)

test('the log has every scan, let in or not, the newest first', async () => {
  const list = await prepareList(app)
  await scanSome(list)
  const { scans, next } = await log(list)
  assert.deepEqual(outcomes(scans), ['malformed', 'already_used', 'ok', 'ok', 'ok'])
  assert.equal(next, null)
  const [, repeated] = scans
  assert.deepEqual([repeated!.code, repeated!.door, repeated!.standing], [list.codes[0]!.toUpperCase(), 'Noor', null])
})

test('the log is filtered by outcome, reason, door, contact and period', async () => {
  const list = await prepareList(app)
  await scanSome(list)
  const contact = (await log(list, { reason: 'already_used' })).scans[0]!.contact_id!
  assert.equal((await log(list, { outcome: 'accepted' })).scans.length, 3)
  assert.equal((await log(list, { outcome: 'refused' })).scans.length, 2)
  assert.equal((await log(list, { door: 'Noor' })).scans.length, 5)
  assert.equal((await log(list, { door: 'Nobody' })).scans.length, 0)
  assert.deepEqual(outcomes((await log(list, { contact })).scans), ['already_used', 'ok'])
  const from = new Date(Date.now() + 60_000).toISOString()
  assert.equal((await log(list, { from })).scans.length, 0)
  assert.equal((await log(list, { to: from })).scans.length, 5)
})

test('pages of the log follow each other, and the file holds the same', async () => {
  const list = await prepareList(app, { members: 130 })
  for (const code of list.codes) await scan(list, code)
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const page = await log(list, after === undefined ? {} : { after })
    seen.push(...page.scans.map(({ scan_id: id }) => id))
    if (page.next === null) break
    after = page.next
  }
  assert.equal(new Set(seen).size, list.codes.length)
  const file = await fileOf(list)
  assert.equal(file.headers['content-type'], 'text/csv; charset=utf-8')
  assert.match(String(file.headers['content-disposition']), /^attachment; filename="scans-[0-9a-z]+\.csv"$/)
  const [heading = '', ...lines] = file.body.trimEnd().split('\r\n')
  const column = heading.split(',').indexOf('scan_id')
  assert.deepEqual(
    lines.map((line) => line.split(',')[column]),
    seen,
  )
})

test('a file of more than one read is whole', async () => {
  const list = await prepareList(app, { members: 1 })
  const owner = openAsOwner({ connectionString: app.connectionString })
  // All scans have the same time, so only the id orders them.
  await sql`insert into scans (list_id, scan_id, reason, door, received_at)
    select ${list.list.id}, gen_random_uuid(), 'malformed', 'Old door', '2026-01-01T00:00:00Z'
    from generate_series(1, 2500)`.execute(owner)
  await owner.destroy()
  const lines = (await fileOf(list)).body.trimEnd().split('\r\n')
  assert.equal(new Set(lines.slice(1)).size, 2500)
})

test('the figures of a list add up', async () => {
  const list = await prepareList(app)
  await scanSome(list)
  const figures = await stats(list)
  assert.deepEqual([figures.contacts, figures.checked_in, figures.accepted, figures.refused], [10, 3, 3, 2])
  assert.deepEqual(figures.by_door, [{ door: 'Noor', accepted: 3, refused: 2 }])
  assert.deepEqual(
    new Map(figures.by_reason.map(({ reason, count }) => [reason, count])),
    new Map([
      ['ok', 3],
      ['malformed', 1],
      ['already_used', 1],
    ] as const),
  )
  const sum = (of: 'accepted' | 'refused') => figures.series.reduce((total, point) => total + point[of], 0)
  assert.deepEqual([sum('accepted'), sum('refused')], [3, 2])
  assert.ok(figures.series.length <= 300)
  assert.ok(figures.last_scan_at !== null && figures.last_scan_at < figures.span.to)
})

test('a list without scans has figures too', async () => {
  const figures = await stats(await prepareList(app))
  assert.deepEqual([figures.accepted, figures.refused, figures.last_scan_at], [0, 0, null])
  assert.deepEqual([figures.by_door, figures.by_reason], [[], []])
})

test('a span that ends before it begins, or never, is refused in words', async () => {
  const { token, list } = await prepareList(app, { members: 1 })
  const ask = (query: Record<string, string>) => app.refused(listStats, { token, params: { listId: list.id }, query })
  const backwards = await ask({ from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' })
  assert.deepEqual([backwards.status, /400 days/.test(backwards.message)], [422, true])
  assert.equal((await ask({ from: '0001-01-01T00:00:00Z' })).status, 422)
  assert.equal((await ask({ from: 'yesterday' })).status, 422)
})

test('a page that cannot be is refused in words', async () => {
  const { token, list } = await prepareList(app, { members: 1 })
  const id = '0b0f2f3a-1b1c-4d4e-8f00-000000000001'
  for (const after of [
    'x',
    `2026-02-30T00:00:00.000000Z ${id}`,
    `0000-01-01T00:00:00.000000Z ${id}`,
    `2026-01-01T24:00:00.000000Z ${id}`,
    `2026-01-01T00:00:00.000000Z ${'-'.repeat(36)}`,
  ]) {
    const refused = await app.refused(scanLog, { token, params: { listId: list.id }, query: { after } })
    assert.deepEqual([refused.status, refused.message], [422, 'This page of the log does not exist.'], after)
  }
})
