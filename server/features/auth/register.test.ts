// Registration reveals no account, and does no harm to an existing account.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { changePassword, currentUser, register } from '#contract/auth.ts'
import { deleteUser } from '#contract/privacy.ts'
import { openAsOwner } from '../../database/open.ts'
import { addOrganiser, password, signInWith } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { hashWithSaltOf } from './password.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())
const chosen = 'quite another harbour'
const form = (email: string, text = chosen) => ({ name: 'Mallory', email, password: text, password_confirmation: text })

let visits = 0
async function post(url: string, payload: object, cookie?: string) {
  const remoteAddress = `10.77.${visits >> 8}.${visits++ & 255}`
  const headers = cookie === undefined ? {} : { cookie }
  const answer = await app.app.inject({ method: 'POST', url, payload, remoteAddress, headers })
  const set = [answer.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('listpass_device='))
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Answer>(), cookie: set?.split(';')[0] }
}
type Answer = { user: { id: string; name: string; email: string }; token: string; message: string }

/** Leaves out the values that differ between accounts. */
const shapeOf = ({ status, headers, body }: Awaited<ReturnType<typeof post>>) => ({
  status,
  headers: Object.keys(headers).toSorted(),
  length: headers['content-length'],
  body: { ...body, user: { ...body.user, id: '', email: '' }, token: body.token.length },
})

test('an email with an account and one without get the same answer, and both can sign in again', async () => {
  const { email: taken } = await addOrganiser(app)
  const free = `${taken.slice(0, -1)}x`
  const answers = [await post('/api/register', form(taken)), await post('/api/register', form(free))]
  assert.deepEqual(shapeOf(answers[0]!), shapeOf(answers[1]!))
  assert.equal(answers[0]!.body.message, 'Registration successful!')
  for (const [place, email] of [taken, free].entries()) {
    const { body } = answers[place]!
    assert.deepEqual((await app.call(currentUser, { token: body.token })).user, {
      id: body.user.id,
      name: 'Mallory',
      email,
      language: null,
    })
    assert.equal((await signInWith(app, { email, password: chosen })).user.id, body.user.id)
    const again = await post('/api/register', form(email, 'a third harbour'))
    assert.deepEqual([again.status, again.body.user.id === body.user.id], [200, false])
  }
})

test('the first account keeps its password, and its owner gets a mail', async () => {
  const { email, id } = await addOrganiser(app, 'Noor')
  const second = await post('/api/register', form(email.toUpperCase()))
  assert.notEqual(second.body.user.id, id)
  assert.equal((await signInWith(app, { email, password })).user.id, id)
  const mail = await app.outbox.about(email, 'Your email was registered with Listpass again')
  assert.match(mail.text!, /^Hello Noor,/)
  assert.doesNotMatch(mail.raw, /Mallory/)
})

test('a form that is sent twice makes one account, also a second one', async () => {
  const { email, id } = await addOrganiser(app)
  const { user } = await app.call(register, { body: form(email, password) })
  assert.equal(user.id, id)
  const [second, again] = [await post('/api/register', form(email)), await post('/api/register', form(email))]
  assert.equal(again.body.user.id, second.body.user.id)
})

test('forms for one free email at the same time make one first account, and all can sign in', async () => {
  const email = 'at.once@example.com'
  const texts = Array.from({ length: 6 }, (_, count) => `harbour number ${count % 3}`)
  const made = await Promise.all(texts.map((text) => post('/api/register', form(email, text))))
  assert.deepEqual(new Set(made.map(({ status }) => status)), new Set([200]))
  const ids = await Promise.all(texts.map(async (text) => (await signInWith(app, { email, password: text })).user.id))
  assert.equal(new Set(ids).size, 3)
})

test('a second account can change its password, and signs in with the new one', async () => {
  const { email, id } = await addOrganiser(app)
  const { token, user } = (await post('/api/register', form(email))).body
  const body = { current_password: chosen, password: 'a third harbour', password_confirmation: 'a third harbour' }
  await app.call(changePassword, { token, body })
  assert.equal((await signInWith(app, { email, password: 'a third harbour' })).user.id, user.id)
  assert.equal((await post('/api/login', { email, password: chosen })).status, 422)
  assert.equal((await signInWith(app, { email, password })).user.id, id)
})

test('a second account that takes the password of the first does not keep its owner out', async () => {
  const { email, id } = await addOrganiser(app)
  const { token } = (await post('/api/register', form(email))).body
  const body = { current_password: chosen, password, password_confirmation: password }
  await app.call(changePassword, { token, body })
  assert.equal((await signInWith(app, { email, password })).user.id, id)
})

test('both accounts can sign in after an update that changes how passwords are hashed', async () => {
  const { email, id } = await addOrganiser(app)
  const salt = `$argon2id$v=19$m=8192,t=1,p=1$${Buffer.alloc(16, 5).toString('base64').replaceAll('=', '')}$`
  await setHash(id, await hashWithSaltOf(salt, password, 'here'))
  const second = (await post('/api/register', form(email))).body.user.id
  for (let count = 0; count < 2; count++) {
    assert.equal((await signInWith(app, { email, password })).user.id, id)
    assert.equal((await signInWith(app, { email, password: chosen })).user.id, second)
  }
  const { rows } = await sql<{ salt: string }>`
    select distinct regexp_replace(password_hash, '[^$]*$', '') as salt from users where id in (${id}, ${second})`.execute(
    owner,
  )
  assert.equal(rows.length, 1)
  assert.match(rows[0]!.salt, /m=19456/)
})

const setHash = (id: string, hash: string) =>
  sql`update users set password_hash = ${hash} where id = ${id}`.execute(owner)

test('a second account does not help to guess the password of the first', async () => {
  const { email } = await addOrganiser(app)
  const guess = async (cookie?: string) => (await post('/api/login', { email, password: 'not the one' }, cookie)).status
  const cookies: string[] = []
  let made = ''
  for (let count = 0; count < 4; count++) {
    const { cookie, body } = await post('/api/register', form(email, `harbour number ${count}`))
    cookies.push(cookie!)
    made = body.token
  }
  const statuses: number[] = []
  for (const cookie of cookies) for (let tries = 0; tries < 4; tries++) statuses.push(await guess(cookie))
  assert.deepEqual(statuses, [...Array<number>(10).fill(422), ...Array<number>(6).fill(429)])
  // These tries cannot empty the bucket of the owner's browser.
  const owner = await post('/api/login', { email, password })
  for (let tries = 0; tries < 12; tries++) await guess(cookies[0])
  assert.equal((await post('/api/login', { email, password }, owner.cookie)).status, 200)

  // Deleting a second account does not reset its counts, either.
  let tries = 0
  while ((await guess()) !== 429) tries += 1
  assert.ok(tries <= 31, String(tries))
  await app.call(deleteUser, { token: made, body: { password: 'harbour number 3' } })
  assert.equal(await guess(), 429)
})

test('the owner who chooses the password of a second account signs in to the first', async () => {
  const { email, id, token } = await addOrganiser(app)
  await post('/api/register', form(email))
  const body = { current_password: password, password: chosen, password_confirmation: chosen }
  await app.call(changePassword, { token, body })
  assert.equal((await signInWith(app, { email, password: chosen })).user.id, id)
})
