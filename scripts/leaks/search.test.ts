// The search finds a canary at every place. Without this test, an empty result would prove nothing.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { columnsThatHoldPeople } from './belongs.ts'
import type { Kind } from './planted.ts'
import { findLeaks, type Leak, readEvidence } from './search.ts'

const folder = await mkdtemp(join(tmpdir(), 'listpass-leaks-'))
after(() => rm(folder, { recursive: true }))

const canaries: Record<Kind, string> = {
  password: 'Kanarie "geel" één',
  token: '01a1ffb8-7071-7d5e-8509-8019d55005fd.p8Br-GqRFipWaCATG2V67uD2_jeLCe9ttnFaPdKq7xY',
  'api key': '6f2a1855415326e21426425373f9c392-us14',
  'protection code': 'q7Vn0cGm2yXwT4uK8sLhA1eRzJd5pBfM',
  slug: 'Zt3mQvX9rL0aWcEy7uGh2kNs5bPj8dFo1iRxT6wYqVM',
  state: 'CEDbZHmkSFEBUrKm3wA58Nyabs26iZCYS7KTd_eKIo8',
  'key ring': 'FklgScfleVHwqMIwdsLalys3BYJ5jf9KiV7w8gtkNmU=',
  'second factor': '7KQ2M-XW9ZT',
  email: 'kanarie+geel@example.com',
  name: 'Þórunn Kanarie',
  code: 'ABCDEFGH23456789JKMNPQRS',
}
const kinds = Object.keys(canaries) as Kind[]
let made = 0

/** The traces of a product without a leak, plus the given `files`. */
async function leaksIn(files: Record<string, string>): Promise<Leak[]> {
  const run = join(folder, String(++made))
  const all = {
    'evidence/1/planted.jsonl': kinds.map((kind) => JSON.stringify({ kind, value: canaries[kind] })).join('\n'),
    'evidence/1/server.log': '{"level":"debug","route":"/api/user","time":"2026-11-21T20:07:34.000Z"}\n',
    'evidence/1/pages.html': '<!doctype html><title>Listpass</title>',
    'evidence/1/dump/listpass.users.jsonl': `${JSON.stringify({ id: '01a1ffb8-7071-7d5e-8509-8019d55005fd', email: canaries.email, name: canaries.name })}\n`,
    'evidence/1/dump/listpass.sessions.jsonl': `${JSON.stringify({ id: '01a1ffb8-7071-7d5e-8509-8019d55005fd', secret_hash: `\\x${createHash('sha256').update(canaries.token).digest('hex')}` })}\n`,
    'evidence/1/dump/listpass.contacts.jsonl': `${JSON.stringify({ code: canaries.code, merge_fields: { FNAME: canaries.name } })}\n`,
    'web/assets/index.js': 'export const kanarie = "password"',
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(run, name)), { recursive: true })
    await writeFile(join(run, name), text)
  }
  return (await readEvidence(join(run, 'evidence'), join(run, 'web'))).flatMap(findLeaks)
}

test('where nothing leaked, nothing is found', async () => {
  assert.deepEqual(await leaksIn({}), [])
})

const places = {
  'server.log': (value: string) => `{"level":"info","message":${JSON.stringify(value)}}`,
  'postgres.log': (value: string) => `ERROR: no\nDETAIL: Key (x)=(${value}) already exists.`,
  'pages.html': (value: string) => `<p>${value}</p>`,
  'declined.jsonl': (value: string) =>
    JSON.stringify({ status: 422, body: `{"message":"not ${value.replaceAll('"', "'")}"}` }),
  'answers/healthz': (value: string) => `{"ok":true,"who":"${value}"}`,
  'answers/metrics': (value: string) => `http_requests_total{who="${value}"} 1`,
  'dump/listpass.audit_log.jsonl': (value: string) => JSON.stringify({ details: { deep: [value] } }),
  'dump/listpass_jobs.job.jsonl': (value: string) => JSON.stringify({ data: { deep: value } }),
  'dump/another_schema.another_table.jsonl': (value: string) => JSON.stringify({ anything: value }),
}

for (const [place, say] of Object.entries(places)) {
  test(`a canary of every kind is found in ${place}`, async () => {
    for (const kind of kinds) {
      // The password has no quotes here, because each of these forms writes them differently. The next test covers
      // that.
      const value = kind === 'password' ? 'Kanarie zonder' : canaries[kind]
      const planted = JSON.stringify({ kind, value })
      const found = await leaksIn({ 'evidence/1/planted.jsonl': planted, [`evidence/1/${place}`]: say(value) })
      assert.ok(
        found.some((leak) => leak.kind === kind && place.startsWith(leak.place.split('.').slice(0, 2).join('.'))),
        `${kind} in ${place}: ${JSON.stringify(found)}`,
      )
    }
  })
}

