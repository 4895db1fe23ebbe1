// The first scan after a start fixes the database's plan: on the first event's day, with nearly empty tables. The plan
// must still be right once they have grown.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { Client } from 'pg'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { newCode } from '../contacts/new-code.ts'

const app = await startTestApp({ own: 'it turns autovacuum off' })
const prepared = await prepareList(app, { members: 3 })
const { link, slug } = await addLink(app, prepared)
await openDoor(app, { slug })

// A single connection, which keeps its plans.
const client = new Client({
  connectionString: app.connectionString,
  options: '-c search_path=listpass -c role=listpass_owner',
})
await client.connect()
atEnd(() => client.end())
const first = async <T>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows[0] as T

const session = (await first<{ id: string }>('select id from scanner_sessions where list_id = $1', [prepared.list.id]))
  .id

type Scan = {
  scanId?: string
  code?: string | null
  byLink?: boolean
  list?: string
  occasion?: string
  isExit?: boolean
}

function values(scan: Scan) {
  const { scanId = randomUUID(), code = null, byLink = false, list = prepared.list.id, occasion, isExit = false } = scan
  const sessionId = byLink ? session : randomUUID()
  const links = byLink ? [link.id] : null
  const at = occasion === undefined ? [null, null] : [[occasion], [isExit]]
  const sent = [['North'], [code], [code ?? 'no code'], [new Date()]]
  return [list, [scanId], [prepared.personId], [sessionId], links, ...sent, ...at]
}

const call = 'decide_scans($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)'

async function redeem(scan: Scan): Promise<string> {
  return (await first<{ reason: string }>(`select reason from ${call}`, values(scan))).reason
}

/** The number of database pages that the scan reads. */
async function pagesOf(scan: Scan): Promise<number> {
  const text = `explain (analyze, buffers, timing off, format json) select * from ${call}`
  const row = await first<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(text, values(scan))
  const { Plan: plan } = row['QUERY PLAN'][0]
  return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!
}

/** As many contacts as a large event, half of them already admitted; their codes are 'GUEST' and a number. */
async function fill(listId: string, contacts: number): Promise<void> {
  await client.query(
    `insert into contacts (list_id, id, member_hash, email, status, code, max_scans, scan_count, accepted)
     select $1, gen_random_uuid(), md5(n::text), n || '@example.com', 'subscribed', 'GUEST' || n, 2, n % 2, n % 2
     from generate_series(1, $2) n`,
    [listId, contacts],
  )
  await client.query(
    `insert into scans (list_id, scan_id, contact_id, code_key, reason, number, standing, door, received_at)
     select list_id, gen_random_uuid(), id, code_key, 'ok', 1, 'counts', 'South', now() from contacts
     where list_id = $1 and code like 'GUEST%' and scan_count = 1`,
    [listId],
  )
  await client.query(
    `insert into pending_writes (list_id, contact_id) select list_id, id from contacts
     where list_id = $1 and code like 'GUEST%' and scan_count = 1`,
    [listId],
  )
}

test('a scan reads as little when the list is long as when everything was new', async () => {
  // An analysis by the database itself would end the plans, and making them anew reads the catalog.
  for (const table of ['contacts', 'scans', 'pending_writes', 'admissions', 'occasions', 'occasion_seats'])
    await client.query(`alter table ${table} set (autovacuum_enabled = false)`)
  const [once, twice] = prepared.codes as [string, string]
  const scanId = randomUUID()
  assert.equal(await redeem({ code: once, scanId }), 'ok')
  assert.equal(await redeem({ code: once, scanId }), 'ok')
  assert.equal(await redeem({ code: once }), 'already_used')
  assert.equal(await redeem({ code: twice, byLink: true }), 'ok')
  assert.equal(await redeem({ code: newCode() }), 'unknown_code')
  assert.equal(await redeem({}), 'malformed')

  // Two occasions that count alone, with a capacity and exits; one of them is full.
  const occasion = randomUUID()
  const full = randomUUID()
  for (const [id, capacity] of [
    [occasion, 1_000_000],
    [full, 1],
  ] as const) {
    await client.query(
      `insert into occasions (list_id, id, name, own_max, again, capacity, has_exits)
       values ($1, $2, 'Hall', 1, 'after_exit', $3, true)`,
      [prepared.list.id, id, capacity],
    )
    await client.query(`insert into occasion_seats values ($1, $2, 1)`, [prepared.list.id, id])
  }
  const [thrice] = prepared.codes.slice(2) as [string]
  assert.equal(await redeem({ code: thrice, occasion }), 'ok')
  assert.equal(await redeem({ code: thrice, occasion, isExit: true }), 'ok')
  assert.equal(await redeem({ code: thrice, occasion: full }), 'full')

  await fill(prepared.list.id, 20_000)
  const pages = {
    'who comes for the first time': await pagesOf({ code: 'GUEST2' }),
    'who comes again': await pagesOf({ code: 'GUEST3' }),
    'by scanner link': await pagesOf({ code: 'GUEST4', byLink: true }),
    'a code that was used': await pagesOf({ code: once }),
    'the same scan again': await pagesOf({ code: once, scanId }),
    'a code that nobody has': await pagesOf({ code: newCode() }),
    'no code at all': await pagesOf({}),
  }

  // The guests who came are inside an occasion that counts alone.
  await client.query(
    `insert into admissions (list_id, occasion_id, contact_id, entries, inside) select $1, $2, id, 1, 1 from contacts
     where list_id = $1 and code like 'GUEST%' and scan_count = 1`,
    [prepared.list.id, occasion],
  )
  Object.assign(pages, {
    'an entry at an occasion': await pagesOf({ code: 'GUEST12', occasion }),
    'an exit': await pagesOf({ code: 'GUEST13', occasion, isExit: true }),
    'a guest who is still inside': await pagesOf({ code: 'GUEST15', occasion }),
    'a full occasion': await pagesOf({ code: 'GUEST14', occasion: full }),
  })
  for (const [what, count] of Object.entries(pages)) assert.ok(count < 130, `${what}: ${count} pages`)
})
