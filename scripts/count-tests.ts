// A reporter for `node --test` that writes one line of JSON: how many tests there were, what became of them, and why some failed.
import { inspect } from 'node:util'
import type { TestEvent } from 'node:test/reporters'

/** `failures` says, of each failed test, which it was and why. */
export type TestCounts = { passed: number; failed: number; skipped: number; failures: string[] }

const longestReason = 1500

export default async function* countTests(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failures: string[] = []
  for await (const event of events) {
    if (event.type === 'test:fail') {
      const { name, file, details } = event.data
      const reason = inspect(details.error.cause ?? details.error).slice(0, longestReason)
      failures.push(`${file ?? ''} ${name}\n${reason}`)
    }
    // The summary of the whole run is the one without a file.
    if (event.type !== 'test:summary' || event.data.file !== undefined) continue
    const { tests, passed, skipped, todo } = event.data.counts
    const failed = tests - passed - skipped - todo
    yield JSON.stringify({ passed, failed, skipped: skipped + todo, failures } satisfies TestCounts)
  }
}
