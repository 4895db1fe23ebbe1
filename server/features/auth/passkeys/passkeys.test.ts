// Passkeys over HTTP, with a device that is made by hand, and lies.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { auditLog } from '#contract/audit.ts'
import { currentUser } from '#contract/auth.ts'
import {
  addPasskey,
  allPasskeys,
  beginPasskey,
  beginPasskeySignIn,
  passkeySignIn,
  removePasskey,
  renamePasskey,
} from '#contract/passkeys.ts'
import { signInWays } from '#contract/sign-in-ways.ts'
import { openAsOwner } from '../../../database/open.ts'
import { type Device, givePasskey, type Lies, openDevice } from '../../../testing/authenticator.ts'
import { addOrganiser, password } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { type Node, startTestApp } from '../../../testing/start-test-app.ts'
import { passkeyWarnings } from './warn-of-other-hosts.ts'

const app = await startTestApp({ works: false })
const other = await app.addNode()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

type Begun = {
  options: { challenge: string; rpId: string; timeout: number; userVerification: 'required' }
  ticket: string
}
type Answer = { status: number; body: { message: string; token: string; user: { id: string } }; cookies: string[] }

let networks = 0

/** A browser with its cookies, at an address of its own, so that no test meets another's rate limit. */
function openBrowser() {
  const jar = new Map<string, string>()
  const remoteAddress = `10.7.${++networks >> 8}.${networks & 255}`
  async function post(path: string, payload: object, node: Node = app): Promise<Answer> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await node.app.inject({ method: 'POST', url: path, headers: { cookie }, payload, remoteAddress })
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    for (const [name, value] of cookies.map((each) => each.split(';')[0]!.split('='))) jar.set(name!, value!)
    return { status: answer.statusCode, body: JSON.parse(answer.body) as Answer['body'], cookies }
  }
  const begin = async (node?: Node) => {
    const { status, body } = await post(beginPasskeySignIn.path, {}, node)
    assert.equal(status, 200, body.message)
    return body as unknown as Begun
  }
  const finish = (device: Device, begun: Begun, lies: Lies = {}, node?: Node) =>
    post(passkeySignIn.path, { ticket: begun.ticket, response: device.get(begun, lies) }, node)
  const signIn = async (device: Device, lies: Lies = {}) => finish(device, await begin(), lies)
  return { jar, post, begin, finish, signIn }
}

async function addPerson(name = 'Noor') {
  const person = await addOrganiser(app, name)
  return { ...person, device: await givePasskey(app, person.token) }
}

const opensNothing = 'This passkey opens no account here. Try another one, or sign in with your password.'
const tookTooLong = 'That took too long, or was done already. Please try again.'

function assertRefused({ status, body }: Answer, expected: number, message: string): void {
  assert.deepEqual([status, body.message, 'token' in body], [expected, message, false])
}

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
    // Neither presence nor verification of the user.
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

test('a passkey is added only with the answer to its own challenge, in its own session', async () => {
  const noor = await addOrganiser(app)
  const ada = await addOrganiser(app, 'Ada')
  const begin = () => app.call(beginPasskey, { token: noor.token, body: { password } })
  const wrong: Lies[] = [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { challenge: Buffer.alloc(32, 1).toString('base64url') },
    { type: 'webauthn.get' },
    // Without the proof of who uses it.
    { flags: 0x41 },
  ]
  for (const lies of wrong) {
    const begun = await begin()
    const body = { name: 'Phone', ticket: begun.ticket, response: openDevice().create(begun, lies) }
    assert.equal((await app.refused(addPasskey, { token: noor.token, body })).status, 422, JSON.stringify(lies))
  }
  const begun = await begin()
  const body = { name: 'Phone', ticket: begun.ticket, response: openDevice().create(begun) }
  assert.equal((await app.refused(addPasskey, { token: ada.token, body })).message, tookTooLong)
  await app.call(addPasskey, { token: noor.token, body })
  assert.equal((await app.refused(addPasskey, { token: noor.token, body })).message, tookTooLong)
})

