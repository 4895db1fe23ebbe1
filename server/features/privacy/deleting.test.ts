// Deleting an organiser removes all data. Webhooks at Mailchimp are removed first, because that needs the account.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addAccount, deleteAccount } from '#contract/accounts.ts'
import { currentUser, forgotPassword, logIn, register } from '#contract/auth.ts'
import { createFields, generate } from '#contract/codes.ts'
import { deleteUser } from '#contract/privacy.ts'
import { redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, connectAudience, openDoor, prepareList } from '../../testing/factories.ts'
import { searchDatabase } from '../../testing/whole-database.ts'
import { callMailchimp, startListeningApp } from '../../testing/start-listening-app.ts'
import { until } from '../../testing/until.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { password } from '../../testing/samples.ts'

const app = await startListeningApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const mark = `zq${process.pid}`
const body = { password }

/** An organiser with a listening list, a scanner link, scans and an unsent mail. All values occur nowhere else. */
async function prepare(name: string) {
  const members = [1, 2, 3].map((no) => ({
    email: `guest${no}.${name}.${mark}@example.com`,
    status: 'subscribed',
    merge_fields: { FNAME: `Guest${no}${name}${mark}` },
  }))
  const place = await prepareList(app, { members, name: `Evening of ${name} ${mark}` }, `${name}${mark}`)
  await app.call(setUpWebhook, { token: place.token, params: { listId: place.list.id } })
  const { user } = await app.call(currentUser, { token: place.token })
  const linked = await addLink(app, place, { label: `Door ${name} ${mark}` })
  const door = await openDoor(app, linked)
  const params = { listId: place.list.id }
  await app.call(redeemScan, { params, ...door, body: { qr_code: place.codes[0]! } })
  await app.call(redeemScan, { params, ...door, body: { qr_code: `something of ${name}${mark}` } })
  await app.call(forgotPassword, { body: { email: user.email } })
  await app.refused(logIn, { body: { email: user.email, password: 'not the one at all' } })
  return { ...place, user, traces: [`${name}${mark}`, `${name}.${mark}`, `${name} ${mark}`, ...hashesOf(user.email)] }
}

function hashesOf(email: string): string[] {
  return (['hex', 'base64', 'base64url'] as const).map((form) =>
    createHash('sha256').update(email.toLowerCase()).digest(form),
  )
}

async function hooksOf(place: Awaited<ReturnType<typeof prepare>>): Promise<number> {
  const { webhooks } = await callMailchimp(app, place, 'GET', `/lists/${place.list.list_id}/webhooks`)
  return (webhooks as unknown[]).length
}

/** Every id of the organiser's data. */
async function idsOf(personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from users where id = ${personId} union all select id::text from accounts where owner_id = ${personId}
    union all select id::text from lists where owner_id = ${personId}
    union all select login_key from accounts where owner_id = ${personId}
    union all select c.id::text from contacts c join lists l on l.id = c.list_id where l.owner_id = ${personId}`.execute(
    owner,
  )
  return rows.map(({ id }) => id)
}

test('deleting an organiser takes everything of theirs, and the webhook at Mailchimp; others stay', async () => {
  const ada = await prepare('Ada')
  const ben = await prepare('Ben')
  const ids = await idsOf(ada.personId)
  assert.ok((await searchDatabase(app.connectionString, ada.traces)).length > 10)
  assert.equal(await hooksOf(ada), 1)

  const wrong = await app.refused(deleteUser, { token: ada.token, body: { password: 'not the one' } })
  assert.deepEqual([wrong.status, wrong.errors], [422, { password: ['The password is wrong.'] }])
  const { message } = await app.call(deleteUser, { token: ada.token, body })
  assert.match(message, /^Your account is deleted/)

  assert.deepEqual(await searchDatabase(app.connectionString, [...ada.traces, ...ids]), [])
  assert.equal(await hooksOf(ada), 0)
  assert.equal((await app.refused(currentUser, { token: ada.token })).status, 401)
  assert.equal((await app.refused(logIn, { body: { email: ada.user.email, password } })).status, 422)
  const again = { name: 'Ada', email: ada.user.email, password, password_confirmation: password }
  assert.notEqual((await app.call(register, { body: again })).user.id, ada.personId)

  assert.equal(await hooksOf(ben), 1)
  assert.ok((await searchDatabase(app.connectionString, ben.traces)).length > 10)
  const verdict = await app.call(redeemScan, {
    token: ben.token,
    params: { listId: ben.list.id },
    body: { qr_code: ben.codes[1]! },
  })
  assert.equal(verdict.reason, 'ok')
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

test('work that is under way ends when its organiser is deleted', async () => {
  const place = await connectAudience(app, { members: 1500 }, `Dora${mark}`)
  await app.call(createFields, { token: place.token, params: { listId: place.list.id } })
  app.sandbox.setFault({ kind: 'slow', ms: 500 }, place.mailchimpAccount)
  await app.call(generate, { token: place.token, params: { listId: place.list.id } })
  await until(
    () =>
      sql<{ count: number }>`select count(*)::int as count from contacts where list_id = ${place.list.id}`.execute(
        owner,
      ),
    ({ rows }) => rows[0]!.count > 0,
  )
  const ids = await idsOf(place.personId)
  await app.call(deleteUser, { token: place.token, body })
  app.sandbox.clearFaults(place.mailchimpAccount)
  await until(
    () => searchDatabase(app.connectionString, [place.personId, place.list.id, ...ids.slice(0, 20)]),
    (hits) => hits.length === 0,
  )
})

test('organisers can delete an account or themselves while Mailchimp is away', async () => {
  const ada = await prepare('Eve')
  app.sandbox.setFault({ kind: 'no_answer', operation: 'deleteWebhook' }, ada.mailchimpAccount)
  await app.call(deleteAccount, { token: ada.token, params: { accountId: ada.accountId }, body: { password } })
  app.sandbox.clearFaults(ada.mailchimpAccount)
  const ben = await prepare('Fay')
  app.sandbox.stop()
  await app.call(deleteUser, { token: ben.token, body })
  app.sandbox.start()
  assert.deepEqual(await searchDatabase(app.connectionString, ben.traces), [])
})

test('deleting an account takes its webhooks out of Mailchimp, and those of no other', async () => {
  const place = await prepare('Gus')
  const other = app.sandbox.addAccount()
  await app.sandbox.addAudience({ members: 1, account: other.id })
  const added = await app.call(addAccount, {
    token: place.token,
    body: { account_name: 'Another', api_key: other.apiKey },
  })
  await app.call(deleteAccount, { token: place.token, params: { accountId: added.account.id }, body: { password } })
  assert.equal(await hooksOf(place), 1)
  await app.call(deleteAccount, { token: place.token, params: { accountId: place.accountId }, body: { password } })
  assert.equal(await hooksOf(place), 0)
})

test('guessing the password of a session that was left open is throttled, and the right one waits too', async () => {
  const { token } = await connectAudience(app, { members: 1 }, `Hal${mark}`)
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    statuses.push((await app.refused(deleteUser, { token, body: { password: `guess ${tries}` } })).status)
  }
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 422), 429, 429])
  assert.equal((await app.refused(deleteUser, { token, body })).status, 429)
})
