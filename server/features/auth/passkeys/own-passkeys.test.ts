// Organisers add, rename and remove their passkeys.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
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
import {
  assertRefused,
  type Lies,
  openDevice,
  opensNothing,
  passkeyBrowsers,
  tookTooLong,
} from '../../../testing/passkeys.ts'
import { addOrganiser } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { passkeyWarnings } from './relying-party.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp({ works: false })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { openBrowser, addPerson } = passkeyBrowsers(app)

test('a passkey is added only with the answer to its own challenge, in its own session', async () => {
  const noor = await addOrganiser(app)
  const ada = await addOrganiser(app, 'Ada')
  const begin = () => app.call(beginPasskey, { token: noor.token, body: { password } })
  const wrong: Lies[] = [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { challenge: Buffer.alloc(32, 1).toString('base64url') },
    { type: 'webauthn.get' },
    // The device has not verified its user.
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

test('a person has at most twenty passkeys', async () => {
  const { token, id } = await addOrganiser(app)
  await sql`
    insert into passkeys (person_id, id, credential_id, public_key, counter, rp_id, name)
    select ${id}, gen_random_uuid(), decode(md5(random()::text), 'hex'), '', 0, 'listpass.test', 'x'
    from generate_series(1, 19)`.execute(owner)
  // Two were begun while there was room for one.
  const adding = async () => {
    const begun = await app.call(beginPasskey, { token, body: { password } })
    return { name: 'Phone', ticket: begun.ticket, response: openDevice().create(begun) }
  }
  const [one, more] = [await adding(), await adding()]
  await app.call(addPasskey, { token, body: one })
  assert.match((await app.refused(addPasskey, { token, body: more })).message, /^You have 20 passkeys/)
  assert.equal((await app.call(allPasskeys, { token })).passkeys.length, 20)
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
