// Drafts of a list, checked before the send, with the sandbox as Mailchimp.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { checkedDraft, checkedDrafts } from '#contract/campaigns.ts'
import { mailProof } from '#contract/mail-proof.ts'
import type { Language } from '#domain/spoken.ts'
import { wordsIn as refusalsIn } from '#words/refusals.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, connectAudience } from '../../testing/factories.ts'
import { addOccasion } from '../../testing/occasions.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { draftsOf, picture } from './testing/drafts-of.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const poll = (listId: string) =>
  sql`update lists set webhook_mode = 'polling', polled_at = now() where id = ${listId}`.execute(owner)
const { addDraft, goodHtml, look, find, open, idsOf, prepare } = draftsOf(app, poll)

test('each draft of the list has its light, and sent campaigns and other lists have none', async () => {
  const noor = await prepare()
  addDraft(noor, { settings: { title: 'Good' } })
  addDraft(noor, { settings: { title: 'Sample' }, html: picture('https://mcusercontent.com/5a/images/qr-sample.png') })
  addDraft(noor, { settings: { title: 'Text' }, plain_text: 'Hello' })
  addDraft(noor, { settings: { title: 'Sent' }, status: 'sent', send_time: 1 })
  addDraft(noor, { settings: { title: 'Timed' }, status: 'schedule' })
  const other = await app.sandbox.addAudience({ account: noor.mailchimpAccount })
  addDraft(noor, { settings: { title: 'Elsewhere' }, list_id: other.id })
  const drafts = await look(noor)
  const lights = Object.fromEntries(drafts.map(({ title, light }) => [title, light]))
  assert.deepEqual(lights, { Good: 'ready', Sample: 'wrong', Text: 'look', Timed: 'ready' })
  assert.deepEqual([drafts[0]!.title, drafts[0]!.receivers], ['Timed', 3])
  assert.equal(drafts.find(({ title }) => title === 'Sample')!.headline, 'Every guest would get the same code.')
})

test('one draft shows its findings, what passed, and the list that Mailchimp checks', async () => {
  const noor = await prepare()
  const { id } = addDraft(noor, { html: picture(`${app.services.publicUrl}/qr-code/*|TICKET|*`), plain_text: 'Hi' })
  const seen = await open(noor, id)
  assert.deepEqual(
    seen.findings.map((finding) => [finding.id, finding.light]),
    [
      ['tag_unknown', 'wrong'],
      ['text_without_code', 'look'],
    ],
  )
  assert.ok(seen.passed.includes('address'))
  assert.ok(!seen.passed.includes('tag'))
  assert.equal(seen.checklist?.is_ready, true)
  assert.deepEqual(seen.without_code, { count: 0, names: [] })
})

test('a mail of a feed is checked like any other, and the tags of its feed are known', async () => {
  const noor = await prepare()
  const feed = '*|RSSITEMS:|*<h2>*|RSSITEM:TITLE|*</h2>*|END:RSSITEMS|*<p>*|RSSFEED:DATE|*</p>'
  const without = addDraft(noor, { type: 'rss', html: feed })
  const { id } = addDraft(noor, { type: 'rss', html: `${feed}${goodHtml()}` })
  assert.deepEqual([await idsOf(noor, without.id), await idsOf(noor, id)], [['picture_missing'], []])
})

test('a draft that was changed is judged anew after “Look again”', async () => {
  const noor = await prepare()
  const { id } = addDraft(noor, { html: '<p>No code</p>' })
  assert.deepEqual(await idsOf(noor, id), ['picture_missing'])
  app.sandbox.editCampaign(id, { html: goodHtml() })
  assert.deepEqual(await idsOf(noor, id, 'yes'), [])
  assert.deepEqual(await idsOf(noor, id), [])
})

test('a draft that was sent says so, and when, instead of a failure', async () => {
  const noor = await prepare()
  const { id } = addDraft(noor)
  await open(noor, id)
  app.sandbox.sendCampaign(id)
  const { sent } = await find(noor, id, 'yes')
  assert.deepEqual([sent?.title, sent?.subject], ['Invitation', 'Come!'])
  assert.ok(Math.abs(Date.parse(sent!.sent_at!) - Date.now()) < 60_000)
  const { id: onItsWay } = addDraft(noor, { status: 'sending', send_time: 1 })
  assert.equal((await find(noor, onItsWay)).sent?.sent_at, null)
})

