// Which guests come back, and which never came, over the occasions of a list.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { mostRegulars, regulars } from '#contract/following-up.ts'
import { guestCounts, guests, type GuestHistory } from '#contract/guests.ts'
import { type Occasion, type OccasionForm, occasions } from '#contract/occasions.ts'
import { eraseContact } from '#contract/privacy.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { addMember, addOrganiser, type Connected, prepareList } from '../../testing/factories.ts'
import { addOccasion, changeSettings, scanAt } from '../../testing/occasions.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { password } from '../../testing/samples.ts'
import { setSettings } from '../../testing/settings.ts'
import { guestStatuses } from '#domain/guest-status.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Prepared = Connected & { codes: string[] }
const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const look = (list: Pick<Connected, 'token' | 'list'>) => app.call(regulars, ask(list))
/** Each regular in a line, first name first. */
const often = async (list: Connected) =>
  (await look(list)).often.map(({ email, came, could }) => `${email.split('@')[0]} ${came} of ${could}`)
const night = (list: Connected, name: string, settings: Partial<OccasionForm> = {}) =>
  addOccasion(app, list, { name, own_max: 1, ...settings })
const filtered = async (list: Connected, history: GuestHistory) =>
  (await app.call(guests, { ...ask(list), query: { history } })).guests.map(({ email }) => email.split('@')[0])

const names = ['ada', 'ken', 'mia', 'zoe']
const prepare = () => {
  const members = names.map((name) => ({
    email: `${name}@example.com`,
    status: 'subscribed' as const,
    merge_fields: { FNAME: name },
  }))
  return prepareList(app, { members })
}

async function come(list: Prepared, who: string[], ...nights: (Occasion | undefined)[]) {
  for (const occasion of nights)
    for (const name of who) await scanAt(app, list, list.codes[names.indexOf(name)]!, occasion)
}

const setContact = (list: Connected, name: string, change: ReturnType<typeof sql>) =>
  sql`update contacts set ${change} where list_id = ${list.list.id} and email = ${`${name}@example.com`}`.execute(owner)

test('regulars have their visits of all occasions that were held, and guests without a visit are counted', async () => {
  const noor = await prepare()
  const [one, two, three] = [await night(noor, 'One'), await night(noor, 'Two'), await night(noor, 'Three')]
  await night(noor, 'Not yet')
  assert.deepEqual(await look(noor), { held: 0, often: [], often_in_all: 0, never: 0 })
  await come(noor, ['ken'], one, two, three)
  await come(noor, ['ada'], two, three)
  await come(noor, ['mia'], three)
  const seen = await look(noor)
  assert.deepEqual([seen.held, seen.often_in_all, seen.never], [3, 2, 1])
  assert.deepEqual(await often(noor), ['ken 3 of 3', 'ada 2 of 3'])
  assert.deepEqual([await filtered(noor, 'often'), await filtered(noor, 'never')], [['ada', 'ken'], ['zoe']])
  const counts = await app.call(guestCounts, { ...ask(noor), query: { history: 'often' } })
  assert.deepEqual([counts.matching, counts.all], [2, 4])
})

test('an occasion counts while an entry to it counts', async () => {
  const noor = await prepare()
  const [one, two] = [await night(noor, 'One'), await night(noor, 'Two')]
  await come(noor, ['ada'], one)
  const scanId = crypto.randomUUID()
  const body = { qr_code: noor.codes[0]!, occasion_id: two.id, scan_id: scanId }
  await app.call(redeemScan, { ...ask(noor), body })
  assert.deepEqual([(await look(noor)).held, await often(noor)], [2, ['ada 2 of 2']])
  await app.call(undoScan, { token: noor.token, params: { listId: noor.list.id, scanId } })
  assert.deepEqual([(await look(noor)).held, await often(noor)], [1, []])
})

test('an occasion counts for the guests that it invites, and for a guest who came anyway', async () => {
  const noor = await prepare()
  const all = await night(noor, 'All')
  const who = { kind: 'field', tag: 'FNAME', test: 'is', value: 'ADA ' } as const
  const some = await night(noor, 'Some', { who: { ...who, test: 'is_not' } })
  await come(noor, ['ada', 'ken'], all)
  await come(noor, ['ken', 'mia'], some)
  await changeSettings(app, noor, some, { who })
  // Ken and Mia came when they were invited. Ada is now, and did not come.
  assert.deepEqual(await often(noor), ['ken 2 of 2'])
  const { body } = await app.app.inject({
    url: `/api/lists/${noor.list.id}/guests`,
    query: { format: 'csv' },
    headers: { authorization: `Bearer ${noor.token}` },
  })
  const lines = body.trimEnd().split('\r\n').slice(1)
  assert.deepEqual(
    lines.map((line) => line.split(',').slice(-2).join(' of ')),
    ['1 of 2', '2 of 2', '1 of 2', '0 of 1'],
  )
  assert.deepEqual(await filtered(noor, 'never'), ['zoe'])
})

