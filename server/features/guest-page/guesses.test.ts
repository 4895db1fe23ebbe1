// Guesses at codes on the public addresses. A code of ours has 113.9 random bits; one of an earlier tool may count up.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeBranding, setLogo } from '#contract/branding.ts'
import { codeFromRandom, isOwnCode } from '#domain/code.ts'
import { openAsOwner } from '../../database/open.ts'
import { prepareList } from '../../testing/factories.ts'
import { addOccasion } from '../../testing/occasions.ts'
import { smallLogo } from '../../testing/samples.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { pageFolder } from './testing/page-folder.ts'

const app = await startTestApp({ webFolder: await pageFolder() })
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const someCode = () => codeFromRandom(randomBytes(48))!

const pages = (code: string) =>
  ['q', 'qr-code'].flatMap((at) => ['scan', 'direct'].map((kind) => `/${at}/${code}/${kind}`))
const routesOf = (code: string) => [...pages(code), `/q/${code}/calendar.ics`]

async function open(url: string, address = '198.51.100.1') {
  const { statusCode: status, headers, body } = await app.app.inject({ url, remoteAddress: address })
  return { status, headers, body }
}

test('wrong codes are throttled per network at every address, and valid ones are never counted', async () => {
  const place = await prepareList(app, { members: 1, name: 'Gala of guesses' })
  await addOccasion(app, place, { opens_at: new Date(Date.now() + 3_600_000).toISOString() })
  const code = place.codes[0]!
  for (let time = 0; time < 100; time++) assert.equal((await open(`/q/${code}/scan`)).status, 200)
  const answers = []
  for (let time = 0; time < 60; time++) for (const path of routesOf(someCode())) answers.push(await open(path))
  assert.deepEqual(new Set(answers.slice(0, 60).map(({ status }) => status)), new Set([404]))
  assert.ok(answers.filter(({ status }) => status === 429).length > 0.75 * answers.length)
  assert.equal(new Set(answers.map(({ body }) => body)).size, 1)
  for (const path of routesOf(someCode())) {
    const refused = await open(path)
    assert.equal(refused.status, 429, path)
    assert.ok(Number(refused.headers['retry-after']) > 0)
  }
  for (const path of routesOf(code)) assert.equal((await open(path)).status, 200, path)
  assert.equal((await open(`/q/${someCode()}/scan`, '198.51.100.2')).status, 404)
})

test('the addresses of one IPv6 network share their wrong codes', async () => {
  for (let time = 0; time < 60; time++) await open(`/q/${someCode()}/scan`, `2001:db8:7::${time.toString(16)}`)
  assert.equal((await open(`/q/${someCode()}/scan`, '2001:db8:7::ffff')).status, 429)
  assert.equal((await open(`/q/${someCode()}/scan`, '2001:db8:8::1')).status, 404)
})

test('a code that may be guessed opens the same whether it exists or not', async () => {
  const place = await prepareList(app, { members: 4, name: 'Gala of an earlier tool' })
  const params = { listId: place.list.id }
  const look = { name: 'Harbour Events', place: 'Quay 4', accent: '#17324d', shows_guest: true }
  await app.call(changeBranding, { token: place.token, params, body: look })
  await app.call(setLogo, { token: place.token, params, body: { file: smallLogo } })
  await addOccasion(app, place, { opens_at: new Date(Date.now() + 3_600_000).toISOString() })
  const { id } = await owner
    .selectFrom('contacts')
    .select('id')
    .where('list_id', '=', place.list.id)
    .executeTakeFirstOrThrow()
  const adopt = (code: string) => owner.updateTable('contacts').set({ code }).where('id', '=', id).execute()
  // Ids that count up, other alphabets, small letters, and our own symbols without our check symbol.
  const mistyped = someCode().slice(0, 23)
  const shapes = [
    '000000000000000000000042',
    'abcdefghijklmnopqrstuvwx',
    'TICKET2026XX000000001042',
    'ILO10ILO10ILO10ILO10ILO1',
  ]
  const wrongCheck = Array.from('23456789')
    .map((last) => mistyped + last)
    .find((code) => !isOwnCode(code))!
  for (const code of [...shapes, wrongCheck]) {
    for (const path of [...routesOf(code), `/qr-code/${code}`, `/qr-code/${code}.svg`]) {
      await adopt(someCode())
      const absent = await open(path)
      await adopt(code)
      const present = await open(path)
      assert.deepEqual(told(present), told(absent), path)
      assert.doesNotMatch(present.body, /Gala|Harbour|Quay|logo|17324d/, path)
    }
    const page = await open(`/q/${code}/scan`)
    assert.equal(page.status, 200)
    assert.match(page.body, /<svg class="code"/)
    assert.equal((await open(`/q/${code}/calendar.ics`)).status, 404)
  }
})

test('guesses at an earlier tool’s codes are not counted, because all of them get the same answer', async () => {
  const statuses = new Set<number>()
  for (let time = 0; time < 100; time++) {
    const code = String(time).padStart(24, '0')
    statuses.add((await open(`/q/${code}/scan`, '198.51.100.9')).status)
  }
  assert.deepEqual(statuses, new Set([200]))
  const counted = await sql`select from throttles where key = 'wrong-code:198.51.100.9'`.execute(owner)
  assert.equal(counted.rows.length, 0)
})

/** All that a guesser can see, except the time and the number of the call. */
function told({ status, headers, body }: Awaited<ReturnType<typeof open>>) {
  const { date: _, ...others } = headers
  return {
    status,
    headers: Object.fromEntries(Object.entries(others).filter(([name]) => name !== 'x-request-id')),
    body,
  }
}
