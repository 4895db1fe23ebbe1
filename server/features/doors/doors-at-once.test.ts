// Doors of one link that scan, open or end at the same moment.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { deleteAccount } from '#contract/accounts.ts'
import { openScannerLink, rotateScannerLink } from '#contract/doors.ts'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { hasEnded, scanByLink } from '../../testing/doors.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp({ own: 'it adds a trigger' })
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

// LISTPASS_PROVE=full has 64 calls at once.
const { many, members, soon } =
  process.env['LISTPASS_PROVE'] === 'full'
    ? { many: 64, members: 600, soon: 100 }
    : { many: 16, members: 300, soon: 50 }

test('a link that is rotated while many doors scan admits no guest afterwards', async () => {
  const prepared = await prepareList(app, { members })
  const node = await app.addNode()
  const linked = await addLink(app, prepared)
  const doors = [await openDoor(app, linked), await openDoor(app, linked)]
  const codes = [...prepared.codes]
  const seen = { ok: 0, ended: 0 }
  const caller = async (_each: unknown, place: number) => {
    const { scanToken } = doors[place % 2]!
    for (let code = codes.pop(); code !== undefined; code = codes.pop()) {
      const answered = await (place % 4 < 2 ? app : node).call(redeemScan, scanByLink(prepared, scanToken, code)).then(
        ({ reason }) => reason,
        (error: Error) => error.message,
      )
      if (answered === 'ok') seen.ok += 1
      else if (answered.includes(hasEnded)) return void (seen.ended += 1)
      else assert.fail(answered)
    }
  }
  const callers = Promise.all(Array.from({ length: many }, caller))
  await until(
    () => seen.ok,
    (accepted) => accepted >= soon,
  )
  await app.call(rotateScannerLink, {
    token: prepared.token,
    params: { listId: prepared.list.id, linkId: linked.link.id },
  })
  // The rows committed when the call has answered; later there are no more.
  const count = sql<{ count: number }>`
    select count(*)::int as count from scans where list_id = ${prepared.list.id} and reason = 'ok'`
  const before = (await count.execute(owner)).rows[0]!.count
  await callers
  assert.equal((await count.execute(owner)).rows[0]!.count, before)
  assert.equal(seen.ok, before)
  assert.equal(seen.ended, many)
  assert.ok(before < members)
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

/**
 * Delays the decision of this scan after the door check. It polls instead of waiting for a lock, because a scan that
 * waits for a lock is decided again after half a second. A slow machine takes longer to start the others.
 */
async function holdUp(scanId: string, work: (isHeldUp: () => Promise<boolean>) => Promise<void>): Promise<void> {
  // A sequence is visible to others before its transaction ends, so it reports the scan.
  await sql`create sequence held_up`.execute(owner)
  await sql`create function hold_up() returns trigger language plpgsql security definer as $$ begin
    perform nextval('listpass.held_up');
    while not pg_try_advisory_xact_lock(4715, 1) loop perform pg_sleep(0.01); end loop;
    return new;
  end $$`.execute(owner)
  await sql`create trigger hold_up before insert on scans for each row
    when (new.scan_id = ${sql.lit(scanId)}) execute function hold_up()`.execute(owner)
  const isHeldUp = async () =>
    (await sql<{ is_called: boolean }>`select is_called from held_up`.execute(owner)).rows[0]!.is_called
  await owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(4715, 1)`.execute(tx)
    await work(isHeldUp)
  })
}

test('rotating a link waits for the scan that is being decided, and a later scan waits for the rotation', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const linked = await addLink(app, prepared)
  const { scanToken } = await openDoor(app, linked)
  const scanId = randomUUID()
  const waiting = () =>
    sql<{ mode: string }>`select mode from pg_locks where locktype = 'advisory' and not granted and database =
      (select oid from pg_database where datname = current_database())`.execute(owner)
  const order: string[] = []
  const noted = <T>(name: string, work: Promise<T>) => work.finally(() => order.push(name))
  const underWay = Promise.withResolvers<[Promise<Verdict>, Promise<unknown>, Promise<{ status: number }>]>()
  await holdUp(scanId, async (isHeldUp) => {
    const first = noted('first scan', app.call(redeemScan, scanByLink(prepared, scanToken, prepared.codes[0]!, scanId)))
    await until(isHeldUp, Boolean)
    const place = { listId: prepared.list.id, linkId: linked.link.id }
    const rotation = noted('rotation', app.call(rotateScannerLink, { token: prepared.token, params: place }))
    await until(waiting, ({ rows }) => rows.some(({ mode }) => mode === 'ExclusiveLock'))
    const second = noted('second scan', app.refused(redeemScan, scanByLink(prepared, scanToken, prepared.codes[1]!)))
    await until(waiting, ({ rows }) => rows.some(({ mode }) => mode === 'ShareLock'))
    assert.deepEqual(order, [])
    underWay.resolve([first, rotation, second])
  })
  const [first, , second] = await Promise.all(await underWay.promise)
  assert.equal(first.reason, 'ok')
  assert.equal(second.status, 401)
  assert.equal(order[0], 'first scan')
})

test('the same scan from a scanner session has one verdict, on every node', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const node = await app.addNode()
  const { scanToken } = await openDoor(node, await addLink(app, prepared))
  const once = scanByLink(prepared, scanToken, prepared.codes[0]!, randomUUID())
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_each, place) => (place % 2 ? app : node).call(redeemScan, once)),
  )
  assert.equal(answers[0]!.reason, 'ok')
  for (const answer of answers) assert.deepEqual(answer, answers[0])
})

test('a link that is opened on and on fills nothing, and crowds out no door that is at work', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const linked = await addLink(app, prepared)
  const { scanToken } = await openDoor(app, linked)
  const idle = await openDoor(app, linked)
  await sql`update scanner_sessions set last_used_at = now() - interval '1 day'
    where id = ${idle.scanToken.split('.')[1]}`.execute(owner)
  await sql`insert into scanner_sessions (list_id, id, link_id, secret_hash, user_agent, last_used_at, expires_at)
    select ${prepared.list.id}, gen_random_uuid(), ${linked.link.id}, sha256(n::text::bytea), 'old', now() - interval '1 hour',
      now() + interval '1 day' from generate_series(1, 250) n`.execute(owner)
  const begun = Date.now()
  const opened = await Promise.allSettled(Array.from({ length: 80 }, () => openDoor(app, linked)))
  // One more may open every ten seconds.
  const more = (Date.now() - begun) / 10_000
  assert.ok(opened.filter(({ status }) => status === 'fulfilled').length <= 60 + more)
  const refused = await until(
    () => app.refused(openScannerLink, { params: { slug: linked.slug } }).catch(() => undefined),
    (each) => each !== undefined,
  )
  assert.deepEqual(
    [refused?.status, refused?.message],
    [429, 'Too many devices opened this scanner link. Please try again in a minute.'],
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scanner_sessions where link_id = ${linked.link.id}`.execute(owner)
  assert.ok(rows[0]!.count <= 200)
  assert.equal((await app.refused(redeemScan, scanByLink(prepared, idle.scanToken, 'x'))).status, 401)
  assert.equal((await app.call(redeemScan, scanByLink(prepared, scanToken, prepared.codes[0]!))).reason, 'ok')
  // A door that already has a token still scans.
  assert.equal((await app.call(openScannerLink, { params: { slug: linked.slug }, scanToken })).scan_token, scanToken)
})

test('with the list its links go, while doors scan', async () => {
  const prepared = await prepareList(app, { members: 200 })
  const linked = await addLink(app, prepared)
  const { scanToken } = await openDoor(app, linked)
  const codes = [...prepared.codes]
  const seen = { ok: 0 }
  const caller = async () => {
    for (let code = codes.pop(); code !== undefined; code = codes.pop()) {
      const answered = await app.call(redeemScan, scanByLink(prepared, scanToken, code)).then(
        ({ reason }) => reason,
        (error: Error) => error.message,
      )
      if (answered === 'ok') seen.ok += 1
      else return assert.ok(answered.includes(hasEnded), answered)
    }
  }
  const callers = Promise.all(Array.from({ length: 16 }, caller))
  await until(
    () => seen.ok,
    (accepted) => accepted >= 20,
  )
  await app.call(deleteAccount, {
    token: prepared.token,
    params: { accountId: prepared.accountId },
    body: { password },
  })
  await callers
  assert.equal((await app.refused(redeemScan, scanByLink(prepared, scanToken, 'x'))).status, 401)
  assert.equal((await app.refused(openScannerLink, { params: { slug: linked.slug } })).status, 404)
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from scanner_links where list_id = ${prepared.list.id})::int
      + (select count(*) from scanner_sessions where list_id = ${prepared.list.id})::int as count`.execute(owner)
  assert.equal(rows[0]!.count, 0)
})
