// Before a dangerous change: a passkey, or the password with the second step of the person.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changePassword, logIn, register } from '#contract/auth.ts'
import { allLists } from '#contract/lists.ts'
import { beginOidcLink, oidcLink, removeOidcLink } from '#contract/oidc.ts'
import { addPasskey, allPasskeys, beginPasskey, beginPasskeyConfirmation, removePasskey } from '#contract/passkeys.ts'
import { exportUser } from '#contract/privacy.ts'
import { beginTotp, logInWithCode, readSecondFactor, turnOffTotp } from '#contract/second-factor.ts'
import { changeTeam } from '#contract/teams.ts'
import { type Device, givePasskey, openDevice } from '../../testing/passkeys.ts'
import { addMember, addOrganiser, signInWith } from '../../testing/factories.ts'
import { startIssuer } from '../../testing/issuer.ts'
import { atEnd } from '../../testing/postgres.ts'
import { addApp, codeOf } from '../../testing/second-factor.ts'
import { startTestApp, testPublicUrl } from '../../testing/start-test-app.ts'
import { turnOffByOperator } from './second-factor/change.ts'
import { findSignedIn } from './sign-in.ts'
import { password } from '../../testing/samples.ts'

const issuer = await startIssuer(testPublicUrl, [])
atEnd(issuer.close)
const app = await startTestApp({ oidc: issuer.settings })

/** A fresh answer of the device, for this session. */
async function signedBy(device: Device, token: string, lies: Parameters<Device['get']>[1] = {}) {
  const begun = await app.call(beginPasskeyConfirmation, { token, body: {} })
  return { ticket: begun.ticket, response: device.get(begun, lies) }
}

/** A member with a passkey as their only second step, in a team that requires one. */
async function addPasskeyMember() {
  const noor = await addOrganiser(app)
  const mira = await addMember(app, noor, 'editor')
  const device = await givePasskey(app, mira.token)
  const phone = await addApp(app, noor.token)
  await app.call(changeTeam, { token: noor.token, body: { needs_second_factor: true } })
  return { noor, mira, device, phone }
}

const strengthOf = async (token: string) => (await findSignedIn(app.services, token))?.isStrong

test('adding a passkey and the export of a team ask for the password', async () => {
  const { token } = await addOrganiser(app)
  for (const call of [beginPasskey, exportUser]) {
    const bare = await app.refused(call, { token, body: {} })
    assert.deepEqual(
      [bare.status, bare.errors],
      [422, { password: ['Confirm this with your password or a passkey.'] }],
      call.path,
    )
    const wrong = await app.refused(call, { token, body: { password: 'not the one' } })
    assert.deepEqual([wrong.status, wrong.errors], [422, { password: ['The password is wrong.'] }], call.path)
  }
  assert.equal((await app.call(allPasskeys, { token })).passkeys.length, 0)
})

test('with an authenticator app they ask for its code too, or for a passkey alone', async () => {
  const { token } = await addOrganiser(app)
  const device = await givePasskey(app, token)
  const phone = await addApp(app, token)
  const bare = await app.refused(beginPasskey, { token, body: { password } })
  assert.deepEqual([bare.status, Object.keys(bare.errors)], [422, ['code']])
  await app.call(beginPasskey, { token, body: { password, code: codeOf(phone) } })
  await app.call(beginPasskey, { token, body: { passkey: await signedBy(device, token) } })
  await app.call(turnOffTotp, { token, body: { passkey: await signedBy(device, token) } })
  assert.equal((await app.call(readSecondFactor, { token })).totp_since, null)
})

