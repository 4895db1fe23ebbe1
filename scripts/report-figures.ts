// A reporter for `node --test`. It writes one line of JSON: the tests' figures, the number of passed tests, and why
// some failed.
import { inspect } from 'node:util'
import type { TestEvent } from 'node:test/reporters'

export type Told = { passed: number; failed: number; figures: string[]; failures: string[] }

const longestReason = 1500

/** Node prints the summary of a run in the same form as a test's figure. */
const isSummary = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$/

export default async function* reportFigures(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const told: Told = { passed: 0, failed: 0, figures: [], failures: [] }
  for await (const { type, data } of events) {
    if (type === 'test:diagnostic' && !isSummary.test(data.message)) told.figures.push(data.message)
    if (type === 'test:fail') {
      const reason = inspect(data.details.error.cause ?? data.details.error).slice(0, longestReason)
      told.failures.push(`${data.name}\n${reason}`)
    }
    if (type === 'test:summary' && data.file === undefined) {
      told.passed = data.counts.passed
      told.failed = data.counts.tests - data.counts.passed - data.counts.skipped - data.counts.todo
    }
  }
  yield JSON.stringify(told)
}
