// The queries of an idle server to its queues.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { runBatch } from '../features/codes/jobs.ts'
import { rebuildTexts } from '../features/contacts/jobs.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'

const asked: string[] = []
// oxlint-disable-next-line typescript/unbound-method -- called with the client it was asked of
const query = Client.prototype.query
Client.prototype.query = function noted(this: Client, ...given: [string | { text: string }, ...never[]]) {
  asked.push(typeof given[0] === 'string' ? given[0] : given[0].text)
  return Reflect.apply(query, this, given) as never
}

const looksAt = (name: string) => asked.filter((text) => text.includes(`'${name}'`) && /\bnext AS/.test(text)).length

test('an idle queue is looked at as often with four workers as with one', async () => {
  await startTestApp()
  assert.deepEqual([rebuildTexts.atOnce, runBatch.atOnce], [1, 4])
  await until(
    () => looksAt(rebuildTexts.name),
    (looks) => looks >= 4,
  )
  const looks = looksAt(runBatch.name)
  assert.ok(looks >= 2 && looks < 10, `${looks} looks`)
})
