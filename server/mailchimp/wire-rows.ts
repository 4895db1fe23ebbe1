// Listings of tags, segments, fields, campaigns, webhooks, lists and recipients: their rows are read one by one, too.
import * as z from 'zod/mini'
import { shownText } from '#domain/user-text.ts'
import type { OddRow } from './audience.ts'

/** The rows that fit the schema. One of another form is left out, and stops no other. */
export function eachRow<T extends z.ZodMiniType>(row: T) {
  return z.pipe(
    z.custom<unknown[]>(Array.isArray),
    z.transform((rows) => readEach(row, rows).read),
  )
}

/** For listings that are counted, or whose left-out rows are told: `all` is the number of rows, `leftOut` as in `Listed`. */
export function countedRows<T extends z.ZodMiniType>(row: T) {
  return z.pipe(
    z.custom<unknown[]>(Array.isArray),
    z.transform((rows) => {
      const { read, odd } = sortRows(row, rows)
      return { rows: read, all: rows.length, leftOut: odd.map((place) => labelOf(rows[place])) }
    }),
  )
}

/** `first`: the place of the first row in the whole listing. */
export function readEach<T extends z.ZodMiniType>(
  schema: T,
  rows: readonly unknown[],
  first = 0,
): { read: z.output<T>[]; odd: OddRow[] } {
  const { read, odd } = sortRows(schema, rows)
  const tell = (place: number): OddRow => ({ key: `row ${first + place}`, label: '', why: 'form', isNameless: true })
  return { read, odd: odd.map(tell) }
}

/** `odd`: the places of rows that do not fit the schema. */
function sortRows<T extends z.ZodMiniType>(schema: T, rows: readonly unknown[]) {
  const read: z.output<T>[] = []
  const odd: number[] = []
  for (const [place, row] of rows.entries()) {
    const checked = z.safeParse(schema, row)
    if (checked.success) read.push(checked.data)
    else odd.push(place)
  }
  return { read, odd }
}

/** A value, or another one where it has a form that cannot be used. */
export const { catch: orElse } = z

/** A value that is of no use in another form. */
export function orMissing<T extends z.ZodMiniType>(value: T) {
  return orElse(z.optional(z.nullable(value)), undefined)
}

const longestLabel = 100

const label = orElse(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => shownText(String(value), longestLabel)),
  ),
  '',
)

const labelled = z.object({
  settings: orMissing(z.object({ title: label, subject_line: label })),
  name: label,
  tag: label,
  id: label,
  merge_id: label,
})

/** How a person finds the row in Mailchimp: its title or name, else its id. Empty if it has none of them. */
function labelOf(row: unknown): string {
  const { success, data } = z.safeParse(labelled, row)
  if (!success) return ''
  const { settings, name, tag, id, merge_id: mergeId } = data
  return settings?.title || settings?.subject_line || name || tag || id || mergeId
}

export const anyRows = z.custom<unknown[]>(Array.isArray)
