import assert from 'node:assert/strict'
import { subscribe } from 'node:diagnostics_channel'
import { test } from 'node:test'
import { changePassword, logIn } from '#contract/auth.ts'
import { readKeyRing } from '../../secrets/key-ring.ts'
import { addOrganiser } from '../../testing/factories.ts'
import { startTestApp, testKeys } from '../../testing/start-test-app.ts'
import { goodForMs, newDevice, readDevice } from './device.ts'
import { passwordHashes } from '../../secrets/open-passwords.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp({ works: false })

let hashes = 0
subscribe(passwordHashes.name, () => void (hashes += 1))

type Attempt = { email: string; password?: string; from?: string; cookie?: string }

async function tryToSignIn({ email, password = 'not the one', from = '10.1.0.1', cookie }: Attempt) {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: from,
    payload: { email, password },
    headers: cookie === undefined ? {} : { cookie },
  })
  const set = [answer.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('listpass_device='))
  return { status: answer.statusCode, set, cookie: set?.split(';')[0], body: answer.body }
}

const addressOf = (number: number) => `10.${20 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`

/** Several times as many as any throttle lets through; 20,000 with LISTPASS_PROVE=full. */
const many = process.env['LISTPASS_PROVE'] === 'full' ? 20_000 : 150

const atOnce = Math.min(many, 1000)

/** Many wrong passwords, and how many of them were hashed. */
async function guessed(attempt: (number: number) => Attempt, atOnce: number): Promise<number> {
  const before = hashes
  let next = 0
  const one = async () => {
    while (next < many) {
      const { status } = await tryToSignIn(attempt(next++))
      assert.ok(status === 422 || status === 429, String(status))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return hashes - before
}

/**
 * The most guesses that pass: forty, and one more for each minute, because the bucket refills while 20,000 are tried.
 */
function mostSince(begun: number): number {
  return 40 + (performance.now() - begun) / 60_000
}

test('the hashes are counted', async () => {
  const { email } = await addOrganiser(app)
  const before = hashes
  await app.call(logIn, { body: { email, password } })
  assert.equal(hashes - before, 1)
})

test('wrong passwords from one address over as many emails reach the hash at most 40 times', async (t) => {
  const known = await addOrganiser(app)
  const begun = performance.now()
  const counted = await guessed(
    (number) => ({ email: number % 10 ? `guess${number}@example.com` : known.email, from: '10.2.0.1' }),
    1,
  )
  t.diagnostic(`${many} wrong passwords from one address: ${counted} hashed`)
  assert.ok(counted >= 10 && counted <= mostSince(begun), String(counted))
})

test('wrong passwords from as many addresses on one email reach the hash at most 40 times', async (t) => {
  const { email } = await addOrganiser(app)
  const begun = performance.now()
  const counted = await guessed((number) => ({ email, from: addressOf(number) }), 1)
  t.diagnostic(`${many} wrong passwords for one email from as many addresses: ${counted} hashed`)
  assert.ok(counted >= 10 && counted <= mostSince(begun), String(counted))
})

test('wrong passwords at the same time reach the hash at most 40 times', async () => {
  const { email } = await addOrganiser(app)
  const fromOne = await guessed((number) => ({ email: `all${number}@example.com`, from: '10.3.0.1' }), atOnce)
  assert.ok(fromOne >= 10 && fromOne <= 40, String(fromOne))
  const onOne = await guessed((number) => ({ email, from: addressOf(number + 5000) }), atOnce)
  assert.ok(onOne >= 10 && onOne <= 40, String(onOne))
  const ofOne = await guessed(() => ({ email: 'one@example.com', from: '2001:db8:5:5::1' }), atOnce)
  assert.ok(ofOne >= 5 && ofOne <= 40, String(ofOne))
})

test('wrong passwords from one IPv6 network reach the hash at most 40 times', async () => {
  const counted = await guessed(
    (number) => ({ email: `net${number}@example.com`, from: `2001:db8:6:6::${number.toString(16)}` }),
    20,
  )
  assert.ok(counted >= 10 && counted <= 40, String(counted))
})

test('while others guess at their email from everywhere, its owner signs in with a browser that was used before', async () => {
  const { email } = await addOrganiser(app)
  const { cookie } = await tryToSignIn({ email, password, from: '10.4.0.1' })
  await guessed((number) => ({ email, from: addressOf(number + 10_000) }), 50)
  assert.equal((await tryToSignIn({ email, password, from: '10.4.0.2' })).status, 429)
  const known = await tryToSignIn({ email, password, from: '10.4.0.1', cookie: cookie! })
  assert.equal(known.status, 200)
  assert.equal((await tryToSignIn({ email, password, from: addressOf(10_001), cookie: known.cookie! })).status, 200)
})

test('the cookie is for sign-in alone, out of the reach of scripts, over https, and for 90 days', async () => {
  const { email } = await addOrganiser(app)
  const { set } = await tryToSignIn({ email, password, from: '10.5.0.1' })
  const parts = set!.split('; ')
  assert.match(parts[0]!, /^listpass_device=v1\.t1\.[\w-]+$/)
  assert.deepEqual(parts.slice(1), ['Path=/api/login', 'Max-Age=7776000', 'HttpOnly', 'SameSite=Lax', 'Secure'])
  assert.equal((await tryToSignIn({ email, from: '10.5.0.1' })).set, undefined)
  const plain = await startTestApp({ works: false, publicUrl: 'http://localhost:3000' })
  const answer = await plain.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { name: 'Noor', email: 'noor@example.com', password, password_confirmation: password },
  })
  const given = [answer.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('listpass_device='))!
  assert.doesNotMatch(given, /Secure/)
})

