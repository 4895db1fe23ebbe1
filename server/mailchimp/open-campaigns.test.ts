// How Listpass reads Mailchimp's answers about campaigns. The test writes the answers as Mailchimp may send them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ask } from './call.ts'
import { readAnswer } from './exchange.ts'
import { openCampaigns } from './open-campaigns.ts'
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'

const list = 'a1b2c3'
const row = (more: object = {}) => ({
  id: 'c1',
  web_id: 7,
  type: 'regular',
  status: 'save',
  create_time: '2026-11-25T08:00:00+00:00',
  send_time: '',
  recipients: { list_id: list, recipient_count: 3 },
  settings: { title: 'Invitation', subject_line: 'Come!' },
  ...more,
})

/** Mailchimp with these answers by path; everything else is not found. */
function campaignsOf(answers: Record<string, unknown>) {
  const ask: Ask = async (call, schema) => {
    const path = call.path === '/campaigns' ? `/campaigns?${call.query!['status']}` : call.path
    if (!(path in answers)) throw new MailchimpTrouble('not_found')
    return readAnswer(schema, answers[path])
  }
  return openCampaigns(ask, (rows, call) => call(rows), list)
}

const pages = (save: unknown[]) => ({
  '/campaigns?save': { campaigns: save },
  '/campaigns?paused': { campaigns: [] },
  '/campaigns?schedule': { campaigns: [] },
})
const isUnbelieved = (error: unknown) => error instanceof MailchimpTrouble && error.kind === 'unreachable'

test('drafts are read with what Mailchimp leaves out, each once, and sent ones are left out', async () => {
  const bare = { id: 'c2', type: 'regular', status: 'save', create_time: 'soon', recipients: { list_id: list } }
  const answer = pages([row(), row(), bare, row({ id: 'c3', status: 'sent' })])
  const { rows: found } = await campaignsOf(answer).drafts()
  assert.deepEqual(
    found.map((draft) => [draft.id, draft.title, draft.webId, draft.receiverCount, draft.createdAt?.toISOString()]),
    [
      ['c1', 'Invitation', 7, 3, '2026-11-25T08:00:00.000Z'],
      ['c2', '', undefined, undefined, undefined],
    ],
  )
})

test('a campaign of another list, or another campaign than asked, is not believed', async () => {
  const strange = row({ recipients: { list_id: 'other' } })
  await assert.rejects(campaignsOf(pages([strange])).drafts(), isUnbelieved)
  await assert.rejects(campaignsOf({ '/campaigns/c9': row() }).findDraft('c9'), isUnbelieved)
  await assert.rejects(campaignsOf({ '/campaigns/c1': strange }).findDraft('c1'), isUnbelieved)
  const sent = row({ status: 'sent', send_time: '2026-11-25T09:00:00+00:00' })
  await assert.rejects(campaignsOf({ '/campaigns/c9': sent }).findSent('c9'), isUnbelieved)
  const elsewhere = { ...sent, recipients: { list_id: 'other' } }
  await assert.rejects(campaignsOf({ '/campaigns/c1': elsewhere }).findSent('c1'), isUnbelieved)
})

test('an answer of another form is no draft list, and a row of another form is left out and named', async () => {
  for (const answer of [{}, { campaigns: 'none' }, 'nonsense', null]) {
    await assert.rejects(campaignsOf({ ...pages([]), '/campaigns?save': answer }).drafts(), MailchimpTrouble)
  }
  const odd = [null, 'c7', { id: '../lists' }, row({ id: 7 }), row({ type: null, settings: { subject_line: 'Come!' } })]
  const found = await campaignsOf(pages([...odd, row()])).drafts()
  assert.deepEqual(
    found.rows.map(({ id }) => id),
    ['c1'],
  )
  assert.deepEqual(found.leftOut, ['', '', '../lists', 'Invitation', 'Come!'])
})

test('the receivers are the list, a segment, a tag, or conditions that Mailchimp alone can judge', async () => {
  const tag = { condition_type: 'StaticSegment', field: 'static_segment', op: 'static_is', value: 12 }
  const cases: [object | undefined, object][] = [
    [undefined, { kind: 'list' }],
    [{ match: 'any', conditions: [] }, { kind: 'list' }],
    [
      { saved_segment_id: 5, conditions: [tag] },
      { kind: 'segment', id: 5 },
    ],
    [
      { match: 'all', conditions: [tag] },
      { kind: 'segment', id: 12 },
    ],
    [{ match: 'all', conditions: [{ ...tag, op: 'static_not' }] }, { kind: 'conditions' }],
    [{ match: 'all', conditions: [tag, tag] }, { kind: 'conditions' }],
    [{ prebuilt_segment_id: 'subscribers-new', conditions: [] }, { kind: 'conditions' }],
  ]
  for (const [options, expected] of cases) {
    const recipients = { list_id: list, ...(options && { segment_opts: options }) }
    const { rows } = await campaignsOf(pages([row({ recipients })])).drafts()
    assert.deepEqual(rows[0]!.receivers, expected)
  }
})

test('content is empty, one version, or the versions of an A/B test', async () => {
  const contentOf = (content: object) => campaignsOf({ '/campaigns/c1/content': content }).content('c1')
  const empty = { label: undefined, html: undefined, plainText: undefined }
  assert.deepEqual(await contentOf({ html: ' \n', plain_text: null }), [empty])
  assert.deepEqual(await contentOf({ html: '<p>', plain_text: 'Hi' }), [{ ...empty, html: '<p>', plainText: 'Hi' }])
  assert.deepEqual(await contentOf({ variate_contents: [{ content_label: 'A', html: '<b>' }] }), [
    { label: 'A', html: '<b>', plainText: undefined },
  ])
})

test('content that is not found is gone only if the campaign is gone too', async () => {
  assert.equal(await campaignsOf({}).content('c1'), undefined)
  await assert.rejects(campaignsOf({ '/campaigns/c1': row() }).content('c1'), isUnbelieved)
  await assert.rejects(campaignsOf({ '/campaigns/c1': row() }).checklist('c1'), isUnbelieved)
})

test('the checklist keeps what Listpass can show', async () => {
  const items = [
    { type: 'error', heading: 'Subject', details: 'Missing' },
    { type: 'success', heading: 'From', details: null },
    { type: 'upsell', heading: 'Buy' },
  ]
  const found = await campaignsOf({ '/campaigns/c1/send-checklist': { is_ready: false, items } }).checklist('c1')
  assert.deepEqual(found, {
    isReady: false,
    items: [
      { kind: 'error', heading: 'Subject', details: 'Missing' },
      { kind: 'success', heading: 'From', details: '' },
    ],
  })
})
