// A reporter for `node --test`. It writes one line of JSON: the number of tests, their results, and why some failed.
import { relative } from 'node:path'
import { inspect } from 'node:util'
import type { TestEvent } from 'node:test/reporters'

/** `failures` has the name and the cause of each failed test. */
export type TestCounts = { passed: number; failed: number; skipped: number; failures: string[] }

const longestReason = 1500

export default async function* countTests(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failures: string[] = []
  for await (const event of events) {
    if (event.type === 'test:fail') {
      const { name, file = '', nesting, details } = event.data
      const reason = inspect(details.error.cause ?? details.error).slice(0, longestReason)
      const path = relative(process.cwd(), file)
      // A test within another one runs with it.
      const only = nesting === 0 ? ` --test-name-pattern=${patternOf(name)}` : ''
      failures.push(`${path} ${name}\nAlone: npx node --test${only} ${path}\n${reason}`)
    }
    // The summary without a file is that of the whole run.
    if (event.type !== 'test:summary' || event.data.file !== undefined) continue
    const { tests, passed, skipped, todo } = event.data.counts
    const failed = tests - passed - skipped - todo
    yield JSON.stringify({ passed, failed, skipped: skipped + todo, failures } satisfies TestCounts)
  }
}

/** A pattern for the name of a test, as one word of a shell. */
export function patternOf(name: string): string {
  return `'${name.replaceAll(/[^\p{L}\p{N} ,-]/gu, '.')}'`
}