test('a guest whom nothing invited has missed nothing', async () => {
  const noor = await prepare()
  const only = (value: string) => ({ who: { kind: 'field', tag: 'FNAME', test: 'is', value } as const })
  const [one, two] = [await night(noor, 'One', only('ada')), await night(noor, 'Two', only('ada'))]
  await come(noor, ['ada'], one, two)
  assert.deepEqual([(await look(noor)).never, await often(noor)], [0, ['ada 2 of 2']])
  // The same for guests of a segment.
  const segment = JSON.stringify({ kind: 'segment', id: 7, name: 'Friends', is_tag: true })
  await sql`update occasions set who = ${segment}::jsonb where list_id = ${noor.list.id} and id = ${two.id}`.execute(
    owner,
  )
  await sql`insert into occasion_guests (list_id, occasion_id, contact_id)
    select list_id, ${two.id}, id from contacts where list_id = ${noor.list.id} and email like 'zoe@%'`.execute(owner)
  assert.deepEqual([(await look(noor)).never, await often(noor)], [1, ['ada 2 of 2']])
  assert.deepEqual(await filtered(noor, 'never'), ['zoe'])
})

test('an occasion that closed before the contact was known was not missed, to the microsecond', async () => {
  const noor = await prepare()
  const [one, two] = [await night(noor, 'One'), await night(noor, 'Two')]
  await come(noor, ['ada'], one, two)
  const closes = '2026-11-20T22:00:00Z'
  await sql`update occasions set closes_at = ${closes} where list_id = ${noor.list.id} and id = any(${[one.id, two.id]}::uuid[])`.execute(
    owner,
  )
  await setContact(noor, 'ken', sql`created_at = ${closes}`)
  await setContact(noor, 'mia', sql`created_at = ${closes}::timestamptz - interval '1 microsecond'`)
  assert.deepEqual(await filtered(noor, 'never'), ['mia'])
  // Ada came, whenever she was added.
  assert.deepEqual(await often(noor), ['ada 2 of 2'])
})

test('the main occasion counts if it has an opening, or if it is the only one', async () => {
  const noor = await prepare()
  await come(noor, ['ken'], undefined)
  assert.equal((await look(noor)).held, 1)
  const one = await night(noor, 'One')
  await come(noor, ['ada'], one)
  assert.deepEqual([(await look(noor)).held, await filtered(noor, 'never')], [1, ['ken', 'mia', 'zoe']])
  await come(noor, ['ken'], one)
  const opens = new Date(Date.now() - 3_600_000).toISOString()
  const [main] = (await app.call(occasions, ask(noor))).occasions
  await changeSettings(app, noor, main!, { opens_at: opens })
  assert.deepEqual([(await look(noor)).held, await often(noor)], [2, ['ken 2 of 2']])
})

test('contacts that left, were erased or do not count are in no figure', async () => {
  const noor = await prepare()
  const [one, two] = [await night(noor, 'One'), await night(noor, 'Two')]
  await come(noor, ['ada', 'ken', 'mia'], one, two)
  const { often: before } = await look(noor)
  const params = { listId: noor.list.id, contactId: before.find(({ email }) => email.startsWith('mia'))!.id }
  await app.call(eraseContact, { token: noor.token, params, body: { password } })
  await setContact(noor, 'ken', sql`removed_at = now()`)
  await setContact(noor, 'zoe', sql`status = 'unsubscribed'`)
  const counted = guestStatuses.filter((status) => status !== 'unsubscribed')
  await setSettings(owner, noor.list.id, { guest_statuses: counted })
  const seen = await look(noor)
  assert.deepEqual([await often(noor), seen.often_in_all, seen.never], [['ada 2 of 2'], 1, 0])
})

test('20 regulars are named, by visits, then by the fewest missed, then by email; the rest is counted', async () => {
  const members = Array.from({ length: mostRegulars + 2 }, (_, n) => ({ email: `guest${n}@example.com` }))
  const noor = await prepareList(app, { members })
  const [one, two, three] = [await night(noor, 'One'), await night(noor, 'Two'), await night(noor, 'Three')]
  for (const code of noor.codes) for (const each of [one, two]) await scanAt(app, noor, code, each)
  await scanAt(app, noor, noor.codes.at(-1)!, three)
  const seen = await look(noor)
  assert.deepEqual([seen.often.length, seen.often_in_all], [mostRegulars, mostRegulars + 2])
  assert.deepEqual([seen.often[0]!.came, seen.often[1]!.came], [3, 2])
  const rest = seen.often.slice(1).map(({ email }) => email)
  assert.deepEqual(rest, rest.toSorted())
})

test('viewers see regulars, and other teams see nothing', async () => {
  const noor = await prepare()
  const mira = await addMember(app, { token: noor.token }, 'viewer')
  assert.equal((await look({ token: mira.token, list: noor.list })).held, 0)
  const { token } = await addOrganiser(app, 'Eve')
  assert.equal((await app.refused(regulars, ask({ token, list: noor.list }))).status, 404)
})
