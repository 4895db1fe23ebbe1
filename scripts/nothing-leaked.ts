// node --test scripts/nothing-leaked.ts searches the evidence of the newest browser tests. LEAKS_OF=all, for the whole
// suite, also requires a planted value of every kind.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { evidenceFolder } from './leaks/evidence-folder.ts'
import { type Kind, personal, secrets } from './leaks/planted.ts'
import { type Evidence, findLeaks, type Leak, readEvidence } from './leaks/search.ts'

const evidence = await readEvidence(evidenceFolder, join(import.meta.dirname, '..', 'dist', 'web'))
const leaks = evidence.flatMap(findLeaks)

test('products ran, and all that they left behind is there', () => {
  const started = evidence.filter(({ texts }) => /^API key: /m.test(textOf(texts, 'server.log')))
  assert.notEqual(started.length, 0, 'There is no evidence. Run the browser tests first.')
  for (const { product, texts, planted } of started) {
    // A story that only starts the product has no user in its database.
    const people = planted.some(({ kind }) => kind === 'password') ? ['dump/listpass.users.'] : []
    // The log of a separate database server is not ours to search.
    const logs = process.env['TEST_DATABASE_URL'] ? [] : ['postgres.log']
    const wanted = [...logs, 'answers/healthz', 'dump/', 'bundle/assets/', ...people]
    for (const place of [...wanted, 'answers/readyz', 'answers/api-openapi.json'])
      assert.notEqual(textOf(texts, place), '', `${product} left no ${place}`)
    assert.match(textOf(texts, 'server.log'), /"level":"debug"/)
  }
})

test('the planted values reached their places', () => {
  const kinds = new Set(evidence.flatMap(({ planted }) => planted.map(({ kind }) => kind)))
  const needed: Kind[] = process.env['LEAKS_OF'] === 'all' ? [...secrets, ...personal] : ['password', 'token', 'email']
  for (const kind of needed) assert.ok(kinds.has(kind), `no ${kind} was planted`)
  for (const place of ['declined.jsonl', 'pages.html'])
    assert.ok(process.env['LEAKS_OF'] !== 'all' || evidence.some(({ texts }) => textOf(texts, place) !== ''), place)
  const emails = new Set(evidence.flatMap(({ planted }) => planted.map(({ value }) => value)))
  const kept = evidence.flatMap(({ texts }) => texts.filter(({ place }) => place === 'dump/listpass.users.email'))
  assert.ok(kept.some(({ text }) => text.split('\n').some((email) => emails.has(email))))
})

for (const [name, isThere] of [
  ['the logs of the server', (place: string) => place === 'server.log'],
  ["the database's own log", (place: string) => place === 'postgres.log'],
  ['the database', (place: string) => place.startsWith('dump/')],
  ['pages', (place: string) => place === 'pages.html'],
  ['bundles', (place: string) => place.startsWith('bundle/')],
  ['answers that decline', (place: string) => place === 'declined.jsonl'],
  ['health, description and metrics', (place: string) => place.startsWith('answers/')],
] as const) {
  for (const [what, kinds] of [
    ['no secret', secrets],
    ["nobody's data that does not belong there", personal],
  ] as const)
    test(`in ${name} is ${what}`, () => {
      const found = leaks.filter(({ place, kind }) => isThere(place) && (kinds as readonly Kind[]).includes(kind))
      assert.equal(found.length, 0, `${found.length} found\n${found.slice(0, 20).map(describe).join('\n')}`)
    })
}

/** The text of all places whose names begin like this. */
function textOf(texts: Evidence['texts'], beginning: string): string {
  return texts
    .filter(({ place }) => place.startsWith(beginning))
    .map(({ text }) => text)
    .join('\n')
}

function describe({ product, place, kind, value, around }: Leak): string {
  return `${kind} ${JSON.stringify(value)} in ${place} of ${product}: …${around.replaceAll(/\s+/g, ' ')}…`
}
