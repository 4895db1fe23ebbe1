import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { changePassword, logIn } from '#contract/auth.ts'
import { addAccount } from '#contract/accounts.ts'
import { readFields } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { openAsOwner } from './database/open.ts'
import { openLog } from './log.ts'
import { addOrganiser } from './testing/factories.ts'
import { everyEndpoint, password, sampleOf } from './testing/samples.ts'
import { injectAnswer } from './testing/calls.ts'
import { startListeningApp } from './testing/start-listening-app.ts'
import { addTenant, missing } from './testing/tenant.ts'

const lines: string[] = []
const log = openLog('debug', { write: (line: string) => void lines.push(line) })

const secrets = {
  'an email': 'vera.o+tag@mail.example.com',
  'an email in an address': 'vera%40mail.example.com',
  'an email of another script': 'véra@пример.example',
  'a key of Mailchimp': '0123456789abcdef0123456789abcdef-us14',
  'a session token': '01990000-0000-7000-8000-000000000000.abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ',
  'a slug': 'AbCdEf-hijklmnopqrstuvwxyz_BCDEFGHIJKLMNOPQ',
  'a protection code': 'AbCdEfGhIjKlMnOpQrStUvWxYz-_0123',
  'a code': '23456789ABCDEFGHJKMNPQRS',
  'a code as people write it': '2345-6789-ABCD-EFGH-JKMN-PQRS',
  'an adopted code': 'oldTool0123456789abcdefg',
  'a header': 'Bearer short-token',
  'a key of the ring': 'k9cQmFyGJh+6nF1eHF1dXV4Z3/JhdWx0Z2FycGx+5d2=',
  'a password in an address': 'hunter2@db.example',
}

test('no line contains anything that looks like a secret, wherever it was logged', () => {
  for (const [what, secret] of Object.entries(secrets)) {
    const before = lines.length
    log.info({ deep: { in: [`/x/${secret}?a=${secret}`] } }, `about ${secret}.`)
    log.error({ err: new Error(`no ${secret}`, { cause: new Error(`"${secret}" is wrong`) }) }, 'failed')
    log.warn({ error: secret }, 'failed')
    log.debug({ [secret]: 1 })
    for (const line of lines.slice(before)) {
      assert.ok(!line.includes(secret), `${what}: ${line}`)
      assert.ok(typeof JSON.parse(line) === 'object')
    }
  }
})

test('an error logs its kind, message and place under any name, and no attached values', () => {
  const before = lines.length
  const carried = {
    detail: 'Failing row contains (Vera Oksanen).',
    parameters: ['Vera Oksanen'],
    where: 'Vera Oksanen',
  }
  const config = { headers: { authorization: 'x y z' }, url: '/reset/Oksanen' }
  const failure = () => Object.assign(new Error('duplicate key'), { code: '23505', ...carried, config })
  const several = new AggregateError([failure(), failure()], 'connecting failed')
  log.error({ err: failure() })
  log.error({ failure: failure(), list: 7 })
  log.error({ error: several }, 'away')
  log.error(new Error('outer', { cause: failure() }))
  const seen = lines.slice(before)
  assert.equal(seen.length, 4)
  for (const line of seen) {
    assert.doesNotMatch(line, /Oksanen|x y z/)
    assert.match(line, /duplicate key/)
    assert.match(line, /"code":"23505"/)
  }
  assert.match(seen[1]!, /"list":7/)
})