test('drafts are read once for all who look in the same minute', async () => {
  const noor = await prepare()
  addDraft(noor)
  app.sandbox.calls.forget()
  await Promise.all([look(noor), look(noor)])
  await look(noor)
  assert.equal(app.sandbox.calls.byOperation()['getCampaignContent'], 1)
})

test('a New Builder draft before its first save cannot be read, and is not called without a code', async () => {
  const noor = await prepare()
  const { id } = addDraft(noor, { html: '', plain_text: '', content_type: 'multichannel' })
  const { findings, passed } = await open(noor, id)
  assert.deepEqual(
    findings.map((finding) => [finding.id, finding.light]),
    [['unread', 'look']],
  )
  assert.ok(!passed.includes('picture'))
})

test('recipients without a code are counted in the whole list, a tag and conditions, with names', async () => {
  const noor = await prepare(4)
  await sql`update contacts set held_code = null where list_id = ${noor.list.id} and email_key in (
    select email_key from contacts where list_id = ${noor.list.id} order by email_key limit 1)`.execute(owner)
  const tagged = app.sandbox.addSegment(noor.list.list_id, {
    name: 'Everyone',
    conditions: [{ condition_type: 'TextMerge', field: 'QRCODE', op: 'not', value: 'nothing' }],
  })
  const whole = addDraft(noor)
  const part = addDraft(noor, { segment_opts: { saved_segment_id: tagged.id } })
  const conditions = [{ condition_type: 'TextMerge' as const, field: 'QRCODE', op: 'blank_not' as const }]
  const asked = addDraft(noor, { segment_opts: { match: 'all', conditions } })
  const seen = await open(noor, whole.id)
  assert.deepEqual([seen.without_code.count, seen.without_code.names.length], [1, 1])
  assert.equal(seen.findings[0]!.sentence, '1 recipient has no code yet.')
  assert.deepEqual((await open(noor, part.id)).without_code.count, 1)
  assert.deepEqual(await idsOf(noor, asked.id), ['receivers_unknown'])
  await sql`update contacts set held_code = null where list_id = ${noor.list.id}`.execute(owner)
  assert.deepEqual(await idsOf(noor, whole.id, 'yes'), ['nobody_has_code'])
})

test('contacts that joined since the last sync are told, in the whole list and in a tag', async () => {
  const noor = await prepare()
  const { list_id: listId } = noor.list
  app.sandbox.addMember(listId, { email_address: 'late@example.com', status: 'subscribed' })
  app.sandbox.tagMember(listId, 'late@example.com', [{ name: 'Press', status: 'active' }])
  const press = app.sandbox.segments(listId).find(({ name }) => name === 'Press')
  const whole = addDraft(noor)
  const tagged = addDraft(noor, { segment_opts: { saved_segment_id: press!.id } })
  assert.deepEqual(await idsOf(noor, whole.id), ['new_recipients'])
  assert.deepEqual(await idsOf(noor, tagged.id), ['nobody_has_code'])
})

test('a list that is not ready spoils its drafts, in words of what to do', async () => {
  const noor = await connectAudience(app, { members: 2 })
  const { id } = addDraft(noor)
  assert.deepEqual(await idsOf(noor, id), ['fields_missing'])
})

test('scanner links that end before the occasion are told', async () => {
  const noor = await prepare()
  const { id } = addDraft(noor)
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  const night = await addOccasion(app, noor, { opens_at: hours(2), closes_at: hours(6) })
  await addLink(app, noor, { occasion_id: night.id, expires_at: hours(3) })
  const { findings } = await open(noor, id)
  assert.deepEqual(
    findings.map((finding) => [finding.id, finding.sentence]),
    [['doors_end', '1 scanner link ends before “Friday” does.']],
  )
})

