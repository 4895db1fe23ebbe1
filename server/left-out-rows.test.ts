// Drafts, tags, segments, fields, sent emails and lists that Listpass cannot read in Mailchimp: the answers name them, and keep all others.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkedDrafts } from '#contract/campaigns.ts'
import { mergeFields } from '#contract/codes.ts'
import { followingUp, readReports } from '#contract/following-up.ts'
import { allAccounts, syncLists } from '#contract/lists.ts'
import { addOccasions, segments } from '#contract/occasions.ts'
import { addMember, prepareList } from './testing/factories.ts'
import { plainForm } from './testing/samples.ts'
import { startTestApp } from './testing/start-test-app.ts'

const app = await startTestApp()
const { sandbox } = app
const members = ['VIP', 'Press'].map((tag) => ({ email: `${tag}@example.com`, tags: [tag], status: 'subscribed' }))
const noor = await prepareList(app, { members })
const { list, mailchimpAccount } = noor
const ask = { token: noor.token, params: { listId: list.id } }
const oddRows = (...rows: string[]) => sandbox.changeSettings({ oddRows: rows }, mailchimpAccount)

function addDraft(title: string) {
  const settings = { title, subject_line: 'Come!', from_name: 'Noor', reply_to: 'noor@example.com' }
  return sandbox.addCampaign({ list_id: list.list_id, html: '<p>Hi</p>', settings }, mailchimpAccount)
}

async function drafts(who: { token: string; team?: string } = ask) {
  const found = await app.call(checkedDrafts, { ...ask, ...who, query: { fresh: 'yes' } })
  return { shown: found.drafts.map(({ title }) => title), leftOut: found.left_out?.toSorted() }
}

test('drafts that cannot be read are named by title, and no code in a title reaches a viewer', async () => {
  const code = noor.codes[0]!
  addDraft('Good')
  oddRows(...['Bad', `Bad ${code}`].map((title) => `${addDraft(title).id}:no_status`))
  assert.deepEqual(await drafts(), { shown: ['Good'], leftOut: ['Bad', `Bad ${code}`] })
  const viewer = await addMember(app, noor, 'viewer')
  const { leftOut } = await drafts({ token: viewer.token, team: viewer.teamId })
  assert.equal(leftOut?.length, 2)
  assert.ok(!leftOut.join(' ').includes(code))
  oddRows()
  assert.deepEqual((await drafts()).leftOut, [])
})

test('tags that cannot be read are named where an occasion chooses one', async () => {
  const tags = async () => {
    const found = await app.call(segments, ask)
    return [found.segments.map(({ name }) => name), found.left_out]
  }
  assert.deepEqual(await tags(), [['Press', 'VIP'], []])
  oddRows('VIP:no_id')
  assert.deepEqual(await tags(), [['Press'], ['VIP']])
  oddRows('VIP:text_row')
  assert.deepEqual(await tags(), [['Press'], ['']])
  oddRows()
})

test('fields that cannot be read are named where doors, names and rules choose one', async () => {
  const fields = async () => {
    const found = await app.call(mergeFields, ask)
    return [found.merge_fields.map(({ tag }) => tag), found.left_out] as const
  }
  const [all] = await fields()
  oddRows('LNAME:no_keys', 'FNAME:null_row')
  assert.deepEqual(await fields(), [all.filter((tag) => !['FNAME', 'LNAME'].includes(tag)), ['', 'Last name']])
})

test('sent emails that cannot be read are named in Results, keep their figures, and no code in a title reaches a viewer', async () => {
  const [occasion] = (
    await app.call(addOccasions, { ...ask, body: { occasions: [{ ...plainForm, name: 'Gala night' }] } })
  ).occasions
  const titles = [`Odd ${noor.codes[0]!}`, 'Read']
  const sent = titles.map(addDraft)
  for (const { id } of sent) sandbox.sendCampaign(id)
  const results = async (who: { token: string; team?: string } = ask) => {
    const params = { ...ask.params, occasionId: occasion!.id }
    const found = await app.call(followingUp, { ...who, params })
    return { shown: found.campaigns.map(({ title }) => title).toSorted(), leftOut: found.left_out }
  }
  await app.call(readReports, ask)
  assert.deepEqual(await results(), { shown: titles, leftOut: [] })
  oddRows(`${sent[0]!.id}:no_status`)
  await app.call(readReports, ask)
  assert.deepEqual(await results(), { shown: titles, leftOut: [titles[0]] })
  const viewer = await addMember(app, noor, 'viewer')
  const shown = JSON.stringify(await results({ token: viewer.token, team: viewer.teamId }))
  assert.match(shown, /Odd/)
  assert.ok(!shown.includes(noor.codes[0]!))
  oddRows()
  await app.call(readReports, ask)
  assert.deepEqual((await results()).leftOut, [])
})

test('lists that cannot be read are named on the dashboard, and a list that is known stays', async () => {
  await sandbox.addAudience({ account: mailchimpAccount, name: 'Members' })
  const dashboard = async () => {
    await app.call(syncLists, { token: noor.token, params: { accountId: list.account.id } })
    const { accounts } = await app.call(allAccounts, { token: noor.token })
    const [account] = accounts
    return { shown: account!.lists.map(({ name }) => name), leftOut: account!.lists_left_out }
  }
  oddRows('Members:no_id')
  assert.deepEqual(await dashboard(), { shown: [list.name], leftOut: ['Members'] })
  oddRows(`${list.name}:null_id`)
  assert.deepEqual(await dashboard(), { shown: [list.name, 'Members'], leftOut: [list.name] })
  oddRows()
  assert.deepEqual(await dashboard(), { shown: [list.name, 'Members'], leftOut: [] })
})
