// The log of changes, as an addition to tables.ts.
import type { Json, Stamp } from './column-types.ts'

export type AuditTables = {
  audit_log: {
    owner_id: string
    id: string
    list_id: string | null
    who: string
    member_id: string | null
    member_name: string | null
    member_role: string | null
    action: string
    details: Json<Record<string, unknown>>
    at: Stamp
  }
}
