// Passkeys over HTTP, with a handmade device that sends false answers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditLog } from '#contract/audit.ts'
import { currentUser } from '#contract/auth.ts'
import { allPasskeys, beginPasskey, passkeySignIn } from '#contract/passkeys.ts'
import { openAsOwner } from '../../../database/open.ts'
import {
  assertRefused,
  type Lies,
  openDevice,
  opensNothing,
  passkeyBrowsers,
  tookTooLong,
} from '../../../testing/passkeys.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { type Node, startTestApp } from '../../../testing/start-test-app.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp({ works: false })
const other = await app.addNode()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { openBrowser, addPerson } = passkeyBrowsers(app)

test('an organiser adds a passkey and signs in with it, without a name or a password', async () => {
  const { id, token, device } = await addPerson()
  const browser = openBrowser()
  const { status, body, cookies } = await browser.signIn(device)
  assert.equal(status, 200, body.message)
  assert.equal((await app.call(currentUser, { token: body.token })).user.id, id)
  assert.ok(cookies.some((cookie) => cookie.startsWith('listpass_device=')))
  const { entries } = await app.call(auditLog, { token })
  assert.deepEqual(
    entries.slice(0, 2).map(({ action, details }) => [action, details['way'] ?? details['name']]),
    [
      ['signed_in', 'passkey'],
      ['passkey_added', 'Phone'],
    ],
  )
  const { passkeys } = await app.call(allPasskeys, { token })
  assert.equal(passkeys.length, 1)
  assert.ok(passkeys[0]!.last_used_at !== null && passkeys[0]!.for_host === null)
})

test('a sign-in that begins at one server ends at another', async () => {
  const { id, device } = await addPerson()
  const browser = openBrowser()
  const { status, body } = await browser.finish(device, await browser.begin(app), {}, other)
  assert.deepEqual([status, body.user.id], [200, id])
})

test('the answer of another site, another host, another kind or another key opens nothing', async () => {
  const { id, device } = await addPerson()
  const userHandle = Buffer.from(id).toString('base64url')
  const lies: Lies[] = [
    { origin: 'https://listpass.test.evil.example' },
    { origin: 'http://listpass.test' },
    { rpId: 'evil.example' },
    { challenge: Buffer.alloc(32, 1).toString('base64url') },
    { type: 'webauthn.create' },
    // The device reports neither presence nor verification of its user.
    { flags: 0 },
    { flags: 1 },
  ]
  for (const lie of lies) assertRefused(await openBrowser().signIn(device, lie), 422, opensNothing)
  assertRefused(await openBrowser().signIn(openDevice(), { userHandle }), 422, opensNothing)
  const browser = openBrowser()
  const begun = await browser.begin()
  const response = { ...openDevice().get(begun, { userHandle }), ...device.credential }
  assertRefused(await browser.post(passkeySignIn.path, { ticket: begun.ticket, response }), 422, opensNothing)
  assert.equal((await openBrowser().signIn(device)).status, 200)
})

test('the passkey of one organiser does not sign in another', async () => {
  const noor = await addPerson('Noor')
  const ada = await addPerson('Ada')
  const userHandle = Buffer.from(ada.id).toString('base64url')
  assertRefused(await openBrowser().signIn(noor.device, { userHandle }), 422, opensNothing)
})

test('a challenge works once, at whichever server, and not after a failure', async () => {
  const { device } = await addPerson()
  const browser = openBrowser()
  const used = await browser.begin()
  assert.equal((await browser.finish(device, used)).status, 200)
  assertRefused(await browser.finish(device, used), 409, tookTooLong)
  assertRefused(await browser.finish(device, used, {}, other), 409, tookTooLong)
  const failed = await browser.begin()
  assertRefused(await browser.finish(device, failed, { flags: 0 }), 422, opensNothing)
  assertRefused(await browser.finish(device, failed), 409, tookTooLong)
  const raced = await browser.begin()
  const answers = await Promise.all([app, other].map((node) => browser.finish(device, raced, {}, node)))
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  )
})

test('a ticket of another browser, of another step, or changed, is worthless', async () => {
  const { token, device } = await addPerson()
  const begun = await openBrowser().begin()
  const stranger = openBrowser()
  await stranger.begin()
  assertRefused(await stranger.finish(device, begun), 409, tookTooLong)
  const adding = await app.call(beginPasskey, { token, body: { password } })
  const own = await stranger.begin()
  assertRefused(await stranger.finish(device, { ...own, ticket: adding.ticket }), 409, tookTooLong)
  const changed = `${own.ticket.slice(0, -4)}AAAA`
  assertRefused(await stranger.finish(device, { ...own, ticket: changed }), 409, tookTooLong)
})

test('after five minutes a challenge has expired', async () => {
  const { device } = await addPerson()
  const browser = openBrowser()
  const begun = await browser.begin()
  const { database } = app.services
  const late: Node = { ...app }
  const now = database.now
  database.now = () => new Date(now().getTime() + 301_000)
  try {
    assertRefused(await browser.finish(device, begun, {}, late), 409, tookTooLong)
  } finally {
    database.now = now
  }
})

test('a counter that goes back is refused and recorded; one that stays 0 is not', async () => {
  const { token, device } = await addPerson()
  assert.equal((await openBrowser().signIn(device, { counter: 7 })).status, 200)
  for (const counter of [7, 3, 0]) {
    const { status, body } = await openBrowser().signIn(device, { counter })
    assert.equal(status, 403)
    assert.match(body.message, /seems to be a copy/)
  }
  const refused = (await app.call(auditLog, { token })).entries.filter(({ action }) => action === 'passkey_refused')
  assert.deepEqual(
    refused.map(({ details }) => details['name']),
    ['Phone', 'Phone', 'Phone'],
  )
  assert.equal((await openBrowser().signIn(device, { counter: 8 })).status, 200)
  const { device: synced } = await addPerson()
  for (const counter of [0, 0]) assert.equal((await openBrowser().signIn(synced, { counter })).status, 200)
})

test('a wrong signature with a lower counter leaves no record', async () => {
  const { token, device } = await addPerson()
  await openBrowser().signIn(device, { counter: 9 })
  const browser = openBrowser()
  const begun = await browser.begin()
  const response = device.get(begun, { counter: 1 })
  response.response.signature = openDevice().get(begun, { counter: 1 }).response.signature
  assertRefused(await browser.post(passkeySignIn.path, { ticket: begun.ticket, response }), 422, opensNothing)
  const { entries } = await app.call(auditLog, { token })
  assert.ok(entries.every(({ action }) => action !== 'passkey_refused'))
})

test('failures are limited for each network, and successes do not count', async () => {
  const { device } = await addPerson()
  const browser = openBrowser()
  for (let times = 0; times < 32; times++) assert.equal((await browser.signIn(device)).status, 200)
  const statuses: number[] = []
  for (let times = 0; times < 32; times++) statuses.push((await browser.signIn(device, { flags: 0 })).status)
  assert.deepEqual(statuses, [...Array.from({ length: 30 }, () => 422), 429, 429])
  assert.equal((await openBrowser().signIn(device)).status, 200)
})
