import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'

type Webhook = {
  id: string
  url: string
  events: Record<string, boolean>
  sources: Record<string, boolean>
  signing_enabled: boolean
  signing_secret?: string
  errors: { field: string; message: string }[]
}

async function start(status = 200) {
  const asked: Request[] = []
  const started = startSandbox({
    callOut: async (request) => {
      asked.push(request)
      return new Response(null, { status })
    },
  })
  const { id } = await started.sandbox.addAudience()
  const webhooks = `/lists/${id}/webhooks`
  const add = (url: string, more: object = {}) => started.call<Webhook>('POST', webhooks, { url, ...more })
  return { ...started, id, webhooks, add, asked }
}

test('an address is checked with a GET before it is accepted', async () => {
  const { add, asked } = await start()
  const { body } = await add('http://127.0.0.1:3000/webhooks/secret', { events: { subscribe: true } })
  assert.equal(asked[0]?.method, 'GET')
  assert.equal(asked[0]?.headers.get('User-Agent'), 'MailChimp.com WebHook Validator')
  assert.equal(body.events['subscribe'], true)
  assert.equal(body.events['profile'], false)
  assert.deepEqual(body.sources, { user: true, admin: true, api: true })
})

test('an address that does not answer 200 is refused in Mailchimp’s words', async () => {
  const { add } = await start(404)
  const { status, body } = await add('http://127.0.0.1:3000/webhooks/secret')
  assert.equal(status, 400)
  assert.deepEqual(body.errors, [
    {
      field: 'url',
      message: "We couldn't verify the URL is working. Please double check and try again. HTTP Code: 404",
    },
  ])
})

test('only addresses of this machine are called', async () => {
  const { call, sandbox } = startSandbox()
  const { id } = await sandbox.addAudience()
  const { status, body } = await call<Webhook>('POST', `/lists/${id}/webhooks`, { url: 'https://example.com/hook' })
  assert.equal(status, 400)
  assert.match(body.errors[0]?.message ?? '', /HTTP Code: 0/)
})

test('an address is there once, whatever its query', async () => {
  const { add } = await start()
  await add('http://127.0.0.1:3000/hook?a=1')
  const { body } = await add('http://127.0.0.1:3000/hook?a=2')
  assert.equal(body.errors[0]?.message, "Sorry, you can't set up multiple WebHooks for one URL")
})

test('the secret is shown once, and not at all when webhooks are not signed', async () => {
  const { add, call, webhooks, sandbox } = await start()
  const { body } = await add('http://127.0.0.1:3000/hook')
  assert.ok(body.signing_enabled)
  assert.equal(body.signing_secret?.length, 43)
  const read = await call<Webhook>('GET', `${webhooks}/${body.id}`)
  assert.equal('signing_secret' in read.body, false)
  sandbox.changeSettings({ signsWebhooks: false })
  assert.equal((await add('http://127.0.0.1:3000/other')).body.signing_enabled, false)
})

test('webhooks are listed, changed and deleted', async () => {
  const { add, call, webhooks } = await start()
  const { id } = (await add('http://127.0.0.1:3000/hook', { events: { profile: true } })).body
  const changed = await call<Webhook>('PATCH', `${webhooks}/${id}`, {
    events: { subscribe: true },
    sources: { api: false },
  })
  assert.deepEqual([changed.body.events['profile'], changed.body.events['subscribe']], [true, true])
  assert.equal(changed.body.sources['api'], false)
  assert.equal((await call('GET', webhooks)).body['total_items'], 1)
  assert.equal((await call('DELETE', `${webhooks}/${id}`)).status, 204)
  assert.equal((await call('GET', `${webhooks}/${id}`)).status, 404)
})
