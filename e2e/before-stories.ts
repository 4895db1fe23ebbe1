// Builds the web pages and makes a database cluster once, before a run, instead of for every product. Removes evidence
// of earlier runs, because it says nothing about this one.
import { join } from 'node:path'
import { buildWeb } from '../scripts/build-web.ts'
import { makeFirstFolder } from '../server/testing/test-server.ts'
import { readdir, rm } from 'node:fs/promises'
import { evidenceFolder, isStillWritten } from '../scripts/leaks/evidence-folder.ts'

/** Returns the clean-up to run after the last story. */
export default async function beforeStories(): Promise<() => Promise<void>> {
  await Promise.all([buildWeb(join(import.meta.dirname, '..')), clearEvidence()])
  return process.env['TEST_DATABASE_URL'] ? () => Promise.resolve() : makeFirstFolder()
}

/** Removes an earlier run's evidence; a concurrent run keeps its own. */
async function clearEvidence(): Promise<void> {
  for (const name of await readdir(evidenceFolder).catch(() => [])) {
    if (!isStillWritten(name)) await rm(join(evidenceFolder, name), { recursive: true, force: true })
  }
}