test('a known browser may be wrong ten times as well, and is then held up alone', async () => {
  const { email } = await addOrganiser(app)
  const { cookie } = await tryToSignIn({ email, password, from: '10.6.0.1' })
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    statuses.push((await tryToSignIn({ email, from: addressOf(20_000 + tries), cookie: cookie! })).status)
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(422), 429, 429])
  assert.equal((await tryToSignIn({ email, password, from: '10.6.0.2' })).status, 200)
})

test('cookies from before a change of the password give no free guesses after it', async () => {
  const { email, token } = await addOrganiser(app)
  const minted: string[] = []
  for (let count = 0; count < 30; count++) {
    minted.push((await tryToSignIn({ email, password, from: addressOf(50_000 + count) })).cookie!)
  }
  const chosen = 'quite another harbour'
  const body = { current_password: password, password: chosen, password_confirmation: chosen }
  await app.call(changePassword, { token, body })
  const before = hashes
  for (const [place, cookie] of minted.entries()) {
    for (let tries = 0; tries < 10; tries++) await tryToSignIn({ email, from: addressOf(51_000 + place), cookie })
  }
  // All strangers together have 30 tries, and one more for each two minutes that the test takes.
  assert.ok(hashes - before <= 40, String(hashes - before))
  const owner = await tryToSignIn({ email, password: chosen, from: '10.6.1.1', cookie: minted[0]! })
  assert.equal(owner.status, 429)
})

test('all known browsers of an email share one bucket, and strangers cannot empty it', async () => {
  const { email } = await addOrganiser(app)
  const known: string[] = []
  for (let count = 0; count < 5; count++) {
    known.push((await tryToSignIn({ email, password, from: addressOf(52_000 + count) })).cookie!)
  }
  await guessed((number) => ({ email, from: addressOf(number + 53_000) }), 50)
  const statuses: number[] = []
  for (const cookie of known) {
    for (let tries = 0; tries < 3; tries++)
      statuses.push((await tryToSignIn({ email, from: '10.6.2.1', cookie })).status)
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(422), ...Array<number>(5).fill(429)])
})

test('a cookie that was made up, changed or given for another email is no cookie', async () => {
  const noor = await addOrganiser(app)
  const ada = await addOrganiser(app, 'Ada')
  const { cookie } = await tryToSignIn({ email: ada.email, password, from: '10.7.0.1' })
  const changed = cookie!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const other = `listpass_device=${newDevice(readKeyRing(`t1:${Buffer.alloc(32, 9).toString('base64')}`), { ...noor, password_changed_at: null }, new Date())}`
  const wrong = [cookie!, changed, other, 'listpass_device=v1.t1.AAAA', 'listpass_device=x', 'listpass_device=v1.t1.']
  for (const [place, sent] of wrong.entries()) {
    const from = addressOf(30_000 + place)
    for (let tries = 0; tries < 5; tries++) await tryToSignIn({ email: noor.email, from, cookie: sent })
  }
  // The thirty wrong tries above have emptied the bucket that strangers share.
  const last = await tryToSignIn({ email: noor.email, from: addressOf(31_000), cookie: wrong[0]! })
  assert.equal(last.status, 429)
  const keys = readKeyRing(testKeys)
  const now = new Date()
  const device = newDevice(keys, { ...noor, password_changed_at: null }, now)
  assert.ok(readDevice(keys, noor.email.toUpperCase(), device, now))
  assert.equal(readDevice(keys, ada.email, device, now), undefined)
  assert.equal(readDevice(keys, noor.email, device, new Date(now.getTime() + goodForMs)), undefined)
})

test('a hall full of staff signs in behind one address at once', async () => {
  const staff: string[] = []
  for (let count = 0; count < 12; count++) {
    const email = `staff${count}@example.com`
    const body = { name: 'Staff', email, password, password_confirmation: password }
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/register',
      remoteAddress: addressOf(40_000 + count),
      payload: body,
    })
    assert.equal(answer.statusCode, 200)
    staff.push(email)
  }
  // Each at five devices.
  const devices = [1, 2, 3, 4, 5].flatMap(() => staff)
  const answers = await Promise.all(devices.map((email) => tryToSignIn({ email, password, from: '10.8.0.1' })))
  assert.deepEqual(
    answers.map(({ status }) => status),
    devices.map(() => 200),
  )
})

test('frequent sign-ins are not throttled: only failures count', async () => {
  const { email } = await addOrganiser(app)
  for (let tries = 0; tries < 40; tries++) {
    assert.equal((await tryToSignIn({ email, password, from: '10.9.0.1' })).status, 200)
  }
})
