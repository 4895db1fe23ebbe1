// Somebody was in the account, and left a way in behind. A reset by mail ends it, and does not make the mailbox a second step.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { forgotPassword, logIn, readReset, resetPassword } from '#contract/auth.ts'
import { oidcLink } from '#contract/oidc.ts'
import { addPasskey, allPasskeys, beginPasskey, beginPasskeyConfirmation, passkeySignIn } from '#contract/passkeys.ts'
import { confirmTotp, beginTotp } from '#contract/second-factor.ts'
import { changeTeam } from '#contract/teams.ts'
import { openAsOwner } from '../../../database/open.ts'
import { type Device, givePasskey, openDevice, passkeyBrowsers } from '../../../testing/passkeys.ts'
import { addMember, addOrganiser, signInWith } from '../../../testing/factories.ts'
import { startIssuer } from '../../../testing/issuer.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { addApp, codeOf } from '../../../testing/second-factor.ts'
import { startTestApp, testPublicUrl } from '../../../testing/start-test-app.ts'
import { turnOffByOperator } from '../second-factor/change.ts'

const issuer = await startIssuer(testPublicUrl, [])
atEnd(issuer.close)
const app = await startTestApp({ oidc: issuer.settings })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())
const { openBrowser } = passkeyBrowsers(app)

const password = 'quite another one'
const chosen = { password, password_confirmation: password }
const asksForReset = 'Choose a new password for Listpass'
const changed = 'Your Listpass password was changed'

async function linkFor(email: string): Promise<string> {
  await app.call(forgotPassword, { body: { email } })
  const { links } = await app.outbox.about(email, asksForReset)
  return links.find((link) => link.includes('/reset-password#'))!.split('#')[1]!
}

async function reset(email: string, keep?: { passkeys?: string[]; link?: boolean }) {
  const token = await linkFor(email)
  const listed = await app.call(readReset, { body: { token } })
  return { listed, ...(await app.call(resetPassword, { body: { token, ...chosen, ...(keep && { keep }) } })) }
}

async function linkIdentity(personId: string): Promise<void> {
  const identity = { issuer: issuer.settings.issuer, subject: randomUUID(), person_id: personId }
  await owner.insertInto('oidc_identities').values(identity).execute()
}

const signsIn = async (device: Device) => (await openBrowser().signIn(device)).status === 200

/** The password, and then this passkey. */
async function signInWithBoth(email: string, device: Device) {
  const answer = await app.call(logIn, { body: { email, password } })
  assert.ok('second_factor' in answer)
  const browser = openBrowser()
  const begun = await browser.begin()
  const response = device.get(begun)
  return browser.post(passkeySignIn.path, {
    ticket: begun.ticket,
    response,
    second_factor: answer.second_factor.ticket,
  })
}

test('a passkey and a link that a thief added end with the reset, and the letters name them', async () => {
  const { email, id, token } = await addOrganiser(app)
  const thief = await givePasskey(app, token, 'Stolen phone')
  await linkIdentity(id)
  assert.equal(await signsIn(thief), true)

  const { listed, ended, left } = await reset(email)
  assert.deepEqual([listed.passkeys.map(({ name }) => name), listed.linked_with], [['Stolen phone'], 'Example ID'])
  assert.deepEqual(
    [ended, left],
    [
      { passkeys: 1, is_linked: true },
      { passkeys: 0, is_linked: false },
    ],
  )
  assert.equal(await signsIn(thief), false)
  const mine = await signInWith(app, { email, password })
  assert.deepEqual((await app.call(allPasskeys, { token: mine.token })).passkeys, [])
  assert.equal((await app.call(oidcLink, { token: mine.token })).is_linked, false)

  const asked = await app.outbox.about(email, asksForReset)
  assert.match(asked.text!, /this signs in to your account: 1 passkey, sign-in with Example ID\. It ends with the/)
  const told = await app.outbox.about(email, changed)
  assert.match(told.text!, /This no longer signs in: 1 passkey, sign-in with Example ID\./)
  assert.doesNotMatch(told.text!, /still signs in|Stolen phone/)
})

test('the person keeps the ways in that they recognise', async () => {
  const { email, id, token } = await addOrganiser(app)
  const mine = await givePasskey(app, token, 'My phone')
  const thief = await givePasskey(app, token, 'Stolen phone')
  await linkIdentity(id)
  const { left } = await reset(email, { passkeys: [mine.passkey.id], link: true })
  assert.deepEqual(left, { passkeys: 1, is_linked: true })
  assert.deepEqual([await signsIn(mine), await signsIn(thief)], [true, false])
  const told = await app.outbox.about(email, changed)
  assert.match(told.text!, /This no longer signs in: 1 passkey\./)
  assert.match(told.text!, /This still signs in without the password: 1 passkey, sign-in with Example ID\./)
})