test('a passkey confirms once, in its own session, for its own person, with its own key', async () => {
  const noor = await addOrganiser(app)
  const device = await givePasskey(app, noor.token)
  const ada = await addOrganiser(app, 'Ada')
  const theirs = await givePasskey(app, ada.token)
  const { token: elsewhere } = await signInWith(app, { email: noor.email, password })
  const refusal = async (passkey: object, token = noor.token) =>
    (await app.refused(beginPasskey, { token, body: { passkey } })).status

  assert.equal(await refusal(await signedBy(device, elsewhere)), 409)
  assert.equal(await refusal(await signedBy(theirs, noor.token)), 422)
  const lies = [{ origin: 'https://evil.example' }, { flags: 1 }, { challenge: Buffer.alloc(32).toString('base64url') }]
  for (const lie of lies) assert.equal(await refusal(await signedBy(device, noor.token, lie)), 422)
  const forged = { ...(await signedBy(openDevice(), noor.token)) }
  forged.response = { ...forged.response, ...device.credential }
  assert.equal(await refusal(forged), 422)
  const passkey = await signedBy(device, noor.token)
  await app.call(beginPasskey, { token: noor.token, body: { passkey } })
  assert.equal(await refusal(passkey), 409)
  assert.equal(await refusal(await signedBy(device, noor.token, { counter: 1 })), 403)
  assert.equal(
    (await app.refused(beginPasskeyConfirmation, { token: (await addOrganiser(app)).token, body: {} })).status,
    409,
  )
})

test('guesses with wrong passkeys are limited, and right ones do not count', async () => {
  const { token } = await addOrganiser(app)
  const device = await givePasskey(app, token)
  for (let times = 0; times < 12; times++) {
    await app.call(beginPasskey, { token, body: { passkey: await signedBy(device, token) } })
  }
  const statuses: number[] = []
  for (let times = 0; times < 12; times++) {
    const passkey = await signedBy(device, token, { flags: 0 })
    statuses.push((await app.refused(beginPasskey, { token, body: { passkey } })).status)
  }
  assert.equal(statuses[0], 422)
  assert.equal(statuses.at(-1), 429)
})

test('a person is told by mail that a passkey was added or removed', async () => {
  const { token, email } = await addOrganiser(app)
  const { passkey } = await givePasskey(app, token, 'Call 0900 1234')
  const added = await app.outbox.about(email, 'A passkey was added to your Listpass account')
  assert.match(added.text!, /remove the passkey in your account, under Passkeys/)
  assert.doesNotMatch(added.raw, /0900/)
  await app.call(removePasskey, { token, params: { passkeyId: passkey.id }, body: { password } })
  await app.outbox.about(email, 'A passkey was removed from your Listpass account')
})

test('with a passkey alone, a password opens nothing where a team requires a second step', async () => {
  const { noor, mira, device, phone } = await addPasskeyMember()
  const answer = await app.call(logIn, { body: { email: mira.email, password } })
  assert.ok('second_factor' in answer && !('token' in answer))
  assert.deepEqual(answer.second_factor.ways, ['passkey'])
  const { ticket } = answer.second_factor
  for (const code of ['123456', 'AAAAA-AAAAA']) {
    assert.equal((await app.refused(logInWithCode, { body: { ticket, code } })).status, 422)
  }
  const form = { name: 'Mira', email: mira.email, password, password_confirmation: password }
  assert.equal((await app.refused(register, { body: form })).status, 422)

  const { token } = mira
  assert.deepEqual((await app.call(readSecondFactor, { token })).ways, ['passkey'])
  for (const call of [beginTotp, beginPasskey, exportUser]) {
    const refused = await app.refused(call, { token, body: { password } })
    assert.deepEqual([refused.status, Object.keys(refused.errors)], [422, ['passkey']], call.path)
  }
  const chosen = { password: 'quite another harbour', password_confirmation: 'quite another harbour' }
  const change = { current_password: password, ...chosen }
  assert.ok((await app.refused(changePassword, { token, body: change })).errors['passkey'])
  await app.call(changePassword, { token, body: { ...change, passkey: await signedBy(device, token) } })
  const lifting = { needs_second_factor: false, password, code: codeOf(phone) }
  await app.call(changeTeam, { token: noor.token, body: lifting })
  await signInWith(app, { email: mira.email, password: chosen.password })
})

test('a changed password needs the old one, also with a passkey', async () => {
  const { token } = await addOrganiser(app)
  const device = await givePasskey(app, token)
  const chosen = { password: 'quite another harbour', password_confirmation: 'quite another harbour' }
  const body = { current_password: 'not the one', ...chosen, passkey: await signedBy(device, token) }
  assert.ok((await app.refused(changePassword, { token, body })).errors['current_password'])
})

