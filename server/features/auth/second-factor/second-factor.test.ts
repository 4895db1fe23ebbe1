// Signing in with a second factor: a password alone opens nothing, and each code works once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changePassword, currentUser, forgotPassword, logIn, register, resetPassword } from '#contract/auth.ts'
import { deleteUser } from '#contract/privacy.ts'
import {
  beginTotp,
  confirmTotp,
  logInWithCode,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffTotp,
} from '#contract/second-factor.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addOrganiser, signInWith } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { addApp, codeOf, forgetSteps, wrongCodeOf } from '../../../testing/second-factor.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { findSignedIn } from '../sign-in.ts'
import { newTicket, readTicket } from './ticket.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

async function addProtected() {
  const organiser = await addOrganiser(app)
  return { ...organiser, ...(await addApp(app, organiser.token)) }
}

async function ticketOf(email: string, text = password): Promise<string> {
  const answer = await app.call(logIn, { body: { email, password: text } })
  assert.ok('second_factor' in answer, 'the password alone signed in')
  return answer.second_factor.ticket
}

const finish = async (email: string, code: string) =>
  app.call(logInWithCode, { body: { ticket: await ticketOf(email), code } })
const refusedWith = async (email: string, code: string) =>
  app.refused(logInWithCode, { body: { ticket: await ticketOf(email), code } })

const strengthOf = async (token: string) => (await findSignedIn(app.services, token))?.isStrong

test('with a second factor, the password gets a ticket and no token, and a code of the app finishes', async () => {
  const noor = await addProtected()
  const answer = await app.call(logIn, { body: { email: noor.email, password } })
  assert.ok('second_factor' in answer && !('token' in answer))
  assert.deepEqual(answer.second_factor.ways, ['totp', 'recovery'])
  const body = { ticket: answer.second_factor.ticket, code: codeOf(noor) }
  const { token, user } = await app.call(logInWithCode, { body })
  assert.equal(user.id, noor.id)
  assert.equal((await app.call(currentUser, { token })).user.id, noor.id)
  assert.equal(await strengthOf(token), true)
})

test('a session that began with the password alone is strong once it set up the app', async () => {
  const organiser = await addOrganiser(app)
  const { token: elsewhere } = await signInWith(app, { email: organiser.email, password })
  assert.equal(await strengthOf(organiser.token), false)
  const phone = await addApp(app, organiser.token)
  assert.deepEqual([await strengthOf(organiser.token), await strengthOf(elsewhere)], [true, false])
  const confirmation = { password, code: codeOf(phone) }
  await app.call(turnOffTotp, { token: organiser.token, body: confirmation })
  assert.equal(await strengthOf(organiser.token), false)
  await signInWith(app, { email: organiser.email, password })
})

test('each code of the app works once, even for two calls at the same time', async () => {
  const { email, ...noor } = await addProtected()
  const body = { ticket: await ticketOf(email), code: codeOf(noor) }
  const send = () => app.app.inject({ method: 'POST', url: logInWithCode.path, payload: body })
  const statuses = (await Promise.all([send(), send(), send()])).map(({ statusCode }) => statusCode)
  assert.deepEqual(
    statuses.toSorted((one, other) => one - other),
    [200, 422, 422],
  )
  assert.match((await app.refused(logInWithCode, { body })).message, /already used/)
  const later = { ...body, code: codeOf(noor, 1) }
  await app.call(logInWithCode, { body: later })
  assert.match((await app.refused(logInWithCode, { body })).message, /already used/)
})

