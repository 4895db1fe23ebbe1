// Calls go only to the configured Mailchimp and the intended list, whatever organisers, Mailchimp's answers or the
// database contain.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { addAccount } from '#contract/accounts.ts'
import { syncLists } from '#contract/lists.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { readDelivery } from '../features/webhooks/delivery.ts'
import { openAsOwner } from '../database/open.ts'
import { openPaces } from './limits/paces.ts'
import { openSlots } from './limits/slots.ts'
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { addOrganiser, connectAudience } from '../testing/factories.ts'
import { atEnd } from '../testing/postgres.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { memberHash, noTags } from './audience.ts'
import { callMailchimp, type Credential, isDataCentre, type Patience } from './call.ts'
import { openConsent } from './consent.ts'
import { openInSize } from './in-size.ts'
import { openAudience } from './open-audience.ts'
import { hostileText } from './testing/hostile.ts'
import * as wire from './wire.ts'

const asked: URL[] = []
let answer: (request: Request) => Response | Promise<Response>

function record(request: Request): Promise<Response> {
  asked.push(new URL(request.url))
  return Promise.resolve(answer(request))
}

const pretend = createSandbox()
const sandbox: Sandbox = {
  ...pretend,
  fetch: (input, init) => {
    answer = (request) => pretend.fetch(request)
    return record(new Request(input, init))
  },
}
const app = await startTestApp({ sandbox })
const owner = openAsOwner({ connectionString: app.connectionString })
const slots = openSlots(app.services.database)
atEnd(() => {
  slots.close()
  return owner.destroy()
})

const line = {
  fetch: record,
  slots,
  paces: openPaces(app.services.database),
  now: () => new Date(),
  apiUrl: 'https://{dc}.api.mailchimp.com/3.0',
}
const once: Patience = { caller: 'person', tries: 1, timeoutMs: 5000 }
const credential = (dataCentre: string) => ({ token: 'a'.repeat(32), dataCentre, loginKey: randomUUID() })
const runs = { numRuns: 300 }

/** The outcome of a call: it may only throw MailchimpTrouble. */
async function tried<T>(work: Promise<T>): Promise<T | MailchimpTrouble> {
  return work.catch((error: unknown) => {
    if (error instanceof MailchimpTrouble) return error
    throw error
  })
}

function isOurMailchimp({ protocol, host, username, password }: URL): boolean {
  return (
    protocol === 'https:' && /^[a-z]{2,4}\d{1,3}\.api\.mailchimp\.com$/.test(host) && username === '' && password === ''
  )
}

test('an invalid server prefix is never called', async () => {
  answer = () => Response.json({})
  await fc.assert(
    fc.asyncProperty(hostileText(), async (dataCentre) => {
      asked.length = 0
      const call = { method: 'GET', path: '/lists' } as const
      const came = await tried(callMailchimp(line, credential(dataCentre), call, z.unknown(), once))
      if (isDataCentre(dataCentre)) assert.ok(asked.length === 1 && asked.every(isOurMailchimp))
      else assert.ok(asked.length === 0 && came instanceof MailchimpTrouble && came.kind === 'unauthorized')
    }),
    runs,
  )
})

/** All answers in one, with hostile values for every address and id. */
function hostileAnswer(text: string, id: string): Response {
  const links = [{ rel: 'self', href: text, method: 'GET', targetSchema: text, schema: text }]
  const told = { _links: links, response_body_url: text, url: text, api_endpoint: text, upload_url: text, web_id: text }
  const member = { ...told, id, email_address: 'a@example.com', status: 'subscribed', merge_fields: { URL: text } }
  const field = { ...told, merge_id: 7, tag: text, name: text, type: 'text', options: { choices: [text] } }
  const body = {
    ...told,
    ...member,
    ...field,
    signing_secret: text,
    total_items: 1,
    members: [member],
    merge_fields: [field],
    webhooks: [{ ...told, id }],
    lists: [{ ...told, id, name: text, stats: { member_count: 1 } }],
    errors: [{ email_address: text, error: text, field_message: text }],
  }
  const isHeader = /^[\x21-\x7e]+$/.test(text)
  return Response.json(body, {
    headers: isHeader ? { location: text, link: `<${text}>; rel="next"`, refresh: text } : {},
  })
}

function openListOf(login: Credential, id: string) {
  const inSize = openInSize(line, login.loginKey, once)
  return openAudience((call, shape) => callMailchimp(line, login, call, shape, once), { now: line.now, inSize }, id)
}

