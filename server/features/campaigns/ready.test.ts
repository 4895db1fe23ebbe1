// A draft that is called ready is ready: what Mailchimp needs, recipients, conditions and tags, by the database and the sandbox.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { createFields } from '#contract/codes.ts'
import { syncLists } from '#contract/lists.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, type Connected, connectAudience } from '../../testing/factories.ts'
import { addOccasion } from '../../testing/occasions.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { draftsOf, picture } from './testing/drafts-of.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const poll = (listId: string) =>
  sql`update lists set webhook_mode = 'polling', polled_at = now() where id = ${listId}`.execute(owner)
const { addDraft, goodHtml, look, open, idsOf, prepare } = draftsOf(app, poll)

test('what Mailchimp itself needs before a send belongs to the light, each in words of its own', async () => {
  const noor = await prepare()
  const ofSettings = async (settings: object, more: Parameters<typeof addDraft>[1] = {}) => {
    const { id } = addDraft(noor, { ...more, settings })
    const { findings, checklist, draft } = await open(noor, id)
    return [draft.light, checklist?.is_ready, findings.map((finding) => finding.id)]
  }
  assert.deepEqual(await ofSettings({}), ['ready', true, []])
  assert.deepEqual(await ofSettings({ subject_line: '' }), ['look', false, ['subject_missing']])
  assert.deepEqual(await ofSettings({ from_name: '' }), ['look', false, ['from_missing']])
  assert.deepEqual(await ofSettings({ reply_to: '' }), ['look', false, ['from_missing']])
  const unread = await ofSettings({}, { html: '', plain_text: '' })
  assert.deepEqual(unread, ['look', false, ['unread']])
  const left = await someone(noor)
  app.sandbox.tagMember(noor.list.list_id, left, [{ name: 'Left', status: 'active' }])
  app.sandbox.editMember(noor.list.list_id, left, { status: 'unsubscribed' })
  const tag = app.sandbox.segments(noor.list.list_id).find(({ name }) => name === 'Left')!
  const ofNobody = await ofSettings({}, { segment_opts: { saved_segment_id: tag.id } })
  assert.deepEqual(ofNobody, ['look', false, ['no_recipients']])
  const rows = await look(noor)
  assert.equal(rows.filter(({ light }) => light === 'ready').length, 1)
})