test('values under secret names are removed from headers, forms and addresses', () => {
  const before = lines.length
  const headers = { 'set-cookie': ['a=cat; Path=/', 'b="dog]"; Secure'], cookie: 'sid=cow', 'x-scan-token': 'hen' }
  log.info({ headers, raw: JSON.stringify({ headers: { cookie: 'cat' } }) })
  log.info({ answer: { access_token: 'cat', signing_secret: 'dog', refresh_token: 'cow' } })
  log.warn({ url: new URL('https://x.example/mailchimp/callback?state=cat&code=dog#hen') }, 'sent to /a?token=cow now')
  log.warn({ body: new URLSearchParams({ grant_type: 'x', client_secret: 'cat dog', code: 'cow' }).toString() })
  log.error({ err: new Error('POST https://x.example/oauth2/token?client_secret=cat&code=dog failed') })
  const seen = lines.slice(before)
  assert.equal(seen.length, 5)
  for (const line of seen) {
    assert.doesNotMatch(line.replaceAll(/"stack":"[^"]*"/g, ''), /cat|dog|cow|=hen|"hen"/)
    assert.ok(JSON.parse(line))
  }
})

test('a value in a password field is never logged, whatever it looks like', () => {
  const before = lines.length
  const body = { password: 'cat "and" \\dog', current_password: 'x y z', nested: { apiKey: 'k', email: 'e' } }
  log.info({ body, text: JSON.stringify(body) }, `sent ${JSON.stringify(body)}`)
  const [line] = lines.slice(before)
  assert.doesNotMatch(line!, /cat|dog|x y z|"k"|"e"/)
  assert.ok(JSON.parse(line!))
})

test('a request that is logged whole is its method and its route', () => {
  const before = lines.length
  const request = {
    method: 'GET',
    url: '/api/x/secret',
    headers: { authorization: 'x' },
    routeOptions: { url: '/api/:x' },
  }
  log.info({ req: request, res: { statusCode: 200, headers: { 'set-cookie': 'x' } } })
  const { req, res } = JSON.parse(lines[before]!) as { req: object; res: object }
  assert.deepEqual([req, res], [{ method: 'GET', route: '/api/:x' }, { status: 200 }])
})

test('ids, names of jobs and places in our files stay readable', () => {
  const before = lines.length
  const id = '01990000-0000-7000-8000-000000000000'
  log.warn({ batch: id, err: new Error('a statement failed') }, 'a batch was given up')
  assert.match(lines[before]!, new RegExp(`"batch":"${id}".*log\\.test\\.ts:\\d+`))
})

test('a long line is looked through at once', () => {
  const begun = performance.now()
  log.info({ text: 'a'.repeat(100_000), words: 'ab-'.repeat(30_000), quotes: '\\"'.repeat(30_000) })
  // With quadratic time, this would take minutes.
  assert.ok(performance.now() - begun < 10_000)
})

test('the debug log of a day of calls holds no secret', async () => {
  const before = lines.length
  const app = await startListeningApp({ log })
  const ada = await addTenant(app, 'Ada')
  const { email, token } = await addOrganiser(app, 'Ben')
  const wrong = 'wrong pass phrase 7'
  await app.refused(logIn, { body: { email, password: wrong } })
  const body = { current_password: wrong, password, password_confirmation: password }
  await app.refused(changePassword, { token, body })
  const apiKey = `${'ab12'.repeat(8)}-us14`
  await app.refused(addAccount, { token, body: { account_name: 'x', api_key: apiKey } })
  const { contacts } = await app.call(contactsOfList, {
    token: ada.tokens[0],
    params: { listId: ada.ids['listId']![0]! },
  })
  const callers = [
    {},
    { authorization: `Bearer ${ada.tokens[0]}` },
    { authorization: `Bearer ${token}` },
    { 'x-scan-token': ada.scanToken },
  ]
  for (const { method, path, body: schema } of await everyEndpoint()) {
    const url = path.replaceAll(/:(\w+)/g, (_all, name: string) => ada.ids[name]?.[0] ?? missing[name] ?? 'x')
    for (const headers of method === 'GET' ? callers : [callers[0]!, callers[2]!]) {
      const payload = sampleOf(schema, path) as object | undefined
      await injectAnswer(app.app, { method, url, headers, ...(payload && { payload }) })
    }
  }
  for (const url of [`/qr-code/${ada.codes[0]!}`, `/q/${ada.codes[1]!}/scan`, `/scanner/public/${ada.slug}`]) {
    await app.app.inject({ url })
  }
  // An error inside the server.
  const owner = openAsOwner({ connectionString: app.connectionString })
  await sql`alter table fields rename to felds`.execute(owner)
  await owner.destroy()
  await app.refused(readFields, { token: ada.tokens[0], params: { listId: ada.ids['listId']![0]! } })
  const seen = lines.slice(before)
  assert.ok(seen.length > 150, `${seen.length}`)
  assert.ok(seen.some((line) => line.includes('"level":"error"')))
  const kept = [
    ...[...ada.tokens, token, ada.scanToken].flatMap((each) => [each, each.split('.').at(-1)!]),
    ada.slug,
    ada.protectionCode,
    ...ada.codes,
    ...[...contacts, ada, { email }].map((each) => each.email),
    apiKey,
    password,
    wrong,
  ]
  for (const line of seen) {
    for (const secret of kept) assert.ok(!line.includes(secret), line)
    assert.doesNotMatch(line, /"(url|headers|remoteAddress)":/)
  }
})
