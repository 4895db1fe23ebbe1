// Segments and a reminder after an occasion, with the sandbox as Mailchimp.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { followingUp, makeReminder, makeSegment, readReports, type SegmentKind } from '#contract/following-up.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { addMember, connectAudience, type Connected, prepareList } from '../../testing/factories.ts'
import { addOccasion, scanAt } from '../../testing/occasions.ts'
import { dataCentreOf } from '../../mailchimp/login.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Who = Pick<Connected, 'token' | 'list'>
const at = ({ token, list }: Who, occasionId = list.id) => ({ token, params: { listId: list.id, occasionId } })
const look = (who: Who, occasionId?: string) => app.call(followingUp, at(who, occasionId))
const segment = (who: Who, kind: SegmentKind, campaignId: string | null = null, occasionId?: string) =>
  app.call(makeSegment, { ...at(who, occasionId), body: { kind, campaign_id: campaignId } })
const remind = (who: Who, campaignId: string, occasionId?: string) =>
  app.call(makeReminder, { ...at(who, occasionId), body: { campaign_id: campaignId } })
const refusedReminder = (who: Who, campaignId: string) =>
  app.refused(makeReminder, { ...at(who), body: { campaign_id: campaignId } })
const read = ({ token, list }: Who) => app.call(readReports, { token, params: { listId: list.id } })

const people = ['ada', 'ken', 'zoe'].map((name) => `${name}@example.com`)

/** Ada, Ken and Zoe were sent the invitation, and Mailchimp could not deliver Zoe's. */
async function prepare() {
  const noor = await prepareList(app, { members: people.map((email) => ({ email, status: 'subscribed' as const })) })
  const invitation = send(noor, 'Invitation', { 'zoe@example.com': 'soft' })
  return { ...noor, invitation }
}

function send({ list, mailchimpAccount }: Connected, title: string, to = {}): string {
  const settings = { title, subject_line: `${title}!`, from_name: 'Noor', reply_to: 'noor@example.com' }
  const { id } = app.sandbox.addCampaign({ list_id: list.list_id, settings, html: '<p>Hello</p>' }, mailchimpAccount)
  app.sandbox.sendCampaign(id, { to })
  return id
}

const segmentsOf = ({ list }: Pick<Who, 'list'>) => app.sandbox.segments(list.list_id)
/** The addresses of a tag or segment, as Mailchimp shows it. */
async function tagged({ list, apiKey }: Connected, name: string): Promise<string[]> {
  const { id } = segmentsOf({ list }).find((each) => each.name === name)!
  const login = app.services.openLogin({ token: apiKey, dataCentre: dataCentreOf(apiKey), loginKey: apiKey }, 'worker')
  const { hashes } = await login.audience(list.list_id).segmentMembersFrom(id, 0)
  return hashes.map((hash) => String(app.sandbox.readMember(list.list_id, hash)!['email_address'])).toSorted()
}
const drafts = ({ mailchimpAccount }: Connected) =>
  app.sandbox.campaigns(mailchimpAccount).filter(({ status }) => status === 'save')
const codeOf = (who: Connected & { codes: string[] }, place: number) => who.codes[place]!

test('those who came get the tag, and it follows an undone scan', async () => {
  const noor = await prepare()
  const friday = await addOccasion(app, noor)
  await scanAt(app, noor, codeOf(noor, 0), friday)
  const { token, list } = noor
  const scanId = crypto.randomUUID()
  const body = { qr_code: codeOf(noor, 1), occasion_id: friday.id, scan_id: scanId }
  await app.call(redeemScan, { token, params: { listId: list.id }, body })
  const { name, message } = await segment(noor, 'came', null, friday.id)
  assert.deepEqual([name, message], ['Attended: Friday', '“Attended: Friday” is in Mailchimp, up to date.'])
  const came = await tagged(noor, name)
  assert.equal(came.length, 2)
  await app.call(undoScan, { token, params: { listId: list.id, scanId } })
  await segment(noor, 'came', null, friday.id)
  assert.equal((await tagged(noor, name)).length, 1)
  assert.equal(segmentsOf(noor).length, 1)
})