test('each recovery code works once, in any spelling, and a new set ends the former one', async () => {
  const noor = await addProtected()
  const [first, second, third] = noor.recoveryCodes as [string, string, string]
  assert.equal(new Set(noor.recoveryCodes).size, 10)
  for (const code of noor.recoveryCodes) assert.match(code, /^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/)
  const { token } = await finish(noor.email, first.toLowerCase().replace('-', ' '))
  assert.equal(await strengthOf(token), true)
  assert.equal((await refusedWith(noor.email, first)).status, 422)
  const body = { ticket: await ticketOf(noor.email), code: second }
  const send = () => app.app.inject({ method: 'POST', url: logInWithCode.path, payload: body })
  const both = (await Promise.all([send(), send()])).map(({ statusCode }) => statusCode)
  assert.deepEqual(
    both.toSorted((one, other) => one - other),
    [200, 422],
  )
  const before = await app.call(readSecondFactor, { token })
  assert.equal(before.recovery_codes_left, 8)

  const renewed = await app.call(renewRecoveryCodes, { token, body: { password, code: codeOf(noor) } })
  assert.equal((await refusedWith(noor.email, third)).status, 422)
  await finish(noor.email, renewed.recovery_codes[0]!)
  assert.equal((await app.call(readSecondFactor, { token })).recovery_codes_left, 9)
})

test('a ticket opens nothing by itself, with another person’s code, after the password changed, or when it was changed', async () => {
  const noor = await addProtected()
  const ada = await addProtected()
  const ticket = await ticketOf(noor.email)
  assert.equal((await app.refused(currentUser, { token: ticket })).status, 401)
  const theirs = await app.refused(logInWithCode, { body: { ticket, code: codeOf(ada) } })
  assert.deepEqual([theirs.status, theirs.errors], [422, { code: ['The code is wrong or too old.'] }])
  assert.equal((await app.refused(logInWithCode, { body: { ticket, code: ada.recoveryCodes[0] } })).status, 422)
  const changed = ticket.replace(/.(?=....$)/, (sign) => (sign === 'A' ? 'B' : 'A'))
  for (const wrong of [changed, 'v1.t1.AAAA', '']) {
    const { errors } = await app.refused(logInWithCode, { body: { ticket: wrong, code: codeOf(noor) } })
    assert.ok(errors?.['ticket'], wrong)
  }
  const chosen = 'quite another harbour'
  const body = { current_password: password, password: chosen, password_confirmation: chosen, code: codeOf(noor) }
  await app.call(changePassword, { token: noor.token, body })
  const late = await app.refused(logInWithCode, { body: { ticket, code: noor.recoveryCodes[0] } })
  assert.ok(late.errors?.['ticket'])
})

test('a ticket from before the app was turned off opens nothing, and sends back to the password', async () => {
  const noor = await addProtected()
  const ticket = await ticketOf(noor.email)
  await app.call(turnOffTotp, { token: noor.token, body: { password, code: noor.recoveryCodes[0] } })
  for (const code of [codeOf(noor), noor.recoveryCodes[1]!]) {
    const { status, errors } = await app.refused(logInWithCode, { body: { ticket, code } })
    assert.deepEqual([status, Object.keys(errors)], [422, ['ticket']])
  }
  await signInWith(app, { email: noor.email, password })
})

test('a ticket is good for five minutes', () => {
  const { keys } = app.services
  const now = new Date()
  const ticket = newTicket(keys, { id: crypto.randomUUID(), password_changed_at: null }, now)
  assert.ok(readTicket(keys, ticket, new Date(now.getTime() + 299_000)))
  assert.equal(readTicket(keys, ticket, new Date(now.getTime() + 300_000)), undefined)
})

test('a new password by mail does not replace the second factor, and the mail says so', async () => {
  const noor = await addProtected()
  await app.outbox.newest(noor.email)
  await app.call(forgotPassword, { body: { email: noor.email } })
  const mail = await app.outbox.about(noor.email, 'Choose a new password for Listpass')
  assert.match(mail.text!, /you still need a code from your authenticator app/)
  const chosen = 'quite another harbour'
  const token = mail.links[0]!.split('#').at(-1)!
  await app.call(resetPassword, { body: { token, password: chosen, password_confirmation: chosen } })
  const ticket = await ticketOf(noor.email, chosen)
  assert.equal((await app.refused(logInWithCode, { body: { ticket, code: wrongCodeOf(noor) } })).status, 422)
  await app.call(logInWithCode, { body: { ticket, code: codeOf(noor) } })
})

