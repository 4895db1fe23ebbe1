// A Mailchimp that differs from one assumption at a time: the check has to report each.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aHook, type Fetch, foundIn, start } from './testing/start.ts'

type Body = Record<string, unknown>
type Sent = { method: string; url: URL; body: Body }
type Bend = (sent: Sent, passOn: (sent: Sent) => Promise<Response>) => Promise<Response>

const answer = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers })
const refusal = (status: number, headers = {}) => answer({ title: 'No', detail: 'No.' }, status, headers)
const isBatch = ({ method, url }: Sent) => method === 'POST' && /\/lists\/\w+$/.test(url.pathname)

/** Changes the sandbox's answers to matching calls. */
function answering(isIt: (sent: Sent) => boolean, change: (body: Body) => unknown): Bend {
  return async (sent, passOn) => {
    const response = await passOn(sent)
    return isIt(sent) && response.ok ? answer(change((await response.json()) as Body)) : response
  }
}

/** Changes the requests that reach the sandbox. */
function asking(isIt: (sent: Sent) => boolean, change: (sent: Sent) => void): Bend {
  return (sent, passOn) => {
    if (isIt(sent)) change(sent)
    return passOn(sent)
  }
}

function refusing(isIt: (sent: Sent) => boolean, status: number, headers = {}): Bend {
  return async (sent, passOn) => (isIt(sent) ? refusal(status, headers) : passOn(sent))
}

let open = 0
let isPutOff = false

const bends: Record<string, Bend> = {
  'listing-whole': asking(
    ({ url }) => url.searchParams.has('offset'),
    ({ url }) => url.searchParams.delete('offset'),
  ),
  'tag-contacts': answering(
    ({ url }) => url.pathname.endsWith('/segments'),
    (body) => ({ ...body, segments: (body['segments'] as Body[]).map((each) => ({ ...each, member_count: 9 })) }),
  ),
  'true-refusals': async (sent, passOn) =>
    sent.url.pathname.endsWith('/0000000000') ? new Response('<html>', { status: 404 }) : passOn(sent),
  'eight-at-once': async (sent, passOn) => {
    open += 1
    const isTooMany = open > 6
    await new Promise(setImmediate)
    open -= 1
    return isTooMany ? refusal(429) : passOn(sent)
  },
  'one-host': asking(
    ({ url }) => url.host.startsWith('us1.'),
    ({ url }) => void (url.host = url.host.replace('us1.', 'us14.')),
  ),
  'count-limit': asking(
    ({ url }) => url.searchParams.get('count') === '1001',
    ({ url }) => url.searchParams.set('count', '1000'),
  ),
  'unknown-name': asking(
    ({ url }) => url.search.includes('listpass_check'),
    ({ url }) => url.searchParams.delete('fields'),
  ),
  'field-made': answering(
    ({ method, url }) => method === 'POST' && url.pathname.endsWith('/merge-fields'),
    (body) => ({ ...body, public: true }),
  ),
  'status-kept': asking(isBatch, ({ body }) => {
    for (const row of body['members'] as Body[]) if (row['status_if_new']) row['status'] = row['status_if_new']
  }),
  'refused-rows': answering(isBatch, (body) => ({
    ...body,
    errors: (body['errors'] as Body[]).map((error) => ({ ...error, email_address: '' })),
  })),
  'unknown-keys': refusing(({ body }) => 'LPCHKNONE' in ((body['merge_fields'] ?? {}) as Body), 400),
  'since-sees': answering(
    ({ url }) => url.searchParams.has('since_last_changed') && url.searchParams.get('count') === '1000',
    (body) => ({ ...body, members: [] }),
  ),
  'before-counts': asking(
    ({ url }) => url.searchParams.has('before_last_changed'),
    ({ url }) => url.searchParams.delete('before_last_changed'),
  ),
  'contact-stays': answering(
    ({ method, url }) => method === 'GET' && /\/members\/\w+$/.test(url.pathname),
    (body) => ({ ...body, contact_id: body['id'] }),
  ),
  'rows-501': asking(isBatch, ({ body }) => void (body['members'] = (body['members'] as Body[]).slice(0, 500))),
  'long-tag': asking(
    ({ body }) => typeof body['tag'] === 'string',
    ({ body }) => void (body['tag'] = String(body['tag']).slice(0, 10)),
  ),
  'field-limit': refusing(({ body }) => body['tag'] === 'LPCHK3', 403),
  'hook-signed': answering(
    ({ method, url }) => method === 'POST' && url.pathname.endsWith('/webhooks'),
    (body) => ({ ...body, signing_secret: 'another one' }),
  ),
  'hook-quiet': asking(
    ({ body }) => 'sources' in body,
    ({ body }) => void (body['sources'] = { user: true, admin: true, api: true }),
  ),
  'retry-after': async (sent, passOn) => {
    const isFirst = !isPutOff && sent.method === 'PATCH'
    isPutOff ||= isFirst
    return isFirst ? refusal(429, { 'retry-after': '1' }) : passOn(sent)
  },
  'as-before': async (sent, passOn) =>
    sent.method === 'DELETE' && /\/merge-fields\/\d+$/.test(sent.url.pathname)
      ? new Response(null, { status: 204 })
      : passOn(sent),
}

function bent(fetch: Fetch, bend: Bend): Fetch {
  return async (request) => {
    const text = await request.text()
    const sent: Sent = {
      method: request.method,
      url: new URL(request.url),
      body: text === '' ? {} : (JSON.parse(text) as Body),
    }
    return bend(sent, ({ method, url, body }) =>
      fetch(new Request(url, { method, headers: request.headers, body: text === '' ? null : JSON.stringify(body) })),
    )
  }
}

for (const [id, bend] of Object.entries(bends)) {
  test(`the check finds a Mailchimp that differs in ${id}`, async () => {
    const { run, world } = await start()
    const checked = await run({ hook: await aHook() }, { fetch: bent(world.fetch, bend) })
    assert.equal(checked.failure, undefined)
    assert.equal(foundIn(checked)[id], 'WRONG')
  })
}

test('the check finds a field of Listpass that people can edit', async () => {
  const { run, sandbox } = await start()
  const { id } = await sandbox.addAudience({ fields: [{ tag: 'QRMAX', name: 'Scans', type: 'number', public: true }] })
  assert.equal(foundIn(await run({ listId: id, mayWrite: false }))['tags-free'], 'WRONG')
})
