import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Mutant, mutated } from './plant.ts'
import { mutants } from './planted.ts'
import { patternOf } from './run-test.ts'

const root = join(import.meta.dirname, '..', '..')

for (const mutant of mutants) {
  test(`the mistake "${mutant.name}" can still be made, and the test that notices it is there`, async () => {
    const before = await readFile(join(root, mutant.file), 'utf8')
    assert.notEqual(await mutated(root, mutant), before)
    const text = await readFile(join(root, mutant.test.file), 'utf8')
    assert.ok(isTestOf(text, mutant.test.name), mutant.test.name)
  })
}

/** Some tests build their names at run time. Then the constant parts of the name must occur. */
function isTestOf(text: string, name: string): boolean {
  const names = text
    .matchAll(/(?:^|\s)(?:test|goesOn:)\s*\(?\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)/g)
    .map(([, single, double, built]) => (single ?? double ?? built)!)
  return names.some((each) => {
    const parts = each.split(/\$\{[^}]*\}/)
    return parts.length === 1 ? name === each || name.endsWith(`: ${each}`) : fits(name, parts)
  })
}

function fits(name: string, parts: string[]): boolean {
  if (parts.join('').length < 20) return false
  return new RegExp(`^${parts.map((part) => patternOf(part)).join('.*')}$`).test(name)
}

test('a mutant that no longer fits the code is named', async () => {
  const gone: Mutant = { ...mutants[0]!, name: 'of another time', changes: [['what stands nowhere', 'else']] }
  await assert.rejects(mutated(root, gone), /"of another time" has to be renewed.*stands 0 times/)
})