test('findings are in the language of the reader, also those that another reader has just read', async () => {
  const noor = await prepare()
  const sample = picture('https://mcusercontent.com/5a/images/qr-sample.png')
  const draft = addDraft(noor, { settings: { title: 'Sample' }, html: sample })
  const unread = addDraft(noor, { settings: { title: 'Unread' } })
  const told = async (language: Language) => {
    const params = { listId: noor.list.id, campaignId: draft.id }
    const found = await app.call(checkedDraft, { token: noor.token, params, query: {}, language })
    assert.ok(found.sent === null)
    const { id, sentence, todo, where } = found.findings[0]!
    return { id, sentence, todo, where: where?.slice(0, 14), headline: found.draft.headline }
  }
  const english = await told('en')
  assert.deepEqual(
    [english.sentence, english.where, english.headline],
    ['Every guest would get the same code.', 'Line 1: <img s', english.sentence],
  )
  const sentence = 'Alle Gäste würden denselben Code bekommen.'
  assert.deepEqual(await told('de'), {
    id: english.id,
    sentence,
    todo: 'Das Bild wurde in Mailchimp hochgeladen, darum ändert es sich nicht mehr für jeden Gast. Ersetzen Sie es durch das unten stehende HTML.',
    where: 'Zeile 1: <img ',
    headline: sentence,
  })
  const operation = 'getCampaignContent'
  app.sandbox.setFault({ kind: 'wrong_answer', answer: 'forbidden', operation, next: 1 }, noor.mailchimpAccount)
  const params = { listId: noor.list.id }
  const { drafts } = await app.call(checkedDrafts, { token: noor.token, params, query: {}, language: 'de' })
  const headlines = new Map(drafts.map(({ id, headline }) => [id, headline]))
  assert.equal(headlines.get(draft.id), sentence)
  assert.equal(headlines.get(unread.id), refusalsIn('de').mailchimp_forbidden)
})

test('texts of Mailchimp and quotes of a mail have no control and no direction characters', async () => {
  const noor = await prepare()
  const hostile = '\u202Egnol\u2066\u200E\u0007 \u200Bname\u0085'
  const html = `<p>\u202E*|IF:\u202EFNAME\u2066|*</p>${picture(`https://other.example/qr-code/\u202Ex\u0007`)}`
  const settings = { title: hostile, subject_line: hostile, from_name: hostile, reply_to: 'noor@example.com' }
  const { id } = addDraft(noor, { settings, html })
  const variants = [hostile, 'B'].map((label) => ({ content_label: label, html: `*|${hostile}|*`, plain_text: '' }))
  const test = addDraft(noor, { type: 'variate', variants, settings })
  const params = { listId: noor.list.id, campaignId: id }
  const ofTest = { ...params, campaignId: test.id }
  assert.equal((await open(noor, id)).draft.title, 'gnol  name')
  for (const seen of [
    await look(noor),
    await open(noor, id),
    await open(noor, test.id),
    await app.call(mailProof, { token: noor.token, params, query: {} }),
    await app.call(mailProof, { token: noor.token, params: ofTest, query: {} }),
  ]) {
    const text = JSON.stringify(seen)
    assert.doesNotMatch(text, /[\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]|\\u00[01]/)
  }
})

test('a deleted draft is refused in words', async () => {
  const noor = await prepare()
  const asked = { token: noor.token, params: { listId: noor.list.id, campaignId: 'gone' }, query: {} }
  const { status, message } = await app.refused(checkedDraft, asked)
  assert.deepEqual([status, message], [404, 'This draft is no longer in Mailchimp, or was sent.'])
})

test('one draft that Mailchimp does not show hides no other, and a list of another audience is not believed', async () => {
  const noor = await prepare()
  addDraft(noor)
  addDraft(noor)
  const { mailchimpAccount: account } = noor
  app.sandbox.setFault({ kind: 'wrong_answer', answer: 'forbidden', operation: 'getCampaignContent', next: 1 }, account)
  const lights = (await look(noor)).map(({ light }) => light)
  assert.deepEqual(new Set(lights), new Set([null, 'ready']))
  app.sandbox.setFault({ kind: 'wrong_answer', answer: 'other_list', operation: 'getCampaigns' }, account)
  const asked = { token: noor.token, params: { listId: noor.list.id }, query: { fresh: 'yes' as const } }
  assert.equal((await app.refused(checkedDrafts, asked)).status, 503)
  app.sandbox.clearFaults(account)
  assert.deepEqual(
    (await look(noor, 'yes')).map(({ light }) => light),
    ['ready', 'ready'],
  )
})
