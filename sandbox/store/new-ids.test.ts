// Mailchimp never gives an id twice. An id that came again would make two people, tags or campaigns one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts'

type Made = Record<'id' | 'web_id' | 'merge_id' | 'contact_id' | 'unique_email_id', string | number>
type Kind = {
  what: string
  ids: (keyof Made)[]
  path: (list: string) => string
  body: (name: string, list: string) => object
  remove?: (path: string, made: Made) => [method: string, path: string]
}

const kinds: Kind[] = [
  {
    what: 'a contact',
    ids: ['contact_id', 'web_id', 'id'],
    path: (list) => `/lists/${list}/members`,
    body: (name) => ({ email_address: `${name}@example.com`, status: 'subscribed' }),
    remove: (path, { id }) => ['POST', `${path}/${id}/actions/delete-permanent`],
  },
  {
    what: 'a tag',
    ids: ['id'],
    path: (list) => `/lists/${list}/segments`,
    body: (name) => ({ name, static_segment: [] }),
  },
  {
    what: 'a saved segment',
    ids: ['id'],
    path: (list) => `/lists/${list}/segments`,
    body: (name) => ({
      name,
      options: { match: 'all', conditions: [{ condition_type: 'TextMerge', field: 'FNAME', op: 'blank' }] },
    }),
  },
  {
    what: 'a merge field',
    ids: ['merge_id'],
    path: (list) => `/lists/${list}/merge-fields`,
    body: (name) => ({ name, tag: name.toUpperCase(), type: 'text' }),
    remove: (path, { merge_id: id }) => ['DELETE', `${path}/${id}`],
  },
  {
    what: 'a webhook',
    ids: ['id'],
    path: (list) => `/lists/${list}/webhooks`,
    body: (name) => ({ url: `http://127.0.0.1:9/${name}`, events: {}, sources: {} }),
  },
  {
    what: 'a campaign',
    ids: ['id', 'web_id'],
    path: () => '/campaigns',
    body: (name, list) => ({ type: 'regular', recipients: { list_id: list }, settings: { title: name } }),
  },
  {
    what: 'a template',
    ids: ['id'],
    path: () => '/templates',
    body: (name) => ({ name, html: '<p>Hello</p>' }),
  },
]

for (const kind of kinds) {
  test(`${kind.what} that is made after another was removed has ids of its own`, async () => {
    const started = startSandbox({ callOut: async () => new Response('', { status: 200 }) })
    const { id: list } = await started.sandbox.addAudience()
    const first = await make(started, kind, 'first', list)
    const path = kind.path(list)
    const [method, place] = kind.remove?.(path, first) ?? ['DELETE', `${path}/${first.id}`]
    assert.equal((await started.call(method, place)).status, 204)
    const second = await make(started, kind, 'second', list)
    for (const id of kind.ids) assert.notEqual(second[id], first[id], id)
  })
}

test('an audience that is made after another was removed has an id of its own', async () => {
  const { sandbox } = startSandbox()
  const first = await sandbox.addAudience()
  sandbox.deleteList(first.id)
  assert.notEqual((await sandbox.addAudience()).id, first.id)
})

async function make({ call }: TestSandbox, { path, body }: Kind, name: string, list: string): Promise<Made> {
  const made = await call<Made>('POST', path(list), body(name, list))
  assert.equal(made.status, 200, JSON.stringify(made.body))
  return made.body
}
