import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { evidenceFolder, isStillWritten } from '../../scripts/leaks/evidence-folder.ts'

/** Removes an earlier run's evidence; a concurrent run keeps its own. */
export async function clearEvidence(): Promise<void> {
  for (const name of await readdir(evidenceFolder).catch(() => [])) {
    if (!isStillWritten(name)) await rm(join(evidenceFolder, name), { recursive: true, force: true })
  }
}
