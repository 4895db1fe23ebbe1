// Before a run: the web pages are built and a database cluster is made, once and not by every product that starts. What an earlier
// run left behind is gone, since it says nothing about this one.
import { join } from 'node:path'
import { buildWeb } from '../scripts/build-web.ts'
import { makeFirstFolder } from '../server/testing/test-server.ts'
import { clearEvidence } from './evidence/clear-evidence.ts'

/** Returns the clean-up to run after the last story. */
export default async function beforeStories(): Promise<() => Promise<void>> {
  await Promise.all([buildWeb(join(import.meta.dirname, '..')), clearEvidence()])
  return process.env['TEST_DATABASE_URL'] ? () => Promise.resolve() : makeFirstFolder()
}