/** The address of one contact of the list. */
async function someone({ list }: Pick<Connected, 'list'>): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select email from contacts where list_id = ${list.id} order by email_key limit 1`.execute(owner)
  return rows[0]!.email
}

test('a draft whose checklist Mailchimp does not show is not called ready', async () => {
  const noor = await prepare()
  const { id } = addDraft(noor)
  const fault = { kind: 'wrong_answer', answer: 'forbidden', operation: 'getSendChecklist' } as const
  app.sandbox.setFault(fault, noor.mailchimpAccount)
  assert.deepEqual(await idsOf(noor, id), ['checklist_unread'])
  app.sandbox.clearFaults(noor.mailchimpAccount)
  assert.deepEqual(await idsOf(noor, id, 'yes'), [])
})

test('a draft that Mailchimp sends after the occasion is told', async () => {
  const noor = await prepare()
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  await addOccasion(app, noor, { opens_at: hours(2), closes_at: hours(6) })
  const seconds = (count: number) => Math.floor(Date.now() / 1000) + count * 3600
  const late = addDraft(noor, { status: 'schedule', send_time: seconds(7) })
  const early = addDraft(noor, { status: 'schedule', send_time: seconds(1) })
  assert.deepEqual([await idsOf(noor, late.id), await idsOf(noor, early.id)], [['sent_too_late'], []])
})

test('a merge tag of another list is known by the database, with the name of its list', async () => {
  const noor = await prepare()
  const crew = await app.sandbox.addAudience({ account: noor.mailchimpAccount, name: 'Crew' })
  const { token } = noor
  const { account } = await app.call(syncLists, { token, params: { accountId: noor.accountId } })
  const { id: listId } = account.lists.find((list) => list.list_id === crew.id)!
  await app.call(createFields, { token, params: { listId } })
  await sql`update fields set tag = 'CREWQR' where list_id = ${listId} and role = 'code'`.execute(owner)
  const { id } = addDraft(noor, { html: picture(`${app.services.publicUrl}/qr-code/*|CREWQR|*`) })
  const { findings } = await open(noor, id)
  assert.deepEqual(
    findings.map(({ id: name, sentence }) => [name, sentence]),
    [['tag_of_other_list', 'The merge tag belongs to the list “Crew”.']],
  )
  const inText = addDraft(noor, { html: `${goodHtml()}<p>*|CREWQR|*</p>` })
  assert.deepEqual(await idsOf(noor, inText.id), ['text_of_other_list'])
})

test('a condition tells how many guests get no code, from their own values', async () => {
  const noor = await prepare(4)
  await sql`update contacts set merge_fields = merge_fields || '{"LNAME": "Guest"}' where list_id = ${noor.list.id}`.execute(
    owner,
  )
  await sql`update contacts set merge_fields = merge_fields || '{"LNAME": "Vip"}' where list_id = ${noor.list.id} and email_key in (
    select email_key from contacts where list_id = ${noor.list.id} order by email_key limit 1)`.execute(owner)
  const told = async (html: string) => {
    const { findings } = await open(noor, addDraft(noor, { html }).id)
    return findings.map(({ light, sentence }) => `${light}: ${sentence}`)
  }
  const good = goodHtml()
  assert.deepEqual(await told(`*|IF:LNAME=Vip|*${good}*|END:IF|*`), [
    'look: The condition *|IF:LNAME=Vip|* hides the code from 2 of 3 guests.',
  ])
  assert.deepEqual(await told(`*|IF:LNAME=Vip|*${good}*|ELSE:|*${good}*|END:IF|*`), [])
  assert.deepEqual(await told(`*|IFNOT:QRCODE|*${good}*|END:IF|*`), [
    'wrong: No guest gets the code, because of the condition *|IFNOT:QRCODE|*.',
  ])
  assert.deepEqual(await told(`*|IF:NOFIELD|*${good}*|END:IF|*`), [
    'wrong: No guest gets the code, because of the condition *|IF:NOFIELD|*.',
  ])
})

test('a condition on a field that the list lacks is not judged by the email of the guest', async () => {
  const noor = await prepare()
  const html = `*|IF:NOFIELD|*${goodHtml()}*|END:IF|**|IF:EMAIL|*<p>Hello *|EMAIL|*</p>*|END:IF|*`
  const { findings } = await open(noor, addDraft(noor, { html }).id)
  assert.deepEqual(
    findings.map(({ sentence }) => sentence),
    ['No guest gets the code, because of the condition *|IF:NOFIELD|*.'],
  )
})

test('a condition inside of a tag tells how many guests get another mail', async () => {
  const noor = await prepare(4)
  await sql`update contacts set merge_fields = merge_fields || '{"LNAME": "Vip"}' where list_id = ${noor.list.id} and email_key in (
    select email_key from contacts where list_id = ${noor.list.id} order by email_key limit 1)`.execute(owner)
  const html = `<div style="*|IF:LNAME=Vip|*display:none*|END:IF|*">${goodHtml()}</div>`
  const { findings } = await open(noor, addDraft(noor, { html }).id)
  assert.deepEqual(
    findings.map(({ light, sentence }) => `${light}: ${sentence}`),
    [
      'wrong: The picture of the code is hidden by a style.',
      'look: The condition *|IF:LNAME=Vip|* hides the code from 1 of 3 guests.',
    ],
  )
})

test('the facts of the list come from the database: codes, values on their way, listening and doors', async () => {
  const mira = await connectAudience(app, { members: 2 })
  await app.call(createFields, { token: mira.token, params: { listId: mira.list.id } })
  const before = addDraft(mira)
  assert.deepEqual(await idsOf(mira, before.id), ['codes_missing', 'not_listening'])
  const noor = await prepare()
  const { id } = addDraft(noor)
  const { list } = noor
  await sql`insert into pending_writes (list_id, contact_id)
    select list_id, id from contacts where list_id = ${list.id} limit 2`.execute(owner)
  assert.deepEqual(await idsOf(noor, id), ['pending'])
  await sql`delete from pending_writes where list_id = ${list.id}`.execute(owner)
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  const night = await addOccasion(app, noor, { opens_at: hours(2), closes_at: hours(6) })
  const link = await addLink(app, noor, { occasion_id: night.id, expires_at: hours(3) })
  const sentences = async () => (await open(noor, id)).findings.map(({ sentence }) => sentence)
  assert.deepEqual(await sentences(), ['1 scanner link ends before “Friday” does.'])
  await addLink(app, noor, { occasion_id: night.id, expires_at: hours(8) })
  assert.deepEqual((await open(noor, id)).findings[0]!.todo, 'Change when they end under Doors.')
  await sql`update scanner_links set expires_at = now() - interval '1 minute' where list_id = ${list.id}`.execute(owner)
  assert.deepEqual(await sentences(), ['No scanner link of “Friday” works any more.'])
  assert.ok(link)
})

test('a code that was emptied in Mailchimp is missed in a tag at once, and in the whole list at “Look again”', async () => {
  const noor = await prepare(3)
  const { list_id: listId } = noor.list
  const email = await someone(noor)
  app.sandbox.tagMember(listId, email, [{ name: 'Emptied', status: 'active' }])
  app.sandbox.editMember(listId, email, { merge_fields: { QRCODE: '' } })
  const tag = app.sandbox.segments(listId).find(({ name }) => name === 'Emptied')!
  const tagged = addDraft(noor, { segment_opts: { saved_segment_id: tag.id } })
  const whole = addDraft(noor)
  assert.deepEqual(await idsOf(noor, tagged.id), ['nobody_has_code'])
  assert.deepEqual(await idsOf(noor, whole.id, 'yes'), ['some_without_code'])
})

test('conditions of a draft say “cannot tell”, with the contacts that have no code', async () => {
  const noor = await prepare(2)
  app.sandbox.addMember(noor.list.list_id, { email_address: 'late@example.com', status: 'subscribed' })
  const conditions = [
    { condition_type: 'TextMerge' as const, field: 'EMAIL', op: 'is' as const, value: 'late@example.com' },
  ]
  const { id } = addDraft(noor, { segment_opts: { match: 'all', conditions } })
  const { findings } = await open(noor, id)
  assert.deepEqual(
    findings.map(({ sentence }) => sentence),
    ['Listpass can’t tell which guests receive this. In the whole list, 1 guest has no code.'],
  )
})
