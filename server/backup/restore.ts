import type { Address } from '../database/open.ts'
import { step } from '../kernel/step.ts'
import { sealedColumns } from '../sealed-columns.ts'
import { readKeyRing } from '../secrets/key-ring.ts'
import { type Keys, requireKeys } from '../secrets/require-keys.ts'
import { loadBackup } from './backup-file.ts'
import { enqueueAgain } from './enqueue-again.ts'

export type Restored = { at: string; rows: Record<string, number>; jobs: number }

/** Restores the backup's content and its unfinished work, which the next server continues. */
export async function restore(path: string, address: Address, keys: Keys): Promise<Restored> {
  const { at, rows, jobs } = await loadBackup(path, address, keys, enqueueAgain(address))
  step('restore.done')
  await requireKeys({ address, columns: sealedColumns }, readKeyRing(keys.setting, keys.where), keys.where)
  return { at, rows, jobs: jobs.length }
}