test('a canary is found in a bundle, except a name that was in the build before', async () => {
  const example = { 'evidence/1/pages.html': `<p>${canaries.name}</p>`, 'web/assets/index.js': `'${canaries.name}'` }
  assert.deepEqual(
    await leaksIn({ 'evidence/1/planted.jsonl': JSON.stringify({ kind: 'name', value: canaries.name }), ...example }),
    [],
  )
  for (const kind of kinds.filter((each) => each !== 'name')) {
    const found = await leaksIn({ 'web/assets/index.js': `const key = '${canaries[kind]}'` })
    assert.deepEqual(
      found.map(({ place, kind }) => [place, kind]),
      [['bundle/assets/index.js', kind]],
    )
  }
})

test('a secret is found however it is written', async () => {
  const bytes = (value: string) => Buffer.from(value)
  const writings: Record<string, (value: string) => string> = {
    'as bytes in a table': (value) => JSON.stringify({ secret: `\\x${bytes(value).toString('hex')}` }),
    'as the bytes it stands for': (value) =>
      JSON.stringify({ secret: `\\x${Buffer.from(value.split('.').at(-1)!, 'base64url').toString('hex')}` }),
    'in base64': (value) => JSON.stringify({ secret: bytes(value).toString('base64') }),
    'in base64 behind one letter': (value) => JSON.stringify({ secret: bytes(`:${value}`).toString('base64') }),
    'in base64 behind two letters': (value) => JSON.stringify({ secret: bytes(`id:${value}`).toString('base64') }),
    'in an address': (value) => JSON.stringify({ at: `https://x.test/?t=${encodeURIComponent(value)}` }),
    'in JSON in JSON': (value) => JSON.stringify({ data: JSON.stringify({ value }) }),
  }
  for (const [how, write] of Object.entries(writings)) {
    for (const kind of ['password', 'token', 'slug', 'protection code', 'state'] as const) {
      if (how === 'as the bytes it stands for' && kind === 'password') continue
      const found = await leaksIn({ 'evidence/1/dump/listpass.audit_log.jsonl': write(canaries[kind]) })
      assert.ok(
        found.some((leak) => leak.kind === kind),
        `${kind} ${how}`,
      )
    }
  }
})

test('the secret half of a token counts as a leak, the session id alone does not', async () => {
  const [id, secret] = canaries.token.split('.')
  assert.equal((await leaksIn({ 'evidence/1/server.log': `x ${secret} y` })).length, 1)
  assert.equal((await leaksIn({ 'evidence/1/server.log': `x ${id} y` })).length, 0)
})

test('an API key without its data centre is still one', async () => {
  const [key] = canaries['api key'].split('-')
  assert.equal((await leaksIn({ 'evidence/1/server.log': `x ${key} y` })).length, 1)
})

test('only the last line of a start may hold an API key in a log', async () => {
  const key = canaries['api key']
  assert.deepEqual(await leaksIn({ 'evidence/1/server.log': `Listpass is there\nAPI key: ${key}\n` }), [])
  assert.equal((await leaksIn({ 'evidence/1/server.log': `{"message":"API key: ${key}"}\n` })).length, 1)
})

test('personal data is found in every column where it does not belong, and secrets everywhere', async () => {
  for (const [column, kinds] of columnsThatHoldPeople()) {
    const [table, name] = column.split('.')
    const file = `evidence/1/dump/listpass.${table}.jsonl`
    for (const kind of kinds)
      assert.deepEqual(await leaksIn({ [file]: JSON.stringify({ [name!]: canaries[kind] }) }), [])
    const found = await leaksIn({ [file]: JSON.stringify({ [name!]: canaries.slug, other: canaries.email }) })
    assert.deepEqual(
      found.map(({ place, kind }) => [place, kind]),
      [
        [`dump/listpass.${column}`, 'slug'],
        [`dump/listpass.${table}.other`, 'email'],
      ],
    )
  }
})

test('a name is not found within a longer word, and is found in any case', async () => {
  const planted = JSON.stringify({ kind: 'name', value: 'Annabel' })
  const search = (text: string) => leaksIn({ 'evidence/1/planted.jsonl': planted, 'evidence/1/server.log': text })
  assert.equal((await search('"who":"annabella"')).length, 0)
  assert.equal((await search('annabella and ANNABEL')).length, 1)
})
