// Guesses at secret addresses. A slug has 256 random bits and a protection code 192. Suppose 1,000,000 guesses against
// a million links: one is right with a chance of 10^12 / 2^192, less than 10^-45. The throttle adds a 429, at the cost
// of one index lookup. LISTPASS_PROVE=full makes 10,000 guesses of each kind.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { webhookStatus } from '#contract/webhooks.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink } from '../../testing/factories.ts'
import { prepareListening, startListeningApp } from '../../testing/start-listening-app.ts'

const app = await startListeningApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const guesses = process.env['LISTPASS_PROVE'] === 'full' ? 10_000 : 1000

type Answer = { status: number; body: string }

/** Guesses with a valid form, and some with an invalid one. */
function guess(place: number): string {
  const random = randomBytes(32).toString('base64url')
  return [random, random.slice(0, 32), `${random}${random}`, 'x', '%20', '..%2f..', `${random}=`][place % 7]!
}

async function guessOn(ask: (place: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  const caller = async () => {
    for (let place = next++; place < guesses; place = next++) answers.push(await ask(place))
  }
  await Promise.all(Array.from({ length: 8 }, caller))
  return answers
}

async function ask(options: { method: 'GET' | 'POST'; url: string; address?: string }): Promise<Answer> {
  const { statusCode: status, body } = await app.app.inject({
    method: options.method,
    url: options.url,
    remoteAddress: options.address ?? '192.0.2.1',
    ...(options.method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'type=profile',
    }),
  })
  return { status, body }
}

/** No guess was right, most were refused, and all answers were alike. */
function checkGuesses(answers: Answer[]): void {
  assert.equal(answers.length, guesses)
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([404, 429]))
  assert.ok(answers.filter(({ status }) => status === 429).length > 0.9 * guesses)
  assert.equal(new Set(answers.map(({ body }) => body)).size, 2)
}

test(`${guesses} guesses at slugs hit nothing and are throttled; a true one from the same address opens`, async () => {
  const listening = await prepareListening(app, { members: 1 })
  const { slug } = await addLink(app, listening)
  checkGuesses(await guessOn((place) => ask({ method: 'GET', url: `/api/lists/by-slug/${guess(place)}` })))
  const near = await ask({ method: 'GET', url: `/api/lists/by-slug/${slug.slice(0, -1)}` })
  assert.equal(near.status, 429)
  assert.equal((await ask({ method: 'GET', url: `/api/lists/by-slug/${slug}` })).status, 200)
  // The guesses from one IP address do not throttle another address.
  const elsewhere = await ask({ method: 'GET', url: '/api/lists/by-slug/x', address: '192.0.2.2' })
  assert.equal(elsewhere.status, 404)
  // One IPv6 customer has 2^64 addresses, so they share one bucket.
  for (let place = 0; place < 60; place++) {
    const address = `2001:db8::${place.toString(16)}`
    await ask({ method: 'GET', url: '/api/lists/by-slug/x', address })
  }
  const neighbour = await ask({ method: 'GET', url: '/api/lists/by-slug/x', address: '2001:db8::ffff' })
  assert.equal(neighbour.status, 429)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from scanner_sessions`.execute(owner)
  assert.equal(rows[0]!.count, 1)
})

test(`${guesses} guesses at protection codes hit nothing and are throttled; Mailchimp is heard all the same`, async () => {
  const listening = await prepareListening(app, { members: [{ email: 'anna@example.com' }] })
  checkGuesses(
    await guessOn((place) =>
      ask({ method: place % 2 ? 'GET' : 'POST', url: `/webhooks/mailchimp/${guess(place >> 1)}` }),
    ),
  )
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhook_deliveries`.execute(owner)
  assert.equal(rows[0]!.count, 0)
  const { webhook_url: url } = await app.call(webhookStatus, {
    token: listening.token,
    params: { listId: listening.list.id },
  })
  assert.equal((await ask({ method: 'GET', url: new URL(url!).pathname })).status, 200)
  app.sandbox.editMember(listening.list.list_id, 'anna@example.com', { merge_fields: { FNAME: 'Anna' } })
  await app.sandbox.deliveries.settle()
  assert.equal(app.sandbox.deliveries.list().at(-1)!.last_status, 200)
})
