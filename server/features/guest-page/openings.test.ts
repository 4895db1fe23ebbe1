// Which guests opened the page of their code, kept as a day and by few statements.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { contactsOfList } from '#contract/contacts.ts'
import { followingUp } from '#contract/following-up.ts'
import { eraseContact, exportContact } from '#contract/privacy.ts'
import { openAsOwner } from '../../database/open.ts'
import { prepareList } from '../../testing/factories.ts'
import { addOccasion } from '../../testing/occasions.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { openOpenings } from './openings.ts'
import { pageFolder } from './testing/page-folder.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp({ webFolder: await pageFolder() })
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

async function count(listId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from page_openings where list_id = ${listId}`.execute(owner)
  return rows[0]!.count
}

test('a code’s page that is opened twice is one opening of the occasion that it shows, exported and erased with the contact', async () => {
  const noor = await prepareList(app, { members: 2 })
  const night = await addOccasion(app, noor, { opens_at: new Date(Date.now() - 1000).toISOString() })
  const { token, list } = noor
  const { contacts } = await app.call(contactsOfList, { token, params: { listId: list.id } })
  const [guest] = contacts
  for (const way of ['scan', 'direct']) await app.app.inject({ url: `/q/${guest!.qr_code}/${way}` })
  await app.app.inject({ url: '/q/NOTACODENOTACODE/scan' })
  await until(
    () => count(list.id),
    (kept) => kept === 1,
  )
  const { figures } = await app.call(followingUp, { token, params: { listId: list.id, occasionId: night.id } })
  assert.deepEqual(figures, { came: 0, opened: 1, on_time: 0 })
  const params = { listId: list.id, contactId: guest!.id }
  const { openings } = await app.call(exportContact, { token, params })
  assert.deepEqual(openings, [{ occasion_id: night.id, opened_on: new Date().toISOString().slice(0, 10) }])
  await app.call(eraseContact, { token, params, body: { password } })
  assert.equal(await count(list.id), 0)
})

test('a page that is opened again on another day keeps its first day, and holds up no other opening', async () => {
  const noor = await prepareList(app, { members: 2 })
  await addOccasion(app, noor, { opens_at: new Date(Date.now() - 1000).toISOString() })
  const [first, second] = noor.codes
  await app.app.inject({ url: `/q/${first}/scan` })
  await until(
    () => count(noor.list.id),
    (kept) => kept === 1,
  )
  await sql`update page_openings set opened_on = '2026-01-31' where list_id = ${noor.list.id}`.execute(owner)
  for (const code of [first, second]) await app.app.inject({ url: `/q/${code}/scan` })
  await until(
    () => count(noor.list.id),
    (kept) => kept === 2,
  )
  const { rows } = await sql<{ day: string }>`
    select opened_on::text as day from page_openings where list_id = ${noor.list.id} order by 1`.execute(owner)
  assert.deepEqual(
    rows.map(({ day }) => day),
    ['2026-01-31', new Date().toISOString().slice(0, 10)],
  )
})

test('a program that looks at a page before anyone opens it opens nothing', async () => {
  const noor = await prepareList(app, { members: 2 })
  await addOccasion(app, noor, { opens_at: new Date(Date.now() - 1000).toISOString() })
  const [seen, opened] = noor.codes
  const url = `/q/${seen}/scan`
  await app.app.inject({ url, method: 'HEAD' })
  for (const [name, value] of [
    ['purpose', 'prefetch'],
    ['purpose', 'preview'],
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['sec-purpose', 'prefetch;anonymous-client-ip'],
    ['x-moz', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-purpose', ': preview'],
  ] as const)
    assert.equal((await app.app.inject({ url, headers: { [name]: value } })).statusCode, 200)
  // The last one is written with all before it.
  await app.app.inject({ url: `/q/${opened}/scan` })
  await until(
    () => count(noor.list.id),
    (kept) => kept === 1,
  )
})

test('a million openings of a thousand codes at once are one statement', async () => {
  const noor = await prepareList(app, { members: 1000 })
  let statements = 0
  const { database, now, log } = app.services
  const openings = openOpenings({
    database: {
      ...database,
      get open() {
        statements++
        return database.open
      },
    },
    now,
    log,
  })
  for (let time = 0; time < 1000; time++) for (const code of noor.codes) openings.note(code, noor.list.id)
  await until(
    () => count(noor.list.id),
    (kept) => kept === noor.codes.length,
  )
  assert.equal(statements, 1)
})
