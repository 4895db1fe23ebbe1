// The organiser's first steps. One of them is a try: a scan with the organiser's own phone that counts nothing.
import * as z from 'zod/mini'
import { reasons } from '#domain/verdict.ts'
import { done, endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'

const ofList = z.object({ listId: listKey })

export const startTry = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/tries',
  summary: 'Makes an address that opens a scanner for 30 minutes, to try a scan with. It counts nothing.',
  params: ofList,
  answer: z.object({
    id: z.string(),
    /** Opens the scanner on a phone, without signing in. */
    url: z.string(),
    expires_at: z.string(),
    /** A code to try: of the caller if the list has them, else of the first contact. Null without codes. */
    sample: z.nullable(z.object({ qr_code: z.string(), name: z.string(), is_own: z.boolean() })),
  }),
})

export const tryStatus = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/tries',
  summary: 'Whether a phone has opened the scanner of a try, and its latest scan.',
  params: ofList,
  /** The id of the try. Without it, the answer is empty. */
  query: z.object({ id: z.optional(z.uuid()) }),
  answer: z.object({
    opened_at: z.nullable(z.string()),
    /** `name` is empty once the contact is erased. */
    scan: z.nullable(z.object({ at: z.string(), reason: z.enum(reasons), name: z.string() })),
  }),
})

export const firstRun = endpoint({
  method: 'GET',
  path: '/api/first-run',
  summary: 'The first steps of a team after its set-up, until a guest is scanned or the steps are closed.',
  answer: z.object({
    /** Null before the first list has codes, and for good after the first run. */
    first_run: z.nullable(
      z.object({
        list: z.object({ id: z.string(), list_id: z.string(), name: z.string() }),
        /** Contacts with a code. */
        guests: z.int(),
        codes_made_at: z.string(),
        /** The latest scan that was tried. */
        tried_at: z.nullable(z.string()),
        /** Scanner links of the list. */
        doors: z.int(),
        /** An occasion of it has an opening or a closing time. */
        has_times: z.boolean(),
        /** When its next occasion opens. */
        opens_at: z.nullable(z.string()),
      }),
    ),
  }),
})

export const closeFirstRun = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/first-run/close',
  summary: 'Closes the first steps of the team for good.',
  params: ofList,
  answer: done,
})
