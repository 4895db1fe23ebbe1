// Mailchimp dates changes by its own clock, and signs deliveries by it. Ours may be wrong, and so may the date of an answer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openAsOwner } from '../../database/open.ts'
import { atEnd } from '../../testing/postgres.ts'
import { callMailchimp, type Listened, prepareListening, startListeningApp } from '../../testing/start-listening-app.ts'
import { testPublicUrl } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startListeningApp()
const { sandbox } = app
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const shifts = [
  [-290_000, '5 minutes slow'],
  [290_000, '5 minutes fast'],
  [-25 * minuteMs, '25 minutes slow'],
  [25 * minuteMs, '25 minutes fast'],
  [-dayMs, 'a day slow'],
  [dayMs, 'a day fast'],
] as const

const listening = ({ list }: Listened) =>
  owner
    .selectFrom('lists')
    .select(['polled_at as polledAt', 'poll_from as from', 'poll_began as began', 'look_again_at as lookAgainAt'])
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow()

const polled = (listened: Listened) =>
  until(
    () => listening(listened),
    ({ polledAt }) => polledAt !== null,
  )

/** Polls now, and not 10 minutes after the poll before. */
async function poll(listened: Listened) {
  await owner.updateTable('lists').set({ polled_at: null }).where('id', '=', listened.list.id).execute()
  return polled(listened)
}

/** A list that was polled often enough for its next poll to read only what changed since. */
async function prepare(members = 3): Promise<Listened> {
  const listened = await prepareListening(app, { members, status: 'subscribed' })
  await polled(listened)
  for (let polls = 0; polls < 2; polls++) await poll(listened)
  return listened
}

const join = (listened: Listened, email: string) =>
  callMailchimp(app, listened, 'POST', `/lists/${listened.list.list_id}/members`, {
    email_address: email,
    status: 'subscribed',
  })

const contacts = ({ list }: Listened) =>
  owner.selectFrom('contacts').select(['email', 'merge_fields']).where('list_id', '=', list.id).execute()
const isKnown = async (listened: Listened, email: string) =>
  (await contacts(listened)).some((contact) => contact.email === email)

for (const [shift, name] of shifts) {
  test(`polls find what changed while Mailchimp's clock is ${name}`, async () => {
    sandbox.setClock(shift)
    const listened = await prepare()
    const { email } = (await contacts(listened))[0]!
    const path = `/lists/${listened.list.list_id}/members/${email}`
    await join(listened, 'joined@example.com')
    await callMailchimp(app, listened, 'PATCH', path, { merge_fields: { FNAME: 'Later' } })
    await poll(listened)
    const known = new Map((await contacts(listened)).map((each) => [each.email, each.merge_fields['FNAME']]))
    assert.ok(known.has('joined@example.com'))
    assert.equal(known.get(email), 'Later')
  })

  test(`a signed delivery is kept while Mailchimp's clock is ${name}`, async () => {
    sandbox.setClock(shift)
    const listened = await prepare()
    const { email } = (await contacts(listened))[0]!
    sandbox.editMember(listened.list.list_id, email, { merge_fields: { FNAME: 'Told' } })
    await until(
      () => contacts(listened),
      (found) => found.some((each) => each.merge_fields['FNAME'] === 'Told'),
    )
    assert.equal(sandbox.deliveries.list().findLast(({ state }) => state !== 'waiting')?.last_status, 200)
  })
}

test('a clock that is put right hides no change from the next polls', async () => {
  sandbox.setClock(-25 * minuteMs)
  const listened = await prepare()
  sandbox.setClock(0)
  await join(listened, 'before@example.com')
  await poll(listened)
  sandbox.setClock(-25 * minuteMs)
  await join(listened, 'after@example.com')
  await poll(listened)
  assert.deepEqual(
    [await isKnown(listened, 'before@example.com'), await isKnown(listened, 'after@example.com')],
    [true, true],
  )
})

const dates = {
  absent: undefined,
  empty: '',
  'no date': 'yesterday',
  'a number': '0',
  'in another form': '2099-01-01T00:00:00Z',
  'of 1970': 'Thu, 01 Jan 1970 00:00:00 GMT',
  'of 2099': 'Thu, 01 Jan 2099 00:00:00 GMT',
  'of no month': 'Thu, 01 Foo 2026 00:00:00 GMT',
  'an hour fast': new Date(Date.now() + 60 * minuteMs).toUTCString(),
}

for (const [name, date] of Object.entries(dates)) {
  test(`an answer whose date is ${name} hides no change, and reads no whole list`, async () => {
    sandbox.setClock(0)
    const listened = await prepare()
    const { mailchimpAccount } = listened
    sandbox.setFault({ kind: 'wrong_date', ...(date !== undefined && { date }) }, mailchimpAccount)
    for (let polls = 0; polls < 3; polls++) await poll(listened)
    await join(listened, 'joined@example.com')
    const { from, lookAgainAt } = await poll(listened)
    assert.ok(await isKnown(listened, 'joined@example.com'))
    assert.ok(Math.abs(Date.now() - from!.getTime()) < 5 * minuteMs, String(from))
    assert.equal(lookAgainAt, null)
  })
}

test('a list whose polls were dated in the future is synced once, and polled from now on', async () => {
  sandbox.setClock(0)
  const listened = await prepare()
  await join(listened, 'joined@example.com')
  const future = sql<Date>`now() + interval '1 day'`
  const asked = { polled_at: future, poll_from: future, poll_began: future }
  await owner.updateTable('lists').set(asked).where('id', '=', listened.list.id).execute()
  await until(
    () => isKnown(listened, 'joined@example.com'),
    (known) => known,
  )
  const { from, began, polledAt } = await until(
    () => listening(listened),
    (row) => row.began! < new Date(Date.now() + minuteMs),
  )
  for (const at of [from, began, polledAt]) assert.ok(at! < new Date(Date.now() + minuteMs), String(at))
})

test('a delivery that was signed 25 minutes ago by the right clock is refused', async () => {
  sandbox.setClock(-25 * minuteMs)
  const listened = await prepare()
  const kept: { request: Request; status: number }[] = []
  app.interpose(async (request, reach) => {
    const again = request.clone()
    const answer = await reach(request)
    kept.push({ request: again, status: answer.status })
    return answer
  })
  sandbox.editMember(listened.list.list_id, (await contacts(listened))[0]!.email, { merge_fields: { FNAME: 'Told' } })
  const [first] = await until(
    () => kept,
    ({ length }) => length > 0,
  )
  assert.equal(first!.status, 200)
  sandbox.setClock(0)
  await poll(listened)
  const { headers, url } = first!.request
  const payload = await first!.request.text()
  const path = url.slice(testPublicUrl.length)
  const replayed = await app.app.inject({ method: 'POST', url: path, headers: Object.fromEntries(headers), payload })
  assert.equal(replayed.statusCode, 401)
  app.interpose(undefined)
})
