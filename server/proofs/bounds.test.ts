// Repeatable actions have a limit in the database: actions of an account, and of a leaked link.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addAccount } from '#contract/accounts.ts'
import { allSessions, currentUser } from '#contract/auth.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import { newCode } from '../features/contacts/new-code.ts'
import { addState } from '../features/accounts/store.ts'
import { sweep } from '../features/auth/store.ts'
import { addLink, addOrganiser, openDoor, prepareList, signInAgain } from '../testing/factories.ts'
import { startTestApp } from '../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

async function count(table: string, condition = sql`true`): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${condition}`.execute(owner)
  return rows[0]!.count
}

test('a door with exhausted refusals still lets guests in, and its refusals are not stored', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const { scanToken } = await openDoor(app, await addLink(app, prepared))
  const asked = (text: string) => ({
    scanToken,
    params: { listId: prepared.list.id },
    body: { qr_code: text },
  })
  assert.equal((await app.call(redeemScan, asked('no code'))).reason, 'malformed')
  const counted = await sql<{ tokens: number }>`
    update throttles set tokens = 0, filled_at = now() + interval '1 hour' where starts_with(key, 'refused:') returning tokens`.execute(
    owner,
  )
  assert.equal(counted.rows.length, 1)

  for (const text of ['no code', newCode()]) {
    const { status, message } = await app.refused(redeemScan, asked(text))
    assert.deepEqual([status, message], [429, 'Too many refused scans at this door. Wait a moment and try again.'])
  }
  assert.equal((await app.call(redeemScan, asked(prepared.codes[0]!))).reason, 'ok')
  assert.equal((await app.refused(redeemScan, asked(prepared.codes[0]!))).status, 429)
  assert.equal(await count('scans', sql`list_id = ${prepared.list.id}`), 2)
  // The organiser and every other link can still scan.
  const own = { token: prepared.token, params: { listId: prepared.list.id }, body: { qr_code: 'no code' } }
  assert.equal((await app.call(redeemScan, own)).reason, 'malformed')
})

test('the 200 last used sessions of an organiser are kept', async () => {
  const { token, email, id } = await addOrganiser(app)
  await sql`
    insert into sessions (id, person_id, secret_hash, last_used_at, expires_at)
    select gen_random_uuid(), ${id}, '', now() - interval '1 hour', now() + interval '1 day'
    from generate_series(1, 300)`.execute(owner)
  const latest = await signInAgain(app, email)
  const { sessions } = await app.call(allSessions, { token: latest })
  assert.equal(sessions.length, 200)
  assert.equal(await count('sessions', sql`person_id = ${id}`), 200)
  assert.equal((await app.call(currentUser, { token })).user.email, email)
})

test('the 200 last used browsers of a scanner link are kept', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const { link, slug } = await addLink(app, prepared)
  await sql`
    insert into scanner_sessions (list_id, id, link_id, secret_hash, user_agent, last_used_at, expires_at)
    select ${prepared.list.id}, gen_random_uuid(), ${link.id}, '', '', now() - interval '1 hour', now() + interval '1 day'
    from generate_series(1, 300)`.execute(owner)
  const door = await openDoor(app, { slug })
  assert.equal(await count('scanner_sessions', sql`link_id = ${link.id}`), 200)
  const scan = { ...door, params: { listId: prepared.list.id }, body: { qr_code: prepared.codes[0]! } }
  assert.equal((await app.call(redeemScan, scan)).reason, 'ok')
})

test('the latest 20 consents that an organiser begins are kept', async () => {
  const { id } = await addOrganiser(app)
  for (let place = 0; place < 25; place++) {
    await app.services.database.as({ person: id }, (tx) =>
      addState(tx, id, {
        teamId: id,
        stateHash: Buffer.from([place]),
        browserHash: Buffer.from([0]),
        accountName: 'Supper club',
        goodForMinutes: 10,
      }),
    )
  }
  assert.equal(await count('oauth_states', sql`person_id = ${id}`), 20)
  assert.equal(await count('oauth_states', sql`state_hash = ${Buffer.from([24])}`), 1)
  await sql`update oauth_states set expires_at = now() - interval '2 hours'`.execute(owner)
  await sweep(app.services.allTeams)
  assert.equal(await count('oauth_states'), 0)
})

test('keys cannot be guessed through Listpass, and tries leave no data', async () => {
  await prepareList(app, { members: 1 })
  const { token } = await addOrganiser(app)
  const tryKey = (place: number) =>
    app.refused(addAccount, {
      token,
      body: { account_name: 'Supper club', api_key: `${place.toString(16).padStart(32, '0')}-us14` },
    })
  for (let place = 0; place < 20; place++) assert.equal((await tryKey(place)).status, 422)
  assert.equal((await tryKey(20)).status, 429)

  const ofNobody = sql`login_key not in (select login_key from accounts)`
  assert.equal(await count('slot_leases', ofNobody), 0)
  // Rows like those of a server that was killed at work.
  await sql`insert into slot_leases (login_key, slot) values ('of nobody', 1)`.execute(owner)
  await sql`update slot_leases set expires_at = now() - interval '2 hours'`.execute(owner)
  await sweep(app.services.allTeams)
  assert.equal(await count('slot_leases', ofNobody), 0)
  assert.ok((await count('slot_leases')) > 0)
})
