import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'
import { retryAfterSeconds } from './deliveries.ts'

type Got = { headers: Headers; text: string; form: URLSearchParams }

const everything = { subscribe: true, unsubscribe: true, profile: true, cleaned: true, upemail: true }

async function start(options: { answers?: number[]; sources?: object; events?: object } = {}) {
  const got: Got[] = []
  const answers = [...(options.answers ?? [])]
  const started = startSandbox({
    callOut: async (request) => {
      if (request.method === 'GET') return new Response(null)
      const text = await request.text()
      got.push({ headers: request.headers, text, form: new URLSearchParams(text) })
      return new Response(null, { status: answers.shift() ?? 200 })
    },
  })
  const { sandbox, call } = started
  const { id } = await sandbox.addAudience({ members: [{ email: 'anna@example.com' }] })
  const webhook = await call<{ id: string; signing_secret: string }>('POST', `/lists/${id}/webhooks`, {
    url: 'http://127.0.0.1:3000/webhooks/mailchimp',
    events: options.events ?? everything,
    sources: { user: true, admin: true, api: true, ...options.sources },
  })
  const types = async () => {
    await sandbox.deliveries.settle()
    return got.map(({ form }) => form.get('type'))
  }
  return { ...started, id, webhook: webhook.body, got, types, anna: `/lists/${id}/members/anna@example.com` }
}

test('a change is delivered as a form with PHP’s brackets, and signed', async () => {
  const { call, anna, types, got, webhook, id, now } = await start()
  await call('PATCH', anna, { merge_fields: { FNAME: 'Änna & Co' } })
  assert.deepEqual(await types(), ['profile'])
  const { form, headers, text } = got[0]!
  assert.equal(form.get('fired_at'), '2026-11-01 00:00:00')
  assert.equal(form.get('data[list_id]'), id)
  assert.equal(form.get('data[email]'), 'anna@example.com')
  assert.equal(form.get('data[merges][FNAME]'), 'Änna & Co')
  assert.equal(headers.get('User-Agent'), 'MailChimp.com')
  assert.equal(headers.get('Content-Type'), 'application/x-www-form-urlencoded')
  const seconds = now.ms / 1000
  const hex = createHmac('sha256', webhook.signing_secret).update(`${seconds}.${text}`).digest('hex')
  assert.equal(headers.get('X-Mailchimp-Signature'), `t=${seconds},v1=${hex}`)
})

test('a write without a change is not delivered', async () => {
  const { call, anna, types } = await start()
  await call('PATCH', anna, { merge_fields: { FNAME: '' } })
  assert.deepEqual(await types(), [])
})

test('each kind of change has its event', async () => {
  const { call, anna, types, id, got } = await start()
  await call('PATCH', anna, { email_address: 'ann@example.com' })
  await call('PATCH', `/lists/${id}/members/ann@example.com`, { status: 'unsubscribed' })
  await call('PATCH', `/lists/${id}/members/ann@example.com`, { status: 'subscribed' })
  await call('DELETE', `/lists/${id}/members/ann@example.com`)
  await call('POST', `/lists/${id}/members`, { email_address: 'new@example.com', status: 'subscribed' })
  await call('PATCH', `/lists/${id}/members/new@example.com`, { status: 'cleaned' })
  assert.deepEqual(await types(), [
    'upemail',
    'profile',
    'unsubscribe',
    'subscribe',
    'unsubscribe',
    'subscribe',
    'cleaned',
  ])
  assert.equal(got[0]?.form.get('data[old_email]'), 'anna@example.com')
  assert.equal(got[0]?.form.get('data[new_email]'), 'ann@example.com')
  assert.equal(got[0]?.form.get('data[new_id]'), got[1]?.form.get('data[id]'))
  assert.equal(got[2]?.form.get('data[action]'), 'unsub')
  assert.equal(got[4]?.form.get('data[action]'), 'delete')
})

test('a webhook gets only the events and sources it asked for', async () => {
  const { call, sandbox, anna, id, types } = await start({ sources: { api: false }, events: { profile: true } })
  await call('PATCH', anna, { merge_fields: { FNAME: 'Told by the API' } })
  sandbox.editMember(id, 'anna@example.com', { status: 'unsubscribed' })
  assert.deepEqual(await types(), [])
  sandbox.editMember(id, 'anna@example.com', { merge_fields: { FNAME: 'Told by the owner' } })
  assert.deepEqual(await types(), ['profile'])
})

test('a failed delivery is tried again at growing intervals, for 75 minutes', async () => {
  assert.equal(
    retryAfterSeconds.reduce((sum, seconds) => sum + seconds),
    75 * 60,
  )
  const { call, anna, types, got, now, sandbox } = await start({ answers: Array.from({ length: 20 }, () => 500) })
  await call('PATCH', anna, { merge_fields: { FNAME: 'Anna' } })
  await types()
  for (const seconds of retryAfterSeconds) {
    const before = got.length
    now.ms += seconds * 1000 - 1000
    await types()
    assert.equal(got.length, before)
    now.ms += 1000
    await types()
    assert.equal(got.length, before + 1)
  }
  assert.equal(sandbox.deliveries.list()[0]?.state, 'dropped')
})

test('410 ends the webhook at once', async () => {
  const { call, anna, types } = await start({ answers: [410] })
  await call('PATCH', anna, { merge_fields: { FNAME: 'Anna' } })
  await types()
  await call('PATCH', anna, { merge_fields: { FNAME: 'Ann' } })
  assert.deepEqual(await types(), ['profile'])
})

test('deliveries can come twice and in the wrong order', async () => {
  const { call, sandbox, anna, types } = await start()
  sandbox.changeSettings({ duplicatesDeliveries: true, reordersDeliveries: true })
  await call('PATCH', anna, { email_address: 'ann@example.com' })
  assert.deepEqual(await types(), ['profile', 'profile', 'upemail', 'upemail'])
})
