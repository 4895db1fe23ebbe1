// A list that moves while it is read: the sandbox waits at a page until a member joins or leaves.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchStatus, createFields, generate, readFields, syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import { firstSettings } from '#contract/list-settings.ts'
import { createSandbox } from '../../../sandbox/sandbox.ts'
import { openAsOwner } from '../../database/open.ts'
import { type Connected, connectAudience, generateAll } from '../../testing/factories.ts'
import { memberHash, noTags } from '../../mailchimp/audience.ts'
import { callMailchimp } from '../../testing/start-listening-app.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findDifferences } from '../../verify/compare-lists.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { withAccount } from '../accounts/open-account.ts'
import { keepMembers } from '../contacts/keep-members.ts'
import { newCode } from '../contacts/new-code.ts'

/** Runs before the page with this offset is read for the first time; that page waits for all pages before it. */
let before: { offset: number; happens: () => Promise<void> } | undefined
const answered = new Map<number, () => void>()
/** The first write waits for this promise. */
let untilWritten: Promise<void> | undefined
/** Mailchimp answers writes of this member with a fault. */
let faultyFor: string | undefined

const sandbox = createSandbox()
const app = await startTestApp({ sandbox: { ...sandbox, fetch: (input, init) => atPage(new Request(input, init)) } })

async function atPage(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const offset = Number(url.searchParams.get('offset') ?? -1)
  if (request.method === 'POST' && url.searchParams.has('skip_merge_validation')) {
    const waited = untilWritten
    untilWritten = undefined
    await waited
    if (faultyFor && (await request.clone().text()).includes(faultyFor)) return new Response('', { status: 500 })
  }
  if (!url.pathname.endsWith('/members') || url.searchParams.get('count') !== '1000') return sandbox.fetch(request)
  if (before?.offset === offset) {
    const { happens } = before
    before = undefined
    await firstPage
    await happens()
  }
  const answer = await sandbox.fetch(request)
  answered.get(offset)?.()
  return answer
}
let firstPage: Promise<void>

function beforeSecondPage(happens: () => Promise<void>): void {
  firstPage = new Promise((resolve) => answered.set(0, resolve))
  before = { offset: 990, happens }
}

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const guest = (place: number) => `guest${place}@example.com`

async function connect(count: number): Promise<Connected> {
  const members = Array.from({ length: count }, (_, place) => ({ email: guest(place), status: 'subscribed' }))
  const connected = await connectAudience(app, { members })
  await app.call(createFields, ask(connected))
  return connected
}

async function deleteForGood({ list, apiKey }: Connected, places: number[]): Promise<void> {
  for (const place of places) {
    const path = `/lists/${list.list_id}/members/${guest(place)}/actions/delete-permanent`
    await callMailchimp(app, { apiKey }, 'POST', path)
  }
}

function pagesRead(): number {
  return app.sandbox.calls.byOperation()['getMembers'] ?? 0
}

async function assertAllAlike(): Promise<void> {
  const owner = openAsOwner({ connectionString: app.connectionString })
  assert.deepEqual(await findBrokenInvariants(owner), [])
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
  await owner.destroy()
}

const codeOf = ({ list }: Connected, email: string) =>
  String((sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown>)['QRCODE'])

test('members who slip past a page because others were deleted are found again', async () => {
  const connected = await connect(2500)
  const gone = Array.from({ length: 15 }, (_, place) => place)
  beforeSecondPage(() => deleteForGood(connected, gone))
  app.sandbox.calls.forget()
  const done = await generateAll(app, connected)
  assert.equal(done!.is_finished, true)
  assert.equal(pagesRead(), 1 + 2 * 3 + 1, 'all pages are read once more, and the members counted')
  for (let place = 15; place < 2500; place++) assert.match(codeOf(connected, guest(place)), /^\w{24}$/, guest(place))
  assert.equal(done!.notice, '15 contacts are no longer in this list in Mailchimp.')
  assert.equal(done!.processed_jobs + done!.failed_jobs, done!.total_jobs)
  await assertAllAlike()
})

test('a list that moves during each pass is read by time in the end, and no contact lacks a code', async () => {
  const connected = await connect(2500)
  const groups = [0, 15].map((first) => Array.from({ length: 15 }, (_, place) => first + place))
  const deleteNext = async () => {
    const gone = groups.shift()
    if (groups.length > 0) beforeSecondPage(deleteNext)
    await deleteForGood(connected, gone ?? [])
  }
  beforeSecondPage(deleteNext)
  app.sandbox.calls.forget()
  const done = await generateAll(app, connected)
  assert.deepEqual([done!.is_finished, groups], [true, []])
  assert.ok(pagesRead() > 1 + 2 * 3, 'after two passes the list is read by time')
  for (let place = 30; place < 2500; place++) assert.match(codeOf(connected, guest(place)), /^\w{24}$/, guest(place))
  // The first group may leave before it is stored.
  assert.match(done!.notice!, /^(?:15|30) contacts are no longer in this list in Mailchimp\.$/)
  await assertAllAlike()
})

test('a few deletions cost nothing: the pages still overlap', async () => {
  const connected = await connect(2500)
  beforeSecondPage(() => deleteForGood(connected, [1, 2, 3]))
  app.sandbox.calls.forget()
  await generateAll(app, connected)
  assert.equal(pagesRead(), 1 + 3)
  for (let place = 4; place < 2500; place++) assert.match(codeOf(connected, guest(place)), /^\w{24}$/, guest(place))
  await assertAllAlike()
})

