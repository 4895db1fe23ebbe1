// A reporter for `node --test` that writes one line of JSON: how many tests there were, and what became of them.
import type { TestEvent } from 'node:test/reporters'

export type TestCounts = { passed: number; failed: number; skipped: number }

export default async function* countTests(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    // The summary of the whole run is the one without a file.
    if (event.type !== 'test:summary' || event.data.file !== undefined) continue
    const { tests, passed, skipped, todo } = event.data.counts
    const failed = tests - passed - skipped - todo
    yield JSON.stringify({ passed, failed, skipped: skipped + todo } satisfies TestCounts)
  }
}
