// The statements of an idle server.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { lookEveryMs } from './wakes.ts'

const asked: string[] = []
// oxlint-disable-next-line typescript/unbound-method -- called with the client it was asked of
const query = Client.prototype.query
Client.prototype.query = function noted(this: Client, ...given: [string | { text: string }, ...never[]]) {
  asked.push(typeof given[0] === 'string' ? given[0] : given[0].text)
  return Reflect.apply(query, this, given) as never
}

const mostPerSecond = 3
const looks = () => asked.filter((text) => text.includes('in_ms')).length

async function looksPass(many: number): Promise<void> {
  const end = looks() + many
  await until(looks, (now) => now >= end)
}

test('an idle server sends at most three statements a second', async () => {
  await startTestApp()
  // The start, and what it wakes, is over.
  await looksPass(2)
  asked.length = 0
  await looksPass(5)
  const most = (mostPerSecond * 5 * lookEveryMs) / 1000
  assert.ok(asked.length <= most, `${asked.length} statements: ${asked.join('\n')}`)
})