test('a list without occasions has the same by its own name', async () => {
  const noor = await prepare()
  await scanAt(app, noor, codeOf(noor, 0))
  await segment(noor, 'came')
  assert.deepEqual((await tagged(noor, `Attended: ${noor.list.name}`)).length, 1)
  assert.equal((await look(noor)).figures.came, 1)
})

test('occasions of one name have tags of their own', async () => {
  const noor = await prepare()
  const settings = (day: string) => ({ opens_at: `${day}T19:00:00Z`, closes_at: `${day}T23:00:00Z` })
  const first = await addOccasion(app, noor, settings('2026-12-04'))
  await addOccasion(app, noor, settings('2026-12-11'))
  assert.match((await segment(noor, 'came', null, first.id)).name, /^Attended: Friday \(4 Dec 2026, \d\d:00\)$/)
})

test('invited and did not come is a segment that stays true, made once', async () => {
  const noor = await prepare()
  await scanAt(app, noor, codeOf(noor, 0))
  const { name } = await segment(noor, 'stayed_away', noor.invitation)
  assert.equal(name, `Invited, did not come: ${noor.list.name}`)
  // The mail to Zoe bounced.
  const before = await tagged(noor, name)
  assert.equal(before.length, 1)
  await scanAt(app, noor, codeOf(noor, 1))
  await scanAt(app, noor, codeOf(noor, 2))
  await segment(noor, 'came')
  assert.deepEqual(await tagged(noor, name), [])
  await segment(noor, 'stayed_away')
  await segment(noor, 'stayed_away', noor.invitation)
  assert.equal(segmentsOf(noor).filter((each) => each.name === name).length, 1)
  const { made } = await look(noor)
  assert.deepEqual(
    made.map(({ kind, campaign_id: id }) => [kind, id]),
    [
      ['came', null],
      ['stayed_away', noor.invitation],
    ],
  )
})

test('has no code shows contacts whose field is empty', async () => {
  const noor = await prepare()
  app.sandbox.addMember(noor.list.list_id, { email_address: 'late@example.com', status: 'subscribed' })
  const { name } = await segment(noor, 'no_code')
  assert.deepEqual(await tagged(noor, name), ['late@example.com'])
  const eve = await connectAudience(app, { members: 1 }, 'Eve')
  const { status, message } = await app.refused(makeSegment, {
    ...at(eve),
    body: { kind: 'no_code', campaign_id: null },
  })
  assert.equal(status, 409)
  assert.match(message, /no field for codes yet/)
})

test('the reminder is a draft for those who did not come, made once and never sent', async () => {
  const noor = await prepare()
  await scanAt(app, noor, codeOf(noor, 0))
  const { title, message, mailchimp_url: url } = await remind(noor, noor.invitation)
  assert.equal(title, `Reminder: ${noor.list.name}`)
  assert.match(message, /is a draft in Mailchimp/)
  assert.match(url!, /^https:\/\/us\d+\.admin\.mailchimp\.com\/campaigns\/show\/\?id=\d+$/)
  const [draft] = drafts(noor)
  const away = segmentsOf(noor).find(({ name }) => name.startsWith('Invited'))
  assert.deepEqual([draft!.settings.title, draft!.segment_opts?.saved_segment_id], [title, away!.id])
  assert.deepEqual([draft!.settings.subject_line, draft!.html], ['Invitation!', '<p>Hello</p>'])
  assert.match((await remind(noor, noor.invitation)).message, /among your drafts already/)
  assert.equal(drafts(noor).length, 1)
  assert.equal((await look(noor)).reminder_url, url)
  app.sandbox.editCampaign(draft!.id, { status: 'schedule' })
  assert.match((await remind(noor, noor.invitation)).message, /already has its time/)
  assert.equal(app.sandbox.campaigns(noor.mailchimpAccount).length, 2)
})

