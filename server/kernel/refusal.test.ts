import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fields } from '#words/en/fields.ts'
import { wordsIn } from '#words/refusals.ts'
import { Refusal } from './refusal.ts'
import { said, say } from './said.ts'

test('a refusal says its sentence in English, and names the sentence under its field', () => {
  const refusal = new Refusal('conflict', 'occasions_at_most', { field: 'occasions', params: { most: 500, had: 499 } })
  assert.equal(
    refusal.message,
    'A list can have at most 500 occasions, and this one has 499. Remove some that are over.',
  )
  const words = said('occasions_at_most', { most: 500, had: 499 })
  assert.deepEqual([refusal.said, refusal.fields], [words, { occasions: [words] }])
  assert.equal(say('en', refusal.said), refusal.message)
})

test('every sentence of the catalogue is said somewhere, so none is translated in vain', async () => {
  const server = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: server }).filter((name) => !name.endsWith('.test.ts'))
  const sources = await Promise.all(files.map((name) => readFile(join(server, name), 'utf8')))
  const quoted = new Set(sources.flatMap((source) => source.match(/(?<=')[a-z][a-z0-9_]+(?=')/g) ?? []))
  // The sentence of trouble with Mailchimp has the code of its kind.
  const isSaid = (code: string) => quoted.has(code) || quoted.has(code.replace(/^mailchimp_/, ''))
  assert.deepEqual(
    // The contract says those under fields, and its own test looks for them.
    Object.keys(wordsIn('en')).filter((code) => !(code in fields) && !isSaid(code)),
    [],
  )
})