test('adding a passkey opens a team that requires a second step, and removing the last one closes it', async () => {
  const noor = await addOrganiser(app)
  const mira = await addMember(app, noor, 'editor')
  await addApp(app, noor.token)
  await app.call(changeTeam, { token: noor.token, body: { needs_second_factor: true } })
  const inTeam = { token: mira.token, team: noor.id }
  assert.equal((await app.refused(allLists, inTeam)).status, 403)
  const device = await givePasskey(app, mira.token)
  await app.call(allLists, inTeam)
  const body = { passkey: await signedBy(device, mira.token) }
  await app.call(removePasskey, { token: mira.token, params: { passkeyId: device.passkey.id }, body })
  assert.equal(await strengthOf(mira.token), false)
  assert.equal((await app.refused(allLists, inTeam)).status, 403)
})

test('the operator lets in an organiser who lost their only passkey', async () => {
  const { mira } = await addPasskeyMember()
  assert.equal(await turnOffByOperator(app.services, mira), true)
  const { token } = await signInWith(app, { email: mira.email, password })
  assert.equal(await strengthOf(token), false)
  assert.equal(await turnOffByOperator(app.services, mira), false)
})

test('a link that is under way ends with a change of the password, and both ends are told by mail', async () => {
  const { token, email } = await addOrganiser(app)
  const jar = new Map<string, string>()
  async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
    const headers = {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: testPublicUrl,
      'x-requested-with': 'XMLHttpRequest',
      ...(jar.has('XSRF-TOKEN') && { 'x-xsrf-token': jar.get('XSRF-TOKEN')! }),
      authorization: `Bearer ${token}`,
    }
    const answer = await app.app.inject({ method, url, headers, ...(payload && { payload }) })
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set)!
      jar.set(name, value)
    }
    return answer
  }
  await ask('GET', '/api/user')
  const link = async (word: string) => {
    const begun = await ask('POST', beginOidcLink.path, { password: word })
    assert.equal(begun.statusCode, 200, begun.body)
    return issuer.visit(begun.json<{ url: string }>().url, { sub: email, email, email_verified: true, name: 'Noor' })
  }
  assert.equal((await ask('POST', beginOidcLink.path, {})).statusCode, 422)
  assert.equal((await ask('POST', beginOidcLink.path, { password: 'not the one' })).statusCode, 422)

  const under = await link(password)
  const chosen = 'quite another harbour'
  const body = { current_password: password, password: chosen, password_confirmation: chosen }
  await app.call(changePassword, { token, body })
  assert.equal((await ask('GET', under)).statusCode, 401)
  assert.equal((await app.call(oidcLink, { token })).is_linked, false)

  assert.equal((await ask('GET', await link(chosen))).statusCode, 303)
  assert.equal((await app.call(oidcLink, { token })).is_linked, true)
  const linked = await app.outbox.about(email, 'Your Listpass account has a new way to sign in')
  assert.match(linked.text!, /was linked with Example ID/)
  await app.call(removeOidcLink, { token, body: { password: chosen } })
  await app.outbox.about(email, 'A way to sign in was removed from your Listpass account')
})

test('a new passkey needs the confirmation of its own session', async () => {
  const { token, email } = await addOrganiser(app)
  const { token: elsewhere } = await signInWith(app, { email, password })
  const begun = await app.call(beginPasskey, { token, body: { password } })
  const body = { name: 'Phone', ticket: begun.ticket, response: openDevice().create(begun) }
  assert.equal((await app.refused(addPasskey, { token: elsewhere, body })).status, 409)
  await app.call(addPasskey, { token, body })
})

test('a change of the password without the current one says which is missing', async () => {
  const { token } = await addOrganiser(app)
  const chosenOnce = { password: 'a third harbour', password_confirmation: 'a third harbour' }
  const refused = await app.refused(changePassword, { token, body: { current_password: '', ...chosenOnce } })
  assert.deepEqual(refused.errors, { current_password: ['The current password is required.'] })
})
