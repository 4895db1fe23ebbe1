// The organiser's own door: which organiser it belongs to, and which list it scans.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { updateAccount } from '#contract/accounts.ts'
import { logOut } from '#contract/auth.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { addOrganiser, type Connected, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const asked = (token: string, listId: string) => ({ token, params: { listId }, body: { qr_code: 'no code' } })
const sessionOf = (token: string) => token.split('.')[0]!

async function lastUse(token: string): Promise<Date> {
  const row = await owner
    .selectFrom('sessions')
    .select('last_used_at')
    .where('id', '=', sessionOf(token))
    .executeTakeFirstOrThrow()
  return row.last_used_at
}

test('a list is meant by our id or by that of Mailchimp, and only among their own', async () => {
  const prepared = await prepareList(app, { members: 1 })
  for (const key of [prepared.list.id, prepared.list.list_id]) {
    assert.equal((await app.call(redeemScan, asked(prepared.token, key))).reason, 'malformed')
  }
  const stranger = await addOrganiser(app, 'Ada')
  for (const key of [prepared.list.id, prepared.list.list_id, 'no-such-list']) {
    const { status, message } = await app.refused(redeemScan, asked(stranger.token, key))
    assert.deepEqual([status, message], [404, 'List not found'])
  }
})

test('a signed-out, week-idle or incomplete token cannot scan', async () => {
  const { token, list } = await prepareList(app, { members: 1 })
  const statusOf = async (each: string) => (await app.refused(redeemScan, asked(each, list.id))).status
  assert.equal(await statusOf(`${sessionOf(token)}.${'x'.repeat(43)}`), 401)
  assert.equal(await statusOf(sessionOf(token)), 401)
  await sql`update sessions set last_used_at = now() - interval '8 days' where id = ${sessionOf(token)}`.execute(owner)
  assert.equal(await statusOf(token), 401)
  await sql`update sessions set last_used_at = now(), expires_at = now() where id = ${sessionOf(token)}`.execute(owner)
  assert.equal(await statusOf(token), 401)
  await sql`update sessions set expires_at = now() + interval '1 day' where id = ${sessionOf(token)}`.execute(owner)
  await app.call(redeemScan, asked(token, list.id))
  await app.call(logOut, { token })
  assert.equal(await statusOf(token), 401)
})

test('a session that scans is in use, which is noted once a minute', async () => {
  const { token, list } = await prepareList(app, { members: 1 })
  const setLastUse = (ago: string) =>
    sql`update sessions set last_used_at = now() - ${ago}::interval where id = ${sessionOf(token)}`.execute(owner)
  await setLastUse('2 minutes')
  const before = await lastUse(token)
  await app.call(redeemScan, asked(token, list.id))
  assert.ok((await lastUse(token)) > before)
  await setLastUse('30 seconds')
  const recent = await lastUse(token)
  await app.call(redeemScan, asked(token, list.id))
  assert.deepEqual(await lastUse(token), recent)
})

test('a Mailchimp list that was connected twice means the one of the working account', async () => {
  const first = await prepareList(app, { members: 1 })
  const second = await connectedAgain(first)
  const body = { account_name: 'The old one', is_active: false }
  await app.call(updateAccount, { token: first.token, params: { accountId: first.accountId }, body })
  await app.call(redeemScan, asked(first.token, first.list.list_id))
  const rows = await owner
    .selectFrom('scans')
    .select('list_id')
    .where('list_id', 'in', [first.list.id, second])
    .execute()
  assert.deepEqual(
    rows.map((row) => row.list_id),
    [second],
  )
})

/** Simulates a second account of the same organiser that has this list too. */
async function connectedAgain({ list, accountId }: Connected): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with other as (
      insert into accounts (id, owner_id, account_name, credential, server_prefix, mailchimp_id, login_key)
      select gen_random_uuid(), owner_id, 'The new one', credential, server_prefix, 'other', login_key || '-other'
      from accounts where id = ${accountId} returning id, owner_id
    )
    insert into lists (id, owner_id, account_id, mailchimp_id, name, member_count)
    select gen_random_uuid(), other.owner_id, other.id, ${list.list_id}, 'Again', 0 from other returning id`.execute(
    owner,
  )
  return rows[0]!.id
}