test('a credential belongs to one organiser', async () => {
  const { device } = await addPerson()
  const { token } = await addOrganiser(app, 'Ada')
  const begun = await app.call(beginPasskey, { token, body: { password } })
  const body = { name: 'Mine', ticket: begun.ticket, response: device.create(begun) }
  assert.deepEqual((await app.refused(addPasskey, { token, body })).message, 'This passkey is in use already.')
})

test('passkeys are renamed, and removed with the password; then they open nothing', async () => {
  const { token, device } = await addPerson()
  const params = { passkeyId: device.passkey.id }
  await app.call(renamePasskey, { token, params, body: { name: 'Work phone' } })
  assert.equal((await app.call(allPasskeys, { token })).passkeys[0]!.name, 'Work phone')
  const wrong = await app.refused(removePasskey, { token, params, body: { password: 'not the one' } })
  assert.deepEqual([wrong.status, wrong.errors], [422, { password: ['The password is wrong.'] }])
  await app.call(removePasskey, { token, params, body: { password } })
  assert.equal((await app.refused(removePasskey, { token, params, body: { password } })).status, 404)
  assertRefused(await openBrowser().signIn(device), 422, opensNothing)
})

test("another organiser's passkey is not found", async () => {
  const { device } = await addPerson()
  const { token } = await addOrganiser(app, 'Ada')
  const params = { passkeyId: device.passkey.id }
  assert.equal((await app.refused(renamePasskey, { token, params, body: { name: 'Mine' } })).status, 404)
  assert.equal((await app.refused(removePasskey, { token, params, body: { password } })).status, 404)
})

test('a person has at most twenty passkeys', async () => {
  const { token, id } = await addOrganiser(app)
  await sql`
    insert into passkeys (person_id, id, credential_id, public_key, counter, rp_id, name)
    select ${id}, gen_random_uuid(), decode(md5(random()::text), 'hex'), '', 0, 'listpass.test', 'x'
    from generate_series(1, 20)`.execute(owner)
  assert.match((await app.refused(beginPasskey, { token, body: { password } })).message, /^You have 20 passkeys/)
})

test('at an IP address, and without https, a sentence says why there are none', async () => {
  for (const [publicUrl, why] of [
    ['http://127.0.0.1:3000', /127\.0\.0\.1, and no name/],
    ['https://[::1]', /\[::1\], and no name/],
    ['http://listpass.example', /https/],
  ] as const) {
    const node = await app.addNode({ publicUrl })
    assert.match((await node.call(signInWays)).passkeys.why_not!, why)
    const { token } = await addOrganiser(node)
    assert.match((await node.call(allPasskeys, { token })).why_not!, why)
    assert.match((await node.refused(beginPasskey, { token, body: { password } })).message, why)
    assert.match((await node.refused(beginPasskeySignIn, { body: {} })).message, why)
  }
  assert.equal(
    (await (await app.addNode({ publicUrl: 'http://localhost:3000' })).call(signInWays)).passkeys.why_not,
    null,
  )
})

test('after the address has changed, its passkeys are shown for their host, and the start warns', async () => {
  const { token, device } = await addPerson()
  const moved = await app.addNode({ publicUrl: 'https://new.example' })
  const { passkeys } = await moved.call(allPasskeys, { token })
  assert.equal(passkeys[0]!.for_host, 'listpass.test')
  const begun = await moved.call(beginPasskeySignIn, { body: {} })
  assert.equal(begun.options.rpId, 'new.example')
  assert.equal(
    (await moved.refused(passkeySignIn, { body: { ticket: begun.ticket, response: device.get(begun) } })).status,
    409,
  )
  const [warning, ...more] = await passkeyWarnings(moved.services)
  assert.match(warning!, /^\d+ passkeys were made for listpass\.test and do not work at https:\/\/new\.example\./)
  assert.deepEqual([more, await passkeyWarnings(app.services)], [[], []])
})
