// What the schemas say: always a code whose sentence is in the catalogue, with the values that the sentence needs.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { fields } from '#words/en/fields.ts'
import { type Saying, sayingsIn } from './testing/sayings-in.ts'

async function everySaying(): Promise<Saying[]> {
  const names = (await readdir(import.meta.dirname)).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const modules = await Promise.all(
    names.map(async (name) => [name, (await import(`./${name}`)) as Record<string, unknown>] as const),
  )
  return modules.flatMap(([name, module]) => sayingsIn({ ...module }, name))
}

const sayings = await everySaying()

test('no schema has a sentence of its own: it names one of the catalogue', () => {
  assert.ok(sayings.length > 150)
  for (const { code, at } of sayings) assert.ok(Object.hasOwn(fields, String(code)), `${at}: ${String(code)}`)
})

test('a sentence gets the values that it needs', () => {
  for (const { code, at, values } of sayings) {
    const sentence: unknown = fields[code as keyof typeof fields]
    if (typeof sentence !== 'function') continue
    const read = new Set<string>()
    const params = new Proxy({}, { get: (_, name) => (read.add(String(name)), 1) })
    sentence(params)
    for (const name of read) assert.ok(values.includes(name), `${at}: ${String(code)} needs ${name}`)
  }
})

test('every sentence of the catalogue is said by a schema', () => {
  const said = new Set(sayings.map(({ code }) => code))
  assert.deepEqual(
    Object.keys(fields).filter((code) => !said.has(code)),
    [],
  )
})
