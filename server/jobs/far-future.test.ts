// The clock of the database jumped back by a day. The times that it wrote before are in the future, and nothing waits for them.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { Client } from 'pg'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import { takeTokenIfLeft } from '../database/throttle.ts'
import { withLease } from '../database/lease.ts'
import { connectAudience, generateAll } from '../testing/factories.ts'
import { createFields } from '#contract/codes.ts'
import { prepareListening, startListeningApp } from '../testing/start-listening-app.ts'
import { until } from '../testing/until.ts'

const app = await startListeningApp({ own: 'it adds triggers' })
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const listOf = (members: number) => prepareListening(app, { members, status: 'subscribed' })
type Place = Awaited<ReturnType<typeof listOf>>

const scansThere = ({ list }: Place, email: string): unknown =>
  (app.sandbox.readMember(list.list_id, email) as { merge_fields: Record<string, unknown> }).merge_fields['QRSCANS']

const lease = (name: string) =>
  sql`
  insert into leases (name, holder, expires_at, seconds) values (${name}, ${randomUUID()}, now() + interval '1 day', 20)
  on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at`.execute(owner)

/** Scans the first guest, and waits until Mailchimp has the count. */
async function scanAndWait(place: Place): Promise<void> {
  const { token, list, codes } = place
  const { email } = await owner
    .selectFrom('contacts')
    .select('email')
    .where('list_id', '=', list.id)
    .where('code', '=', codes[0]!)
    .executeTakeFirstOrThrow()
  await app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: codes[0]! } })
  await until(
    () => scansThere(place, email),
    (scans) => scans === 1,
  )
}

const jumps: Record<string, (place: Place) => Promise<unknown>> = {
  'the lease of its turn': ({ list }) => lease(`write-back:${list.id}`),
  'all slots of its login': () =>
    sql`
    update slot_leases set holder = ${randomUUID()}, expires_at = now() + interval '1 day'`.execute(owner),
  'a pause that Mailchimp asked for': () =>
    sql`
    insert into login_paces (login_key, slots, changed_at, failures, open_until)
    select login_key, 1, now() + interval '1 day', 9, now() + interval '1 day' from accounts
    on conflict (login_key) do update set slots = 1, failures = 9, changed_at = excluded.changed_at, open_until = excluded.open_until`.execute(
      owner,
    ),
}

for (const [what, jump] of Object.entries(jumps)) {
  test(`a count reaches Mailchimp although ${what} ends only tomorrow`, async () => {
    const place = await listOf(2)
    await jump(place)
    await scanAndWait(place)
  })
}

test('a count that was queued tomorrow reaches Mailchimp today', async () => {
  const place = await listOf(2)
  await sql`
    create or replace function queued_tomorrow() returns trigger language plpgsql as
      $$begin new.queued_at := now() + interval '1 day'; return new; end$$;
    create trigger tomorrow before insert on pending_writes for each row execute function queued_tomorrow()`.execute(
    owner,
  )
  await scanAndWait(place)
  await sql`drop trigger tomorrow on pending_writes`.execute(owner)
})

test('a webhook’s news arrives although the lease of its turn ends only tomorrow', async () => {
  const place = await listOf(2)
  await lease(`follow:${place.list.id}`)
  const members = () =>
    owner.selectFrom('contacts').select(['email', 'merge_fields']).where('list_id', '=', place.list.id).execute()
  const { email } = (await members())[0]!
  app.sandbox.editMember(place.list.list_id, email, { merge_fields: { FNAME: 'Told' } })
  await until(members, (found) => found.some((each) => each.merge_fields['FNAME'] === 'Told'), 30_000)
})

test('codes are made although the lease and the job of their batch wait for tomorrow', async () => {
  const connected = await connectAudience(app, { members: 3, status: 'subscribed' })
  const { token, list } = connected
  await app.call(createFields, { token, params: { listId: list.id } })
  await lease(`batch:${list.id}`)
  const queue = new Client({ connectionString: app.connectionString })
  await queue.connect()
  await queue.query(`
    create function listpass_jobs.start_tomorrow() returns trigger language plpgsql as
      $$begin new.start_after := now() + interval '1 day'; return new; end$$;
    create trigger tomorrow before insert on listpass_jobs.job for each row execute function listpass_jobs.start_tomorrow();
    update listpass_jobs.queue set monitor_claim_on = now() + interval '1 day', maintain_on = now() + interval '1 day'`)
  const done = await generateAll(app, connected, 60_000)
  assert.equal(done?.is_finished, true)
  await queue.query('drop trigger tomorrow on listpass_jobs.job')
  await queue.end()
})

test('a lease ends at the latest with its own length from now, and a living one stays', async () => {
  const { database } = app.services
  const of = (name: string, seconds: number) => ({ name, holder: randomUUID(), seconds })
  const taken: boolean[] = []
  await withLease(database, of('living', 60), async () => {
    taken.push(await withLease(database, of('living', 20), () => Promise.resolve()))
  })
  for (const [ahead, seconds] of [
    ['31 seconds', 30],
    ['29 seconds', 30],
    ['1 day', 30],
  ] as const) {
    await sql`
      insert into leases (name, holder, expires_at, seconds)
      values (${ahead}, ${randomUUID()}, clock_timestamp() + ${ahead}::interval, ${seconds})`.execute(owner)
    taken.push(await withLease(database, of(ahead, seconds), () => Promise.resolve()))
  }
  assert.deepEqual(taken, [false, true, false, true])
})

test('an empty bucket of tomorrow fills from now on', async () => {
  const limit = { capacity: 5, secondsEach: 0.01 }
  await sql`insert into throttles (key, tokens, filled_at) values ('tomorrow', 0, now() + interval '1 day')`.execute(
    owner,
  )
  await until(
    () => takeTokenIfLeft(app.services.database, 'tomorrow', limit),
    (isLeft) => isLeft,
  )
})

test('a sync that is due only after more than a day is due now', async () => {
  const { list } = await listOf(2)
  await sql`update lists set look_again_at = now() + interval '25 hours' where id = ${list.id}`.execute(owner)
  await until(
    () => owner.selectFrom('lists').select('look_again_at as at').where('id', '=', list.id).executeTakeFirstOrThrow(),
    ({ at }) => at === null,
  )
})
