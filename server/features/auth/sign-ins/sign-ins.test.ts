import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { register } from '#contract/auth.ts'
import { recentSignIns } from '#contract/sign-ins.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addOrganiser } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { addApp, codeOf } from '../../../testing/second-factor.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'
import { sweep } from '../store.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
const subject = 'New sign-in to your Listpass account'

async function signIn(email: string, { agent = iPhone, cookie }: { agent?: string; cookie?: string | undefined } = {}) {
  const headers = { 'user-agent': agent, ...(cookie !== undefined && { cookie }) }
  const answer = await app.app.inject({ method: 'POST', url: '/api/login', payload: { email, password }, headers })
  const set = [answer.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('listpass_device='))
  return { cookie: set?.split(';')[0], token: answer.json<{ token: string }>().token }
}

/** Waits until each letter was sent or dropped. */
async function lettersOf(email: string) {
  const open = () =>
    sql<{ open: number }>`select count(*)::int as open from listpass_jobs.job where state < 'completed'`.execute(
      app.services.database.open,
    )
  await until(
    async () => (await open()).rows[0]!.open,
    (count) => count === 0,
  )
  return (await app.outbox.mails(email)).filter((mail) => mail.subject === subject)
}

test('a person sees the time, browser and way of each sign-in, and whether the browser was new', async () => {
  const { email, token } = await addOrganiser(app)
  const first = await signIn(email)
  const second = await signIn(email, { cookie: first.cookie })
  const { sign_ins: seen } = await app.call(recentSignIns, { token: second.token })
  assert.deepEqual(
    seen.map((one) => [one.user_agent, one.way, one.is_new_device, one.is_current]),
    [
      [iPhone, 'password', false, true],
      [iPhone, 'password', true, false],
      ['lightMyRequest', 'password', false, false],
    ],
  )
  assert.ok(seen.every(({ at }) => Math.abs(Date.parse(at) - Date.now()) < 600_000))
  const phone = await addApp(app, token)
  const asked = { email, password }
  const begun = await app.app.inject({ method: 'POST', url: '/api/login', payload: asked })
  const { ticket } = begun.json<{ second_factor: { ticket: string } }>().second_factor
  const payload = { ticket, code: codeOf(phone) }
  await app.app.inject({ method: 'POST', url: '/api/login/second-factor', payload })
  const { sign_ins: later } = await app.call(recentSignIns, { token })
  assert.deepEqual([later.length, later[0]!.way], [4, 'totp'])
})

test('a sign-in from a new browser is told by mail, with the device and without a place', async () => {
  const { email } = await addOrganiser(app)
  const { cookie } = await signIn(email)
  const mail = await app.outbox.about(email, subject)
  assert.match(mail.text!, /Safari on iPhone, \d+ \w+ \d{4} at \d\d:\d\d UTC\./)
  assert.doesNotMatch(mail.raw, /127\.0\.0\.1/)
  await signIn(email, { cookie })
  assert.equal((await lettersOf(email)).length, 1)
})

test('registering is no news, the cookie of another person is none of theirs, and at most three letters come', async () => {
  const noor = await addOrganiser(app)
  const ada = await addOrganiser(app, 'Ada')
  assert.deepEqual(await lettersOf(noor.email), [])
  const { cookie } = await signIn(ada.email)
  for (let count = 0; count < 5; count++) await signIn(noor.email, { cookie })
  assert.equal((await lettersOf(noor.email)).length, 3)
})

test('registering again with the right password counts as a sign-in', async () => {
  const { email } = await addOrganiser(app)
  const body = { name: 'Noor', email, password, password_confirmation: password }
  const { token } = await app.call(register, { body })
  const { sign_ins: seen } = await app.call(recentSignIns, { token })
  assert.deepEqual(
    seen.map((one) => one.is_new_device),
    [true, false],
  )
})

test('sign-ins are kept for 90 days, and 200 of a person', async () => {
  const { id, email, token } = await addOrganiser(app)
  await sql`
    insert into sign_ins (id, person_id, at, way, is_new_device)
    select gen_random_uuid(), ${id}, now() - make_interval(days => n), 'password', false from generate_series(1, 250) n`.execute(
    owner,
  )
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from sign_ins where person_id = ${id}`.execute(owner)
    return rows[0]!.count
  }
  assert.equal((await app.call(recentSignIns, { token })).sign_ins.length, 90)
  await sweep(app.services.allTeams)
  assert.equal(await count(), 90)
  await sql`
    insert into sign_ins (id, person_id, way, is_new_device)
    select gen_random_uuid(), ${id}, 'password', false from generate_series(1, 250) n`.execute(owner)
  await signIn(email)
  assert.equal(await count(), 200)
})
