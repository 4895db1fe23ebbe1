// A thief who has the password guesses at codes, from anywhere: the server checks few guesses, and the owner still gets
// in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { deleteUser } from '#contract/privacy.ts'
import { addOrganiser } from '../../../testing/factories.ts'
import { addApp, codeOf, wrongCodeOf } from '../../../testing/second-factor.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp({ works: false })

/** More than any limit lets through. */
const many = 60

/** 20,000 with LISTPASS_PROVE=full. */
const most = process.env['LISTPASS_PROVE'] === 'full' ? 20_000 : many

const addressOf = (number: number) => `10.${20 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`

type Answer = { message: string; second_factor?: { ticket: string } }

type Sent = { path?: string; from: string; cookie?: string | undefined; payload: object }

/** A server that is busy with other tests answers 503. Then the test sends the same call again, as clients should. */
async function send({ path = '/api/login/second-factor', from, cookie, payload }: Sent) {
  const headers = cookie === undefined ? {} : { cookie }
  const ask = () => app.app.inject({ method: 'POST', url: path, remoteAddress: from, payload, headers })
  let answer = await ask()
  for (let again = 0; answer.statusCode === 503 && again < 200; again++) {
    await pause(100)
    answer = await ask()
  }
  const set = [answer.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('listpass_device='))
  return { status: answer.statusCode, cookie: set?.split(';')[0], body: answer.json<Answer>() }
}

async function addProtected() {
  const { email, token, id } = await addOrganiser(app)
  const phone = await addApp(app, token)
  const ticket = async (from = '10.9.9.9', cookie?: string) => {
    const { body } = await send({ path: '/api/login', from, cookie, payload: { email, password } })
    return body.second_factor!.ticket
  }
  return { ...phone, email, token, id, ticket }
}

/** The most guesses that pass since `begun`: ten at once, then one each time that the limit allows one more. */
function mostSince(begun: number, secondsEach: number): number {
  return 12 + (performance.now() - begun) / 1000 / secondsEach
}

type Guesses = { from: (number: number) => string; times?: number; cookie?: string | undefined }

/** Sends many wrong codes with one ticket. Returns how many of them the server checked. */
async function guess(ticket: string, code: string, { from, times = many, cookie }: Guesses): Promise<number> {
  let looked = 0
  let next = 0
  const one = async () => {
    while (next < times) {
      const { status } = await send({ from: from(next++), cookie, payload: { ticket, code } })
      assert.ok(status === 422 || status === 429, String(status))
      if (status === 422) looked++
    }
  }
  await Promise.all(Array.from({ length: 20 }, one))
  return looked
}

test('guesses from everywhere are looked at ten times, and then once in five minutes', async (t) => {
  const noor = await addProtected()
  const begun = performance.now()
  const looked = await guess(await noor.ticket(), wrongCodeOf(noor), { from: addressOf, times: most })
  t.diagnostic(`${most} wrong codes of an app from as many addresses: ${looked} looked at`)
  assert.ok(looked >= 10 && looked <= mostSince(begun, 300), String(looked))
  const right = await send({ from: '10.5.5.5', payload: { ticket: await noor.ticket(), code: codeOf(noor) } })
  assert.equal(right.status, 429)
  assert.match(right.body.message, /or use a recovery code/)
})

test('while strangers guess, the owner gets in with a browser used before, and with a recovery code from anywhere', async () => {
  const noor = await addProtected()
  const home = await send({ from: '10.6.0.1', payload: { ticket: await noor.ticket(), code: codeOf(noor) } })
  assert.equal(home.status, 200)
  await guess(await noor.ticket(), wrongCodeOf(noor), { from: addressOf })
  await guess(await noor.ticket(), 'AAAAA-AAAAA', { from: addressOf })
  const again = { ticket: await noor.ticket('10.6.0.1', home.cookie), code: codeOf(noor, 1) }
  assert.equal((await send({ from: '10.6.0.1', cookie: home.cookie, payload: again })).status, 200)
  const payload = { ticket: await noor.ticket(), code: noor.recoveryCodes[0] }
  assert.equal((await send({ from: '10.200.0.1', payload })).status, 200)
})

test('guesses at recovery codes are limited for each address, and ten wrong ones are all that a known browser has', async (t) => {
  const noor = await addProtected()
  const begun = performance.now()
  const fromOne = await guess(await noor.ticket(), 'AAAAA-AAAAA', { from: () => '10.7.0.1', times: most })
  t.diagnostic(`${most} wrong recovery codes from one address: ${fromOne} looked at`)
  assert.ok(fromOne >= 10 && fromOne <= mostSince(begun, 120), String(fromOne))
  const home = await send({ from: '10.7.0.2', payload: { ticket: await noor.ticket(), code: codeOf(noor) } })
  const known = await guess(await noor.ticket(), wrongCodeOf(noor), { from: addressOf, cookie: home.cookie })
  assert.ok(known >= 10 && known <= 14, String(known))
})

test('the cookie of a browser that only knows the password buys no guesses', async () => {
  const { email, token } = await addOrganiser(app)
  const { cookie } = await send({ path: '/api/login', from: '10.8.0.1', payload: { email, password } })
  assert.ok(cookie)
  const phone = await addApp(app, token)
  const { body } = await send({ path: '/api/login', from: '10.8.0.1', cookie, payload: { email, password } })
  const { ticket } = body.second_factor!
  const strange = await guess(ticket, wrongCodeOf(phone), { from: addressOf })
  const known = await guess(ticket, wrongCodeOf(phone), { from: addressOf, cookie })
  assert.ok(strange >= 10 && known <= 3, `${strange} ${known}`)
})

test('a stolen session with the password cannot guess its way to a dangerous change', async () => {
  const noor = await addProtected()
  const body = { password, code: wrongCodeOf(noor) }
  const statuses = new Map<number, number>()
  for (let tries = 0; tries < 30; tries++) {
    const { status } = await app.refused(deleteUser, { token: noor.token, body })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  assert.ok(statuses.get(422)! <= 12 && statuses.get(429)! >= 18, JSON.stringify([...statuses]))
})