test('registering again with the right password does not go around the second factor', async () => {
  const { email } = await addProtected()
  const body = { name: 'Noor', email, password, password_confirmation: password }
  const { status, message } = await app.refused(register, { body })
  assert.equal(status, 422)
  assert.match(message, /^This email has an account\. Sign in/)
  await ticketOf(email)
})

test('setting up asks for the password and for a code of the app, and is done once', async () => {
  const { token } = await addOrganiser(app)
  const wrong = await app.refused(beginTotp, { token, body: { password: 'not the one' } })
  assert.deepEqual(wrong.errors, { password: ['The password is wrong.'] })
  const { secret, setup, url } = await app.call(beginTotp, { token, body: { password } })
  assert.ok(url.includes(secret))
  const refused = await app.refused(confirmTotp, { token, body: { setup, code: wrongCodeOf({ secret }) } })
  assert.ok(refused.errors?.['code'])
  const off = { totp_since: null, recovery_codes_left: 0, ways: [], has_passkey: false }
  assert.deepEqual(await app.call(readSecondFactor, { token }), off)
  const other = await addOrganiser(app, 'Ada')
  const body = { setup, code: codeOf({ secret }) }
  assert.ok((await app.refused(confirmTotp, { token: other.token, body })).errors?.['setup'])
  const both = await Promise.all([1, 2].map(() => app.call(confirmTotp, { token, body }).catch(() => undefined)))
  assert.equal(both.filter(Boolean).length, 1)
  assert.equal((await app.refused(confirmTotp, { token, body })).status, 409)
  assert.equal((await app.refused(beginTotp, { token, body: { password, code: '1' } })).status, 422)
})

test('a dangerous change asks for the password and a code, and a recovery code will do', async () => {
  const noor = await addProtected()
  const ask = (call: typeof deleteUser | typeof turnOffTotp, code?: string) => ({
    call,
    asked: { token: noor.token, body: { password, ...(code !== undefined && { code }) } },
  })
  for (const { call, asked } of [ask(deleteUser), ask(turnOffTotp), ask(deleteUser, wrongCodeOf(noor))]) {
    const { status, errors } = await app.refused(call, asked)
    assert.deepEqual([status, Object.keys(errors ?? {})], [422, ['code']])
  }
  const chosen = { password: 'quite another harbour', password_confirmation: 'quite another harbour' }
  const body = { current_password: password, ...chosen }
  assert.ok((await app.refused(changePassword, { token: noor.token, body })).errors?.['code'])
  await app.call(turnOffTotp, ask(turnOffTotp, noor.recoveryCodes[0]).asked)
  await signInWith(app, { email: noor.email, password })
  await app.call(deleteUser, ask(deleteUser).asked)
})

test('a person is told once by mail that someone with their password types wrong codes', async () => {
  const noor = await addProtected()
  const ticket = await ticketOf(noor.email)
  const code = wrongCodeOf(noor)
  for (let tries = 0; tries < 14; tries++) await app.refused(logInWithCode, { body: { ticket, code } })
  const subject = 'Someone may know your Listpass password'
  const mail = await app.outbox.about(noor.email, subject)
  assert.match(mail.text!, /too many wrong codes/)
  await app.call(logInWithCode, { body: { ticket, code: noor.recoveryCodes[0] } })
  assert.equal((await app.outbox.mails(noor.email)).filter((one) => one.subject === subject).length, 1)
})

test('a person is told by mail when the second factor is turned on or off', async () => {
  const noor = await addProtected()
  const on = await app.outbox.about(noor.email, 'Two-factor sign-in to Listpass is on')
  assert.ok(!on.raw.includes(noor.secret))
  await forgetSteps(owner, noor.id)
  await app.call(turnOffTotp, { token: noor.token, body: { password, code: codeOf(noor) } })
  await app.outbox.about(noor.email, 'Two-factor sign-in to Listpass is off')
})