test('a reminder that was sent is followed by a new one', async () => {
  const noor = await prepare()
  await remind(noor, noor.invitation)
  app.sandbox.sendCampaign(drafts(noor)[0]!.id)
  await remind(noor, noor.invitation)
  assert.equal(drafts(noor).length, 1)
})

test('a copy whose answer is lost is found, and no second one is made', async () => {
  const noor = await prepare()
  const { mailchimpAccount: account } = noor
  app.sandbox.setFault({ kind: 'lost_answer', operation: 'replicateCampaign', next: 1 }, account)
  await remind(noor, noor.invitation)
  assert.deepEqual(
    drafts(noor).map(({ settings }) => settings.title),
    [`Reminder: ${noor.list.name}`],
  )
})

test('a copy that was lost from sight is found at the next click', async () => {
  const noor = await prepare()
  const { mailchimpAccount: account } = noor
  app.sandbox.setFault({ kind: 'lost_answer', operation: 'replicateCampaign', next: 1 }, account)
  app.sandbox.setFault({ kind: 'server_error', operation: 'getCampaigns', skip: 5, next: 2 }, account)
  assert.equal((await refusedReminder(noor, noor.invitation)).status, 503)
  app.sandbox.clearFaults(account)
  assert.equal(drafts(noor).length, 1)
  await remind(noor, noor.invitation)
  assert.deepEqual(
    drafts(noor).map(({ settings }) => settings.title),
    [`Reminder: ${noor.list.name}`],
  )
})

test('a second copy that a lost answer left is told by its name', async () => {
  const noor = await prepare()
  const { mailchimpAccount: account } = noor
  app.sandbox.setFault({ kind: 'server_error', operation: 'replicateCampaign', next: 1 }, account)
  assert.equal((await refusedReminder(noor, noor.invitation)).status, 503)
  const copy = (title: string) =>
    app.sandbox.addCampaign({ list_id: noor.list.list_id, settings: { title }, html: '' }, account)
  copy('Invitation (copy 01)')
  copy('Invitation (copy 02)')
  const { message } = await remind(noor, noor.invitation)
  assert.match(message, /also holds another copy of this email: “Invitation \(copy 0\d\)”\. Delete it there\.$/)
})

test('a draft whose recipients Mailchimp did not take is no reminder yet, and is repaired at the next click', async () => {
  const noor = await prepare()
  const { mailchimpAccount: account } = noor
  app.sandbox.setFault({ kind: 'server_error', operation: 'patchCampaign' }, account)
  assert.equal((await refusedReminder(noor, noor.invitation)).status, 503)
  app.sandbox.clearFaults(account)
  await remind(noor, noor.invitation)
  assert.equal(drafts(noor).length, 1)
  assert.ok(drafts(noor)[0]!.segment_opts?.saved_segment_id)
})

test('501 guests that came are tagged by addresses, 500 a call', async () => {
  const members = Array.from({ length: 501 }, (_, place) => ({
    email: `guest${place}@example.com`,
    status: 'subscribed' as const,
  }))
  const noor = await prepareList(app, { members })
  await sql`update contacts set scan_count = opening_count + 1 where list_id = ${noor.list.id}`.execute(owner)
  app.sandbox.calls.forget()
  await segment(noor, 'came')
  assert.equal((await tagged(noor, `Attended: ${noor.list.name}`)).length, 501)
  assert.equal(app.sandbox.calls.byOperation()['changeSegmentMembers'], 2)
  app.sandbox.calls.forget()
  await segment(noor, 'came')
  assert.equal(app.sandbox.calls.byOperation()['changeSegmentMembers'], undefined)
})

