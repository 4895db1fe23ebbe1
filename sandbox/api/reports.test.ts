import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'

type Report = {
  emails_sent: number
  bounces: { hard_bounces: number; soft_bounces: number }
  opens: { unique_opens: number; opens_total: number; open_rate: number }
  send_time: string
}
type SentTo = {
  sent_to: { email_id: string; email_address: string; status: string; open_count: number; last_open: string }[]
  campaign_id: string
  total_items: number
}

async function start(members: number) {
  const started = startSandbox()
  const { id } = await started.sandbox.addAudience({ members, status: 'subscribed' })
  const campaign = started.sandbox.addCampaign({ list_id: id, html: '<p>Come</p>', settings: { title: 'Invitation' } })
  const report = () => started.call<Report>('GET', `/reports/${campaign.id}`)
  const sentTo = (query = '') => started.call<SentTo>('GET', `/reports/${campaign.id}/sent-to${query}`)
  return { ...started, id, campaign, report, sentTo }
}

test('a draft has no report', async () => {
  const { report, sentTo } = await start(3)
  assert.deepEqual([(await report()).status, (await sentTo()).status], [404, 404])
})

test('a simulated send reports who got it, whose mail bounced and who opened it', async () => {
  const { report, sentTo, sandbox, campaign, id, call } = await start(5)
  const emails = (await call<{ members: { email_address: string }[] }>('GET', `/lists/${id}/members`)).body.members.map(
    (member) => member.email_address,
  )
  const [hard, soft, opened] = emails as [string, string, string]
  sandbox.sendCampaign(campaign.id, { to: { [hard]: 'hard', [soft]: 'soft', [opened]: 'opened' } })
  const { body } = await report()
  assert.equal(body.emails_sent, 5)
  assert.deepEqual([body.bounces.hard_bounces, body.bounces.soft_bounces], [1, 1])
  assert.deepEqual([body.opens.unique_opens, body.opens.open_rate], [1, 1 / 3])
  const rows = (await sentTo()).body.sent_to
  const of = (email: string) => rows.find((row) => row.email_address === email)
  assert.deepEqual([of(hard)?.status, of(soft)?.status, of(opened)?.status], ['hard', 'soft', 'sent'])
  assert.deepEqual([of(opened)?.open_count, of(soft)?.open_count], [1, 0])
  assert.equal(sandbox.readMember(id, hard)!['status'], 'cleaned')
  assert.equal(sandbox.readMember(id, soft)!['status'], 'subscribed')
  type Shown = { status: string; emails_sent: number; recipients: { recipient_count: number } }
  const shown = (await call<Shown>('GET', `/campaigns/${campaign.id}`)).body
  assert.deepEqual([shown.status, shown.emails_sent, shown.recipients.recipient_count], ['sent', 5, 5])
  assert.equal((await call('PUT', `/campaigns/${campaign.id}/content`, { html: '' })).status, 400)
  assert.throws(() => sandbox.sendCampaign(campaign.id), /sent already/)
})

test('shares bounce and open by their seed, and pages hold each recipient once', async () => {
  const { report, sentTo, sandbox, campaign } = await start(1000)
  sandbox.sendCampaign(campaign.id, { hard: 0.02, soft: 0.05, opened: 0.4 })
  const { body } = await report()
  const near = (value: number, wanted: number) => Math.abs(value - wanted) < wanted / 2
  assert.ok(near(body.bounces.hard_bounces, 20) && near(body.bounces.soft_bounces, 50), JSON.stringify(body.bounces))
  assert.ok(near(body.opens.unique_opens, 372), String(body.opens.unique_opens))
  const seen = new Set<string>()
  for (let offset = 0; offset < 1000; offset += 300) {
    const page = (await sentTo(`?count=300&offset=${offset}`)).body
    assert.equal(page.total_items, 1000)
    for (const row of page.sent_to) seen.add(row.email_id)
  }
  assert.equal(seen.size, 1000)
  assert.equal((await sentTo()).body.sent_to.length, 10)
  assert.equal((await sentTo('?count=1001')).status, 400)
})

test('the faults of other listings strike the recipients too', async () => {
  const { sentTo, sandbox, campaign } = await start(30)
  sandbox.sendCampaign(campaign.id)
  const shown = async () => {
    const { body } = await sentTo('?count=100')
    return [body.sent_to.length, body.total_items]
  }
  sandbox.setFault({ kind: 'wrong_answer', answer: 'stale', operation: 'getSentTo', next: 1 })
  assert.deepEqual(await shown(), [15, 15])
  sandbox.setFault({ kind: 'wrong_answer', answer: 'empty', operation: 'getSentTo', next: 1 })
  assert.deepEqual(await shown(), [0, 0])
  sandbox.changeSettings({ pageRows: 7, totalShift: 3 })
  assert.deepEqual(await shown(), [7, 33])
  sandbox.changeSettings({ pageRows: 0, totalShift: 0, largestCall: 20 })
  assert.equal((await sentTo('?count=30')).status, 502)
})
