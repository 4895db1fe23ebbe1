import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { openLog } from '../log.ts'
import { openTellFaults } from './tell-faults.ts'

test('a queue fault is logged with its message, and repeats once a minute with a count', () => {
  const lines: string[] = []
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString())
      done()
    },
  })
  let now = 0
  const tell = openTellFaults(openLog('error', destination), () => now)
  // An error in pg-boss's form: a copy that includes the values of the failed statement.
  const message = 'cannot execute UPDATE'
  const fault = () => ({ code: '25006', detail: 'noor@example.com', message, stack: 'here', queue: 'run-batch' })
  for (let times = 0; times < 352; times++) tell(fault())
  tell(new Error('connect ECONNREFUSED'))
  now = 60_000
  for (let times = 0; times < 352; times++) tell(fault())
  const told = lines.map((line) => JSON.parse(line) as { err: { message: string; code?: string }; more?: number })
  assert.deepEqual(
    told.map(({ err, more }) => [err.message, err.code, more]),
    [
      ['cannot execute UPDATE', '25006', undefined],
      ['connect ECONNREFUSED', undefined, undefined],
      ['cannot execute UPDATE', '25006', 351],
    ],
  )
  assert.doesNotMatch(lines.join(''), /object Object|example\.com/)
})
