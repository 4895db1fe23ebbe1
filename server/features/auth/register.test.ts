// An email has one account, and registering again does no harm to it.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { register } from '#contract/auth.ts'
import { openAsOwner } from '../../database/open.ts'
import { addOrganiser, signInWith } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { addApp } from '../../testing/second-factor.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp({ works: false })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())
const chosen = 'quite another harbour'
const form = (email: string, text = chosen) => ({ name: 'Mallory', email, password: text, password_confirmation: text })

let visits = 0
const elsewhere = () => `10.77.${visits >> 8}.${visits++ & 255}`

async function post(url: string, payload: object, remoteAddress = elsewhere()) {
  const answer = await app.app.inject({ method: 'POST', url, payload, remoteAddress })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Answer>() }
}
type Answer = { user: { id: string }; message: string; code: string; errors: Record<string, string[]> }

/** Everything that registering could make. */
async function kept() {
  const { rows } = await sql<{ people: number; sessions: number; teams: number }>`
    select (select count(*)::int from users) as people, (select count(*)::int from sessions) as sessions,
      (select count(*)::int from teams) as teams`.execute(owner)
  const jobs = await sql<{ count: number }>`select count(*)::int as count from listpass_jobs.job`.execute(
    app.services.database.open,
  )
  return { ...rows[0]!, jobs: jobs.rows[0]!.count }
}

test('an email that has an account is refused under its field, and nothing is made', async () => {
  const { email, id } = await addOrganiser(app, 'Noor')
  const before = await kept()
  for (const typed of [email, email.toUpperCase(), ` ${email} `]) {
    const { status, headers, body } = await post('/api/register', form(typed))
    assert.deepEqual([status, body.code, headers['set-cookie']], [422, 'email_has_account', undefined])
    assert.deepEqual(body.errors, { email: ['This email has an account. Sign in, or choose a new password.'] })
  }
  assert.deepEqual(await kept(), before)
  assert.equal((await signInWith(app, { email, password })).user.id, id)
})

test('a form that is sent twice makes one account, and signs in both times', async () => {
  const email = 'twice@example.com'
  const [first, again] = await Promise.all([post('/api/register', form(email)), post('/api/register', form(email))])
  const later = await post('/api/register', form(email))
  assert.deepEqual([first.status, again.status, later.status], [200, 200, 200])
  assert.equal(new Set([first, again, later].map(({ body }) => body.user.id)).size, 1)
})

test('forms for one free email at the same time make one account', async () => {
  const email = 'at.once@example.com'
  const texts = Array.from({ length: 6 }, (_, count) => `harbour number ${count % 3}`)
  const made = await Promise.all(texts.map((text) => post('/api/register', form(email, text))))
  const ids = made.filter(({ status }) => status === 200).map(({ body }) => body.user.id)
  assert.equal(new Set(ids).size, 1)
  assert.ok(made.every(({ status, body }) => status === 200 || body.code === 'email_has_account'))
  const { rows } = await sql`select from users where email = ${email}`.execute(owner)
  assert.equal(rows.length, 1)
})

test('the database keeps no second account of an email, whoever writes it', async () => {
  const { email } = await addOrganiser(app)
  const add = (typed: string, key: string) =>
    sql`insert into users (id, name, email, email_key, password_hash)
      values (${randomUUID()}, 'Mallory', ${typed}, ${key}, '')`.execute(owner)
  await assert.rejects(add(email.toUpperCase(), email), /users_email_key_key/)
  await assert.rejects(add(email, `second:${randomUUID()}`), /users_email_key_is_of_email/)
  await assert.rejects(add(email, email.toUpperCase()), /users_email_key_is_of_email/)
})

test('registering signs in nobody past their second step', async () => {
  const { email, token } = await addOrganiser(app)
  await addApp(app, token)
  const before = await kept()
  assert.equal((await post('/api/register', form(email, password))).body.code, 'email_has_account')
  assert.deepEqual(await kept(), before)
})

test('a taken email leaves an invitation to register unused', async () => {
  const closed = await startTestApp({ registration: 'invite', works: false })
  const { makeInvitation } = await import('./invitations.ts')
  const { email } = await addOrganiser(closed)
  const { sealed: invitation } = makeInvitation(closed.services)
  const refused = await closed.refused(register, { body: { ...form(email), invitation } })
  assert.equal(refused.code, 'email_has_account')
  await closed.call(register, { body: { ...form('free@example.com'), invitation } })
})

/** A hundred times as many as a limit lets through. */
const timesPast = 100

test('nobody lists who has an account: a network asks 30 times, and an email is asked for ten times', async () => {
  const { email } = await addOrganiser(app)
  const counted = async (times: number, ask: (nth: number) => Promise<{ status: number; body: Answer }>) => {
    const begun = performance.now()
    let told = 0
    for (let nth = 0; nth < times; nth++) {
      const { status, body } = await ask(nth)
      if (body.code === 'email_has_account') told += 1
      else assert.equal(status, 429)
    }
    return { told, minutes: (performance.now() - begun) / 60_000 }
  }
  const taken: string[] = []
  for (let count = 0; count < 40; count++) taken.push((await addOrganiser(app)).email)
  const before = await kept()
  const network = '2001:db8:77:7:'
  const listed = await counted(30 * timesPast, (nth) =>
    post('/api/register', form(taken[nth % 40]!), `${network}:${nth.toString(16)}`),
  )
  assert.ok(listed.told >= 30 && listed.told <= 30 + listed.minutes, JSON.stringify(listed))
  const guessed = await counted(10 * timesPast, (nth) => post('/api/register', form(email, `${chosen} ${nth}`)))
  assert.ok(guessed.told >= 10 && guessed.told <= 10 + guessed.minutes / 10, JSON.stringify(guessed))
  assert.deepEqual(await kept(), before)
  // The owner signs in from a new browser, also from that network.
  assert.equal((await post('/api/login', { email, password }, `${network}:ffff`)).status, 200)
})