test('with a fifth of the calls failing, the tag ends equal to who came', async () => {
  // The sandbox shows pending members of no tag, because no parameter of Mailchimp asks for them.
  const noor = await prepareList(app, { members: 40, status: 'subscribed' })
  const { mailchimpAccount: account } = noor
  const fault = { kind: 'server_error', probability: 0.1, seed: 24 } as const
  app.sandbox.setFault(fault, account)
  app.sandbox.setFault({ ...fault, kind: 'lost_answer', seed: 25 }, account)
  let isMade = false
  for (const place of Array(8).keys()) {
    const is = sql`(('x' || substr(md5(email_key || ${place}::text), 1, 4))::bit(16)::int % 2)`
    await sql`update contacts set scan_count = opening_count + ${is} where list_id = ${noor.list.id}`.execute(owner)
    isMade = false
    for (let tries = 0; tries < 12 && !isMade; tries++) isMade = await isDone(segment(noor, 'came'))
  }
  assert.ok(isMade)
  app.sandbox.clearFaults(account)
  const { rows } = await sql<{ email: string }>`
    select email from contacts where list_id = ${noor.list.id} and scan_count > opening_count order by email`.execute(
    owner,
  )
  assert.deepEqual(await tagged(noor, `Attended: ${noor.list.name}`), rows.map(({ email }) => email).toSorted())
  assert.equal(segmentsOf(noor).length, 1)
})

const isDone = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  )

test('reports are kept with their time, and stay when Mailchimp is away', async () => {
  const noor = await prepare()
  assert.deepEqual((await look(noor)).campaigns, [])
  const { as_of: asOf } = await read(noor)
  const seen = await look(noor)
  assert.deepEqual([seen.as_of, seen.invitation_id], [asOf, noor.invitation])
  assert.deepEqual(
    seen.campaigns.map(({ title, sent, bounced }) => [title, sent, bounced]),
    [['Invitation', 3, 1]],
  )
  app.sandbox.setFault({ kind: 'server_error' }, noor.mailchimpAccount)
  assert.equal((await app.refused(readReports, { token: noor.token, params: { listId: noor.list.id } })).status, 503)
  app.sandbox.clearFaults(noor.mailchimpAccount)
  assert.deepEqual(await look(noor), seen)
})

test('a guest is on time up to 30 minutes after the opening, to the millisecond, by the first entry', async () => {
  const noor = await prepare()
  const opensAt = new Date(Date.now() - 3_600_000)
  const friday = await addOccasion(app, noor, { opens_at: opensAt.toISOString(), own_max: 2 })
  for (const place of [0, 1, 2, 2]) await scanAt(app, noor, codeOf(noor, place), friday)
  const { rows } = await sql<{ id: string }>`
    select scan_id as id from scans where list_id = ${noor.list.id} order by received_at`.execute(owner)
  const enter = (place: number, ms: number) =>
    sql`update scans set received_at = ${new Date(opensAt.getTime() + ms)}
      where list_id = ${noor.list.id} and scan_id = ${rows[place]!.id}`.execute(owner)
  const limit = 30 * 60_000
  await enter(0, limit)
  await enter(1, limit + 1)
  await enter(2, limit - 1)
  const seen = await look(noor, friday.id)
  assert.deepEqual(seen.figures, { came: 3, opened: 0, on_time: 2 })
  await app.call(undoScan, { token: noor.token, params: { listId: noor.list.id, scanId: rows[0]!.id } })
  assert.deepEqual((await look(noor, friday.id)).figures, { came: 2, opened: 0, on_time: 1 })
  assert.equal((await look(noor)).figures.on_time, null)
})

test('viewers read, editors make, and other teams see nothing', async () => {
  const noor = await prepare()
  const mira = await addMember(app, { token: noor.token }, 'viewer')
  const viewer = { token: mira.token, list: noor.list }
  assert.equal((await look(viewer)).figures.came, 0)
  assert.equal((await app.refused(makeReminder, { ...at(viewer), body: { campaign_id: 'abc' } })).status, 403)
  const eve = await connectAudience(app, { members: 1 }, 'Eve')
  assert.equal((await app.refused(followingUp, at({ token: eve.token, list: noor.list }))).status, 404)
  assert.equal((await refusedReminder(noor, 'nothing')).status, 404)
})
