// A page of a listing of members. Zod copies each of its 1,000 rows, with all their fields, so ordinary rows are checked
// by hand and kept as they came. The schema decides on any other row.
import * as z from 'zod/mini'
import { idForm, member, ofList } from './wire.ts'

export type MemberRow = z.output<typeof member>

const rows = z.pipe(
  z.custom<unknown[]>(Array.isArray),
  z.transform((read, context): MemberRow[] =>
    read.map((row, place) => {
      if (isOrdinary(row)) return row
      const checked = z.safeParse(member, row)
      if (checked.success) return checked.data
      for (const { message, path } of checked.error.issues) {
        context.issues.push({ code: 'custom', message, path: [place, ...path], input: row })
      }
      return z.NEVER
    }),
  ),
)

export const memberPage = z.object({ ...ofList, members: rows, total_items: z.number() })

/** True only for a row that the schema keeps as it is, apart from keys that we do not use. */
export function isOrdinary(row: unknown): row is MemberRow {
  if (!isRecord(row)) return false
  return (
    typeof row['id'] === 'string' &&
    idForm.test(row['id']) &&
    typeof row['email_address'] === 'string' &&
    typeof row['status'] === 'string' &&
    isTextOrNothing(row['contact_id']) &&
    isTextOrNothing(row['last_changed']) &&
    isTextOrNothing(row['list_id']) &&
    hasOrdinaryFields(row['merge_fields'])
  )
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string'
}

/** The schema leaves out a field of this name. */
function hasOrdinaryFields(value: unknown): boolean {
  return value === undefined || value === null || (isRecord(value) && !Object.hasOwn(value, '__proto__'))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