test('a member added among those already read gets a code too', async () => {
  const connected = await connect(2500)
  const { list } = connected
  beforeSecondPage(async () => {
    const email = 'late@example.com'
    const body = { email_address: email, status: 'subscribed', timestamp_opt: '2020-01-01 00:00:00' }
    await callMailchimp(app, connected, 'POST', `/lists/${list.list_id}/members`, body)
  })
  const done = await generateAll(app, connected)
  assert.equal(done!.total_jobs, 2501)
  assert.match(codeOf(connected, 'late@example.com'), /^\w{24}$/)
  await assertAllAlike()
})

test('a member who resubscribes, and so moves to the end, does not count as gone', async () => {
  const connected = await connect(2500)
  await generateAll(app, connected)
  beforeSecondPage(async () => {
    const path = `/lists/${connected.list.list_id}/members/${guest(1200)}`
    await callMailchimp(app, connected, 'PATCH', path, { timestamp_opt: '2030-01-01 00:00:00' })
  })
  const { data } = await app.call(syncFromMailchimp, ask(connected))
  const params = { listId: connected.list.id, batchId: data.batch_id! }
  const done = await until(
    () => app.call(syncStatus, { token: connected.token, params }),
    (seen) => seen.data.is_finished,
  )
  assert.deepEqual([done.data.total_jobs, done.data.notice], [2500, null])
})

test('the last page is read while others are still written, so neither waits', async () => {
  const connected = await connect(2500)
  untilWritten = new Promise((resolve) => answered.set(1980, resolve))
  const done = await generateAll(app, connected)
  assert.deepEqual([done!.processed_jobs, done!.total_jobs], [2500, 2500])
  await assertAllAlike()
})

test('when another page has to be read again, the last one is read again after it', async () => {
  const connected = await connect(1500)
  const { personId: person, accountId, list } = connected
  const member = await withAccount(app.services, { id: accountId, teamId: person }, 'worker', (login) =>
    login.audience(list.list_id).findMember({ hash: memberHash(guest(5)) }, noTags),
  )
  // While the first page is written, one of its members gets a code from an earlier tool.
  const met = { ...member!, held: { ...member!.held, code: newCode() } }
  untilWritten = new Promise<void>((resolve) => answered.set(990, resolve)).then(async () => {
    await app.services.database.as({ team: person, list: list.id }, (tx) =>
      keepMembers(tx, { id: list.id, settings: firstSettings }, [met]),
    )
  })
  app.sandbox.calls.forget()
  const done = await generateAll(app, connected)
  assert.equal(pagesRead(), 1 + 2 * 2)
  assert.deepEqual([done!.processed_jobs, done!.total_jobs], [1500, 1500])
  await assertAllAlike()
})

test('while another page cannot be written, the last one is not kept', async () => {
  const connected = await connect(1500)
  faultyFor = `"${guest(5)}"`
  const { batch_id: batchId } = await app.call(generate, ask(connected))
  const status = () => app.call(batchStatus, { ...ask(connected), query: { batch_id: batchId! } })
  const waiting = await until(status, ({ notice }) => notice !== null)
  assert.equal(waiting.processed_jobs, 0)
  faultyFor = undefined
  const done = await until(status, (seen) => seen.is_finished)
  assert.deepEqual([done.processed_jobs, done.total_jobs], [1500, 1500])
  await assertAllAlike()
})

test('a field that was renamed since it was made is followed before anything is written', async () => {
  const connected = await connect(2500)
  const path = `/lists/${connected.list.list_id}/merge-fields`
  const { qr_codes: fields } = await app.call(readFields, ask(connected))
  const { merge_id: id } = fields.find(({ tag }) => tag === 'QRCODE')!
  await callMailchimp(app, connected, 'PATCH', `${path}/${id}`, { tag: 'TICKET' })
  app.sandbox.calls.forget()
  await generateAll(app, connected)
  const { TICKET, QRCODE } = sandbox.readMember(connected.list.list_id, guest(2499))!['merge_fields'] as Record<
    string,
    unknown
  >
  assert.match(String(TICKET), /^\w{24}$/)
  assert.equal(QRCODE, undefined)
  assert.equal(pagesRead(), 1 + 2 * 3, 'what was read by the old name is read again')
  await assertAllAlike()
})

test('people who join while the list is read are found at its end, however many', async () => {
  const connected = await connect(2000)
  const newcomers = Array.from({ length: 1500 }, (_, place) => ({
    email_address: `new${place}@example.com`,
    status: 'subscribed',
  }))
  beforeSecondPage(async () => {
    for (let first = 0; first < newcomers.length; first += 500) {
      const members = newcomers.slice(first, first + 500)
      await callMailchimp(app, connected, 'POST', `/lists/${connected.list.list_id}`, { members })
    }
  })
  const done = await generateAll(app, connected)
  assert.deepEqual([done!.processed_jobs, done!.total_jobs], [3500, 3500])
  assert.match(codeOf(connected, 'new1499@example.com'), /^\w{24}$/)
  await assertAllAlike()
})

test('a list where archived members are shown is read as one where they are not', async () => {
  const connected = await connect(2100)
  app.sandbox.changeSettings({ archivedListed: true }, connected.mailchimpAccount)
  for (const place of [3, 4, 1000, 1001, 2099]) {
    await callMailchimp(app, connected, 'DELETE', `/lists/${connected.list.list_id}/members/${guest(place)}`)
  }
  app.sandbox.calls.forget()
  const done = await generateAll(app, connected)
  assert.equal(pagesRead(), 1 + 3)
  assert.deepEqual([done!.processed_jobs, done!.notice], [2095, null])
  await app.call(generate, ask(connected))
})
