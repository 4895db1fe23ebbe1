import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { allTests, quickTests } from './choose-tests.ts'

const root = join(import.meta.dirname, '..')

test('the quick run leaves out every proof, and nothing but files that npm run prove names', async () => {
  const [all, quick] = [await allTests(root), await quickTests(root)]
  const leftOut = all.filter((file) => !quick.includes(file))
  assert.deepEqual(
    quick.filter((file) => file.startsWith('server/proofs/')),
    [],
  )
  for (const file of ['server/proofs/kills.test.ts', 'server/features/webhooks/lifecycle.test.ts'])
    assert.ok(leftOut.includes(file), file)
  for (const file of [
    'server/features/scanning/scanning.test.ts',
    'domain/code.test.ts',
    'scripts/choose-tests.test.ts',
  ])
    assert.ok(quick.includes(file), file)
  assert.ok(quick.length > 5 * leftOut.length, `${quick.length} of ${all.length}`)
})
