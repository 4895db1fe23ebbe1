import assert from 'node:assert/strict'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { allStories, allTests, quickTests } from './choose-tests.ts'
import { longProofs } from './prove/long-proofs.ts'
import { proofs } from './prove/proofs.ts'

const root = join(import.meta.dirname, '..')

test('npm test leaves out nothing but files that npm run prove or prove:long runs', async () => {
  const [tests, stories] = [await allTests(root), await allStories(root)]
  const proved = new Set(
    [...proofs, ...longProofs].flatMap(({ by }) => ('tests' in by ? by.tests : 'stories' in by ? by.stories : [])),
  )
  const there = await Array.fromAsync(glob(['*/**/*.test.ts', 'e2e/*.spec.ts'], { cwd: root, exclude: isElsewhere }))
  const leftOut = there.filter((file) => !tests.includes(file) && !stories.includes(file))
  assert.deepEqual(
    leftOut.filter((file) => !proved.has(file)),
    [],
  )
  for (const file of ['server/proofs/kills.test.ts', 'e2e/accessibility.spec.ts'])
    assert.ok(leftOut.includes(file), file)
  for (const file of ['server/proofs/two-servers.test.ts', 'e2e/offline.spec.ts'])
    assert.ok(!leftOut.includes(file), file)
})

/** Fixtures are not tests of ours. */
const isElsewhere = (path: string) => /^(node_modules|data|dist|test-results)(\/|$)/.test(path)

test('the quick run leaves out every proof, and nothing but files that npm run prove names', async () => {
  const [all, quick] = [await allTests(root), await quickTests(root)]
  const leftOut = all.filter((file) => !quick.includes(file))
  assert.deepEqual(
    quick.filter((file) => file.startsWith('server/proofs/')),
    [],
  )
  for (const file of ['server/proofs/two-servers.test.ts', 'server/features/webhooks/lifecycle.test.ts'])
    assert.ok(leftOut.includes(file), file)
  for (const file of [
    'server/features/scanning/scanning.test.ts',
    'domain/code.test.ts',
    'scripts/choose-tests.test.ts',
  ])
    assert.ok(quick.includes(file), file)
  assert.ok(quick.length > 4 * leftOut.length, `${quick.length} of ${all.length}`)
})
