// Test mails and drafts of our own, with the sandbox as Mailchimp.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { auditLog } from '#contract/audit.ts'
import { makeDraft, sendTest } from '#contract/campaign-writes.ts'
import { checkedDraft, checkedDrafts } from '#contract/campaigns.ts'
import { otherLanguages, tagOf } from '#domain/spoken.ts'
import { wordsIn } from '#words/campaigns.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addMember, connectAudience, type Connected, prepareList } from '../../../testing/factories.ts'
import { addOccasion, changeSettings } from '../../../testing/occasions.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())
type Who = Pick<Connected, 'token' | 'list'>

const make = ({ token, list }: Who, title = 'Gala') => ({ token, params: { listId: list.id }, body: { title } })
const test1 = ({ token, list }: Who, campaignId: string, email = 'noor@example.com') => ({
  token,
  params: { listId: list.id, campaignId },
  body: { email },
})
const titles = async ({ token, list }: Who) =>
  (await app.call(checkedDrafts, { token, params: { listId: list.id }, query: { fresh: 'yes' } })).drafts.map(
    ({ title }) => title,
  )
const actions = async ({ token }: Who) =>
  (await app.call(auditLog, { token, query: {} })).entries.map(({ action }) => action)

test('a draft of ours is in Mailchimp, with the code in both parts, and passes the checks of its content', async () => {
  const noor = await prepareList(app, { members: 3 })
  const made = await app.call(makeDraft, make(noor, 'Gala <1>'))
  const params = { listId: noor.list.id, campaignId: made.id }
  const found = await app.call(checkedDraft, { token: noor.token, params, query: {} })
  assert.ok(found.sent === null)
  const { draft, passed } = found
  assert.deepEqual([draft.title, draft.status, draft.subject], ['Gala <1>', 'save', 'Gala <1>'])
  for (const check of ['content', 'picture', 'tag', 'size', 'conditionals', 'length', 'plain_text'] as const)
    assert.ok(passed.includes(check), check)
  const { settings } = app.sandbox.campaign(made.id)
  assert.ok(settings.from_name && settings.reply_to?.includes('@'), 'From is that of the audience')
  assert.equal(found.checklist?.is_ready, true)
  assert.ok(passed.includes('sending'))
  assert.equal((await actions(noor))[0], 'draft_made')
})

test('a draft of ours says when and where, day by day, but not what is for some guests only', async () => {
  const noor = await prepareList(app, { members: 1 })
  const day = (name: string, date: string) =>
    addOccasion(app, noor, {
      name,
      zone: 'Europe/Berlin',
      opens_at: `${date}T18:00:00Z`,
      closes_at: `${date}T23:00:00Z`,
    })
  const contentOf = async (title: string) => {
    const { id } = await app.call(makeDraft, make(noor, title))
    const { html, plain_text: plain } = app.sandbox.campaign(id)
    return { html: html ?? '', plain: plain ?? '' }
  }
  const friday = await day('Friday & friends', '2037-06-05')
  const one = await contentOf('One')
  assert.ok(one.html.includes('<strong>Friday 5 June 2037, 20:00–01:00</strong></td>'), one.html)
  assert.ok(one.plain.startsWith('One\n\nFriday 5 June 2037, 20:00–01:00\n\nHello'), one.plain)

  await changeSettings(app, noor, friday, { place: 'Old <hall>' })
  await day('Saturday', '2037-06-06')
  const crew = { tag: 'FNAME', test: 'is', value: 'Crew' } as const
  await addOccasion(app, noor, { name: 'Crew', opens_at: '2037-06-04T18:00:00Z', who: { kind: 'field', ...crew } })
  await sql`delete from throttles`.execute(owner)
  const both = await contentOf('Both')
  const [first, second] = [both.html.indexOf('Friday &amp; friends'), both.html.indexOf('<strong>Saturday</strong>')]
  assert.ok(first > 0 && second > first && both.html.includes('<br>Old &lt;hall&gt;</td>'), both.html)
  assert.ok(
    both.plain.includes('Friday & friends\nFriday 5 June 2037, 20:00–01:00\nOld <hall>\n\nSaturday\n'),
    both.plain,
  )
  assert.ok(!both.html.includes('Crew'))
})

test('a draft of ours is in the language of its maker, and passes the checks in each language', async () => {
  const noor = await prepareList(app, { members: 1 })
  await addOccasion(app, noor, { name: 'Gala', zone: 'Europe/Berlin', opens_at: '2037-06-05T18:00:00Z' })
  for (const language of otherLanguages) {
    const { id } = await app.call(makeDraft, { ...make(noor, `Gala ${language}`), language })
    const { html, plain_text: plain } = app.sandbox.campaign(id)
    const words = wordsIn(language).invitation
    for (const text of [words.hello, words.show, words.alt, words.asText, words.seeYou])
      assert.ok(html.includes(text), `${language} ${text}`)
    assert.ok(html.includes(`<html lang="${tagOf[language]}">`), language)
    assert.ok(plain.includes(words.showText) && plain.endsWith(`${words.unsubscribeAt} *|UNSUB|*\n`), plain)
    if (language === 'de') assert.ok(plain.includes('Freitag, 5. Juni 2037, 20:00'), plain)
    const params = { listId: noor.list.id, campaignId: id }
    const found = await app.call(checkedDraft, { token: noor.token, params, query: {} })
    assert.ok(found.sent === null)
    for (const check of ['picture', 'conditionals', 'plain_text'] as const) assert.ok(found.passed.includes(check))
    await sql`delete from throttles`.execute(owner)
  }
})

