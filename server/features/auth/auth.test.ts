import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentUser, logIn, logOut, register } from '#contract/auth.ts'
import { addOrganiser, signInAgain, signInWith } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp({ works: false })

const form = { name: 'Noor', email: 'noor@example.com', password, password_confirmation: password }

test('a new organiser is signed in, and signs in again in any case of the email', async () => {
  const { user, token, message } = await app.call(register, { body: form })
  assert.deepEqual([user.name, user.email, message], ['Noor', 'noor@example.com', 'Registration successful!'])
  assert.deepEqual((await app.call(currentUser, { token })).user, user)
  const again = await signInWith(app, { email: 'NOOR@example.com', password })
  assert.equal(again.message, 'Login successful!')
  assert.notEqual(again.token, token)
})

test('each wrong field of the form has its own message', async () => {
  const wrong = { name: ' ', email: 'not an address', password: 'short', password_confirmation: 'other' }
  const { status, errors } = await app.refused(register, { body: wrong })
  assert.equal(status, 422)
  assert.deepEqual(errors, {
    name: ['The name is required.'],
    email: ['Please enter a valid email address.'],
    password: ['The password must have at least 8 characters.'],
    password_confirmation: ['The passwords don’t match.'],
  })
  const { errors: mismatch } = await app.refused(register, { body: { ...form, password_confirmation: 'another one' } })
  assert.deepEqual(mismatch, { password_confirmation: ['The passwords don’t match.'] })
})

test('a wrong password and an unknown email get the same answer', async () => {
  const { email } = await addOrganiser(app)
  const wrong = await app.refused(logIn, { body: { email, password: 'not the one' } })
  const unknown = await app.refused(logIn, { body: { email: 'nobody@example.com', password: 'not the one' } })
  assert.deepEqual(wrong, unknown)
  assert.equal(wrong.status, 422)
})

test('after ten wrong passwords the next have to wait, at every server, and other addresses do not', async () => {
  const { email } = await addOrganiser(app)
  const other = await app.addNode()
  const body = { email, password: 'not the one' }
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++)
    statuses.push((await (tries % 2 ? app : other).refused(logIn, { body })).status)
  assert.deepEqual(
    statuses.slice(0, 10),
    Array.from({ length: 10 }, () => 422),
  )
  assert.deepEqual(statuses.slice(10), [429, 429])
  const elsewhere = await app.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: '10.0.0.9',
    payload: { email, password },
  })
  assert.equal(elsewhere.statusCode, 200)
})

test('logging out ends this session and no other', async () => {
  const { email, token } = await addOrganiser(app)
  const second = await signInAgain(app, email)
  await app.call(logOut, { token })
  assert.equal((await app.refused(currentUser, { token })).status, 401)
  await app.call(currentUser, { token: second })
})

test('a token that is changed, cut or made up opens nothing', async () => {
  const { token } = await addOrganiser(app)
  const [id, secret] = token.split('.') as [string, string]
  const swapped = secret.startsWith('A') ? `B${secret.slice(1)}` : `A${secret.slice(1)}`
  for (const wrong of [`${id}.${swapped}`, id, `.${secret}`, `${id}.`, `${token}x`, 'x', "'; drop table users; --"]) {
    assert.equal((await app.refused(currentUser, { token: wrong })).status, 401, wrong)
  }
  assert.equal((await app.refused(currentUser)).status, 401)
})

test('the database holds no token and no password', async () => {
  const { token, id } = await addOrganiser(app)
  const stored = await app.services.database.as({ person: id }, async (tx) =>
    JSON.stringify([
      await tx.selectFrom('users').selectAll().execute(),
      await tx.selectFrom('sessions').selectAll().execute(),
    ]),
  )
  assert.ok(!stored.includes(token.split('.')[1]!) && !stored.includes(password))
})