test('addresses and ids in an answer lead to no other host and no other list', async () => {
  const lists = /^\/3\.0\/lists(\/[^/]+(\/(members|merge-fields|webhooks)(\/[^/]+)?)?)?$/
  await fc.assert(
    fc.asyncProperty(hostileText(), fc.boolean(), async (text, isIdHostile) => {
      asked.length = 0
      answer = () => hostileAnswer(text, isIdHostile ? text : 'abc123')
      const login = credential('us14')
      const audience = (id: string) => openListOf(login, id)
      const list = audience('0011223344')
      const values = { hash: memberHash('a@example.com'), email: 'a@example.com', code: 'X', max: 1, scans: 0 }

      await tried(list.countMembers())
      await tried(list.addField({ tag: 'T', name: 'T', type: 'text', helpText: '' }))
      await tried(list.writeValues([values], noTags))
      await tried(list.findMember(values, noTags))
      const hook = await tried(list.addHook('https://listpass.test/hook'))
      const [hooks, page] = [await tried(list.hooks()), await tried(list.membersFrom(0, noTags))]
      const fields = await tried(list.listFields())
      const found = await tried(callMailchimp(line, login, { method: 'GET', path: '/lists' }, wire.listPage, once))

      // Follows the ids in the answers, hostile or not.
      for (const { id } of Array.isArray(hooks) ? hooks : []) await tried(list.removeHook(id))
      if (!(hook instanceof Error)) await tried(list.removeHook(hook.id))
      for (const { mergeId } of fields instanceof Error ? [] : fields.rows) await tried(list.removeField(mergeId))
      for (const { hash } of page instanceof Error ? [] : page.members)
        await tried(list.writeOne({ ...values, hash }, noTags))
      for (const { id } of found instanceof Error ? [] : found.lists.rows) await tried(audience(id).countMembers())

      // These values look as if an older version had stored them.
      await tried(list.removeHook(text))
      await tried(list.writeOne({ ...values, hash: text }, noTags))
      await tried(audience(text).countMembers())

      assert.ok(asked.length >= 9)
      for (const url of asked) {
        assert.ok(isOurMailchimp(url) && url.host.startsWith('us14.'), url.href)
        assert.match(url.pathname, lists)
      }
    }),
    runs,
  )
})

test('the address in a consent answer is accepted only for data centres', async () => {
  const client = { id: '123', secret: 'abc' }
  const consent = openConsent({ fetch: record, loginUrl: 'https://login.mailchimp.com', client, redirectUrl: 'x' })
  await fc.assert(
    fc.asyncProperty(hostileText(), fc.option(hostileText()), async (text, token) => {
      asked.length = 0
      const said = {
        dc: text,
        api_endpoint: text,
        login_url: text,
        accountname: text,
        access_token: token ?? 'a'.repeat(32),
      }
      answer = () => Response.json(said)
      const came = await tried(consent.redeem('code'))
      if (came instanceof MailchimpTrouble) assert.equal(came.kind, 'unreachable')
      else assert.ok(isDataCentre(came.dataCentre))
      assert.ok(asked.length >= 1)
      for (const { origin } of asked) assert.equal(origin, 'https://login.mailchimp.com')
    }),
    runs,
  )
})

test('a delivery causes only a read of the member that it names', async () => {
  answer = () => Response.json({ id: memberHash('a'), email_address: 'a@example.com', status: 'subscribed' })
  const list = openListOf(credential('us14'), '0011223344')
  const properties = fc.asyncProperty(hostileText(), hostileText(), async (text, email) => {
    asked.length = 0
    const form = new URLSearchParams({ type: 'profile', 'data[email]': email, 'data[list_id]': text })
    for (const name of ['url', 'callback', 'response_body_url', 'data[web_id]', 'data[merges][URL]'])
      form.set(name, text)
    const hint = readDelivery(form.toString())
    if (hint) await tried(list.findMember({ hash: memberHash(hint.email) }, noTags))
    assert.equal(asked.length, hint ? 1 : 0)
    for (const { origin, pathname } of asked)
      assert.match(
        origin + pathname,
        /^https:\/\/us14\.api\.mailchimp\.com\/3\.0\/lists\/0011223344\/members\/[0-9a-f]{32}$/,
      )
  })
  await fc.assert(properties, {
    ...runs,
    examples: [
      ['x', 'a@127.0.0.1'],
      ['x', 'https://us1.api.mailchimp.com@[::1]'],
    ],
  })
})

test('an API key without a valid data centre is refused before any call', async () => {
  const { token } = await addOrganiser(app)
  await fc.assert(
    fc.asyncProperty(hostileText(), async (text) => {
      asked.length = 0
      const body = { account_name: 'Supper club', api_key: `${'a'.repeat(32)}-${text}` }
      const { status } = await app.refused(addAccount, { token, body })
      assert.ok(asked.every(isOurMailchimp))
      assert.ok(status === 422 && (asked.length === 0 || isDataCentre(text.trim())), `${status} ${text}`)
    }),
    { numRuns: 100 },
  )
})

test('a manipulated server prefix in the database is not called', async () => {
  const { token, accountId } = await connectAudience(app)
  for (const prefix of fc.sample(hostileText(), { numRuns: 60, seed: 4 }).filter((text) => !isDataCentre(text))) {
    if (prefix.includes('\0')) continue // PostgreSQL cannot store a zero character.
    await owner
      .updateTable('accounts')
      .set({ server_prefix: prefix, reconnect_since: null })
      .where('id', '=', accountId)
      .execute()
    asked.length = 0
    const { status } = await app.refused(syncLists, { token, params: { accountId } })
    assert.deepEqual([status, asked.length], [409, 0], prefix)
  }
})
