// The tables of generations and syncs, as an addition to tables.ts.
import type { Generated } from 'kysely'
import type { Stamp } from './column-types.ts'
import type { ToldColumn } from './told-column.ts'

export type BatchTables = {
  batches: {
    list_id: string
    id: string
    kind: 'generate' | 'sync'
    notice: string | null
    said: ToldColumn
    started_at: Stamp
    finished_at: Date | null
    cancelled_at: Date | null
    stopped_by: 'list gone' | 'fields gone' | null
    pass: Generated<number>
    pass_began_at: Stamp
    seed: Buffer | null
    counted: number | null
    in_doubt: Generated<boolean>
    may_remove: Generated<number>
    processed: number | null
    failed: number | null
  }
  batch_pages: {
    list_id: string
    batch_id: string
    page: number
    planned: number
    processed: number | null
    failed: number | null
    finished_at: Date | null
    pass: Generated<number>
    members: number | null
    total: number | null
    head: string[] | null
    tail: string[] | null
    seen: string[] | null
    counted: string[] | null
    repaired: Generated<string[]>
    replaced: Generated<string[]>
    is_extra: Generated<boolean>
    archived: string[] | null
  }
  batch_failures: {
    list_id: string
    batch_id: string
    email: string
    reason: string
  }
}
