// Before a run: the web pages are built once and not by every product that starts, and what an earlier run left behind is gone,
// since it says nothing about this one.
import { join } from 'node:path'
import { buildWeb } from '../scripts/build-web.ts'
import { clearEvidence } from './evidence/clear-evidence.ts'

export default async function beforeStories(): Promise<void> {
  await Promise.all([buildWeb(join(import.meta.dirname, '..')), clearEvidence()])
}
