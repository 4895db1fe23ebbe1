// The answer time must not reveal whether an email has an account. Samples of both kinds take turns, so a busy machine
// slows both. A difference counts only if chance would not explain it. auth/same-time.test.ts counts the work that is
// done for both.
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { median } from '../testing/chance.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { fullCost } from '../secrets/open-passwords.ts'
import { password } from '../testing/samples.ts'

const app = await startTestApp({ works: false, passwordCost: fullCost })

const people = 14
const knownEmail = (number: number) => `known-${String(number % people).padStart(4, '0')}@example.com`
const unknownEmail = (number: number) => `other-${String(number).padStart(4, '0')}@example.com`

let visits = 0
async function post(url: string, payload: object) {
  // A new address each time, so that no throttle takes effect.
  const remoteAddress = `10.${1 + (visits >> 16)}.${(visits >> 8) & 255}.${visits++ & 255}`
  return app.app.inject({ method: 'POST', url, payload, remoteAddress })
}

for (let number = 0; number < people; number++) {
  const name = 'Noor'
  const body = { name, email: knownEmail(number), password, password_confirmation: password }
  assert.equal((await post('/api/register', body)).statusCode, 200)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Differences of pairs, one after the other in random order. */
async function differences(
  pairs: number,
  one: (number: number) => Promise<unknown>,
  other: (number: number) => Promise<unknown>,
): Promise<number[]> {
  const found: number[] = []
  for (let number = 0; number < pairs; number++) {
    if (randomInt(2)) {
      const first = await timed(() => one(number))
      found.push(first - (await timed(() => other(number))))
    } else {
      const first = await timed(() => other(number))
      found.push((await timed(() => one(number))) - first)
    }
  }
  return found
}

/**
 * The probability that chance alone makes a median this far from zero: the signs of the pairs are flipped at random,
 * 4,000 times.
 */
function chanceOf(found: number[]): number {
  const seen = Math.abs(median(found))
  let asFar = 0
  for (let round = 0; round < 4000; round++) {
    if (Math.abs(median(found.map((value) => (Math.random() < 0.5 ? value : -value)))) >= seen) asFar += 1
  }
  return asFar / 4000
}

const differs = (found: number[], leastMs: number) => Math.abs(median(found)) > leastMs && chanceOf(found) < 0.001

async function hashTime(): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < 9; count++) times.push(await timed(() => app.services.passwords.hash(password, 'here')))
  return median(times)
}

const signIn = async (email: string) =>
  assert.equal((await post('/api/login', { email, password: 'not the one' })).statusCode, 422)

const forgot = async (email: string) => assert.equal((await post('/api/forgot-password', { email })).statusCode, 200)

test('signing in takes the same time for an email that is known and one that is not', async () => {
  const half = (await hashTime()) / 2
  const found = await differences(
    60,
    (number) => signIn(knownEmail(number)),
    (number) => signIn(unknownEmail(number)),
  )
  assert.ok(!differs(found, half), `${median(found)} ms of ${half}, chance ${chanceOf(found)}`)
})

test('the measurement would see a hash that is left out', async () => {
  const half = (await hashTime()) / 2
  const held = 'held-up@example.com'
  const from = '10.250.0.1'
  const tryFrom = () =>
    app.app.inject({ method: 'POST', url: '/api/login', payload: { email: held, password: 'x' }, remoteAddress: from })
  while ((await tryFrom()).statusCode !== 429);
  const found = await differences(30, (number) => signIn(unknownEmail(2000 + number)), tryFrom)
  assert.ok(differs(found, half), `${median(found)} ms of ${half}, chance ${chanceOf(found)}`)
})

test('to have forgotten a password takes the same time for both', async () => {
  const times: number[] = []
  for (let count = 0; count < 9; count++) times.push(await timed(() => forgot(unknownEmail(5000 + count))))
  const usual = median(times)
  const found = await differences(
    (people - 1) * 3,
    (number) => forgot(knownEmail(1 + (number % (people - 1)))),
    (number) => forgot(unknownEmail(6000 + number)),
  )
  assert.ok(!differs(found, usual / 3), `${median(found)} ms of ${usual}, chance ${chanceOf(found)}`)
})
