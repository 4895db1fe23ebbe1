import * as z from 'zod/mini'
import type { FieldCode } from '#words/en/fields.ts'

// A clock that was never set shows 1970. The database cannot store a time outside these years.
const earliest = 0
const latest = Date.UTC(9999, 11, 31)

/** A time with its offset, such as `2026-11-20T19:30:00+01:00`. */
export function moment(code: FieldCode) {
  return z.iso
    .datetime({ offset: true, error: code })
    .check(z.refine((text) => Date.parse(text) >= earliest && Date.parse(text) <= latest, code))
}
