// The table of pending writes is the queue, so a scan needs no job.
import type { Perform } from '../../jobs/open-jobs.ts'
import { takeTurns, type Worker } from '../../jobs/take-turns.ts'
import type { WorkServices } from '../../services.ts'
import { mailCode as mailCodeJob } from './jobs.ts'
import { mailCode } from './mail-code.ts'
import { listsWithWrites } from './store.ts'
import { writeList } from './write-list.ts'

export function startWriteBack(services: WorkServices): Worker {
  return takeTurns(services, {
    name: 'write-back',
    findLists: listsWithWrites,
    work: (listId, stopping) => writeList(services, listId, stopping),
  })
}

export async function writeBackWork(perform: Perform, services: WorkServices): Promise<void> {
  await perform(mailCodeJob, (asked, stopping) => mailCode(services, asked, stopping))
}