test("a link to another person's account keeps no passkey of theirs", async () => {
  const [noor, ada] = [await addOrganiser(app), await addOrganiser(app, 'Ada')]
  const hers = await givePasskey(app, ada.token)
  const own = await givePasskey(app, noor.token)
  await reset(noor.email, { passkeys: [hers.passkey.id] })
  assert.deepEqual([await signsIn(hers), await signsIn(own)], [true, false])
})

test('an authenticator app stays needed after a reset, and the operator removes one that a thief set up', async () => {
  const { email, id, token } = await addOrganiser(app)
  const device = await givePasskey(app, token)
  await addApp(app, token)
  const { ways } = await reset(email)
  assert.deepEqual([ways, await signsIn(device)], [['totp', 'recovery'], false])
  assert.ok('second_factor' in (await app.call(logIn, { body: { email, password } })))
  await turnOffByOperator(app.services, { id })
  await signInWith(app, { email, password })
})

test('where a team requires a second step, the mailbox alone does not end the passkey that is it', async () => {
  const noor = await addOrganiser(app)
  const mira = await addMember(app, noor, 'editor')
  await addApp(app, noor.token)
  const mine = await givePasskey(app, mira.token, 'My phone')
  const thief = await givePasskey(app, mira.token, 'Stolen phone')
  await app.call(changeTeam, { token: noor.token, body: { needs_second_factor: true } })

  const { ways } = await reset(mira.email)
  assert.deepEqual(ways, ['passkey'])
  // Alone it opens nothing, and neither does the password of whoever reads the mail.
  assert.deepEqual([await signsIn(mine), await signsIn(thief)], [false, false])
  assert.ok('second_factor' in (await app.call(logIn, { body: { email: mira.email, password } })))

  const { status, body } = await signInWithBoth(mira.email, mine)
  assert.equal(status, 200, body.message)
  assert.equal(await signsIn(mine), true)
  const refused = await openBrowser().signIn(thief)
  assert.equal(refused.body.message, 'Sign in with your new password first. Then use this passkey.')
  const { options } = await app.call(beginPasskeyConfirmation, { token: body.token, body: {} })
  assert.equal(options.allowCredentials.length, 1)
  const { passkeys } = await app.call(allPasskeys, { token: body.token })
  assert.deepEqual(
    passkeys.map(({ name, needs_password: needs }) => [name, needs]),
    [
      ['Stolen phone', true],
      ['My phone', false],
    ],
  )
})

test('there, a passkey that the person keeps lets the others end', async () => {
  const noor = await addOrganiser(app)
  const mira = await addMember(app, noor, 'editor')
  await addApp(app, noor.token)
  const mine = await givePasskey(app, mira.token, 'My phone')
  await givePasskey(app, mira.token, 'Stolen phone')
  await app.call(changeTeam, { token: noor.token, body: { needs_second_factor: true } })
  await reset(mira.email, { passkeys: [mine.passkey.id] })
  const { body } = await openBrowser().signIn(mine)
  const { passkeys } = await app.call(allPasskeys, { token: body.token })
  assert.deepEqual(
    passkeys.map(({ name }) => name),
    ['My phone'],
  )
})

test('what a thief has begun before the reset adds no passkey and no app after it', async () => {
  const { email, token } = await addOrganiser(app)
  const begun = await app.call(beginPasskey, { token, body: { password: 'a long enough one' } })
  const { secret, setup } = await app.call(beginTotp, { token, body: { password: 'a long enough one' } })
  await reset(email)
  const response = openDevice().create(begun)
  assert.equal(
    (await app.refused(addPasskey, { token, body: { name: 'Late', ticket: begun.ticket, response } })).status,
    401,
  )
  assert.equal((await app.refused(confirmTotp, { token, body: { setup, code: codeOf({ secret }) } })).status, 401)
  await signInWith(app, { email, password })
})

test('of a reset and a sign-in by passkey at the same moment, no session stays', async () => {
  for (let round = 0; round < 5; round++) {
    const { email, token } = await addOrganiser(app)
    const thief = await givePasskey(app, token)
    const link = await linkFor(email)
    const browsers = [openBrowser(), openBrowser(), openBrowser()]
    const begun = await Promise.all(browsers.map((browser) => browser.begin()))
    await Promise.all([
      app.call(resetPassword, { body: { token: link, ...chosen } }),
      ...browsers.map((browser, nth) => browser.finish(thief, begun[nth]!)),
    ])
    const sessions = owner.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.person_id')
    assert.deepEqual(await sessions.select('sessions.id').where('users.email', '=', email).execute(), [])
  }
})

test('a link that no longer works reads nothing, and wrong ones are limited', async () => {
  const { email, token } = await addOrganiser(app)
  await givePasskey(app, token)
  const link = await linkFor(email)
  await app.call(resetPassword, { body: { token: link, ...chosen } })
  const statuses: number[] = []
  for (let tries = 0; tries < 22; tries++)
    statuses.push((await app.refused(readReset, { body: { token: link } })).status)
  assert.deepEqual([statuses[0], statuses.at(-1)], [422, 429])
})