test('a name that is in Mailchimp already is refused, and a second tap makes no second draft', async () => {
  const noor = await prepareList(app, { members: 1 })
  await app.call(makeDraft, make(noor))
  assert.equal((await app.refused(makeDraft, make(noor, 'Other'))).status, 429)
  app.sandbox.addCampaign(
    { list_id: noor.list.list_id, settings: { title: 'Taken' }, html: 'x' },
    noor.mailchimpAccount,
  )
  const eve = await prepareList(app, { members: 1 }, 'Eve')
  app.sandbox.addCampaign({ list_id: eve.list.list_id, settings: { title: 'Taken' }, html: 'x' }, eve.mailchimpAccount)
  const { status, message } = await app.refused(makeDraft, make(eve, 'Taken'))
  assert.deepEqual([status, message], [409, 'A draft with this name is in Mailchimp already. Choose another name.'])
  assert.deepEqual(await titles(eve), ['Taken'])
})

test('a lost answer leaves one draft: it is found by its name and filled', async () => {
  const noor = await prepareList(app, { members: 1 })
  app.sandbox.setFault({ kind: 'lost_answer', operation: 'addCampaign', next: 1 }, noor.mailchimpAccount)
  const { id } = await app.call(makeDraft, make(noor))
  assert.deepEqual(await titles(noor), ['Gala'])
  const params = { listId: noor.list.id, campaignId: id }
  const found = await app.call(checkedDraft, { token: noor.token, params, query: {} })
  assert.ok(found.sent === null && found.passed.includes('picture'))
})

test('without an answer and without a draft, or with content that Mailchimp did not keep, the sentence says so', async () => {
  const noor = await prepareList(app, { members: 1 })
  const { mailchimpAccount: account } = noor
  app.sandbox.setFault({ kind: 'server_error', operation: 'addCampaign' }, account)
  const lost = await app.refused(makeDraft, make(noor))
  assert.equal(lost.status, 503)
  assert.match(lost.message, /can’t tell whether the draft was made/)
  const eve = await prepareList(app, { members: 1 }, 'Eve')
  const fault = { kind: 'wrong_answer', answer: 'keeps_nothing', operation: 'putCampaignContent', next: 1 } as const
  app.sandbox.setFault(fault, eve.mailchimpAccount)
  const empty = await app.refused(makeDraft, make(eve))
  assert.match(empty.message, /did not keep its content/)
})

test('a test mail goes to one address and is logged; a reached cap and a wrong address get a sentence of ours', async () => {
  const noor = await prepareList(app, { members: 1 })
  const { mailchimpAccount: account } = noor
  const draft = { list_id: noor.list.list_id, settings: { title: 'Gala' }, html: '*|QRCODE|*' }
  const { id } = app.sandbox.addCampaign(draft, account)
  app.sandbox.changeSettings({ testMailsADay: 1 }, account)
  await app.call(sendTest, test1(noor, id))
  assert.deepEqual(
    app.sandbox.testMails(account).map(({ email, body }) => [email, body]),
    [['noor@example.com', '*|QRCODE|*']],
  )
  assert.equal((await actions(noor))[0], 'test_mail_sent')
  const capped = await app.refused(sendTest, test1(noor, id))
  assert.deepEqual(
    [capped.status, capped.message],
    [409, 'Your Mailchimp plan allows only so many tests in 24 hours. Please try again later.'],
  )
  assert.equal((await app.refused(sendTest, test1(noor, id, 'nonsense'))).status, 422)
  assert.equal((await app.refused(sendTest, test1(noor, 'gone'))).status, 404)
  app.sandbox.setFault({ kind: 'lost_answer', operation: 'sendTestMail' }, account)
  app.sandbox.changeSettings({ testMailsADay: 9 }, account)
  assert.match((await app.refused(sendTest, test1(noor, id))).message, /may be on its way/)
  assert.equal(app.sandbox.testMails(account).length, 2)
})

test('a viewer may do neither, and another team finds no list', async () => {
  const noor = await prepareList(app, { members: 1 })
  const { id } = app.sandbox.addCampaign({ list_id: noor.list.list_id, html: 'x' }, noor.mailchimpAccount)
  const mira = { ...(await addMember(app, { token: noor.token }, 'viewer')), list: noor.list }
  const eve = { ...(await connectAudience(app, { members: 1 }, 'Eve')), list: noor.list }
  for (const [who, status] of [
    [mira, 403],
    [eve, 404],
  ] as const) {
    assert.equal((await app.refused(makeDraft, make(who))).status, status)
    assert.equal((await app.refused(sendTest, test1(who, id))).status, status)
  }
  assert.equal(app.sandbox.testMails(noor.mailchimpAccount).length, 0)
})

test('no code of Listpass can send or schedule a campaign', () => {
  const root = join(import.meta.dirname, '../../../..')
  for (const folder of ['server', 'contract', 'domain', 'words', 'web', 'scripts']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || name.endsWith('.test.ts')) continue
      assert.doesNotMatch(readFileSync(join(root, folder, name), 'utf8'), /actions\/(send|schedule|resume)/, name)
    }
  }
})
