import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listKey } from './list.ts'

const params = z.object({ listId: listKey })

/** One of the three merge fields that a list gets in Mailchimp. */
export const field = z.object({
  id: z.string(),
  tag: z.string(),
  name: z.string(),
  type: z.enum(['text', 'number']),
  merge_id: z.int(),
})
export type Field = z.output<typeof field>

const fieldsAnswer = z.object({ success: z.literal(true), message: z.string(), qr_codes: z.array(field) })

export const createFields = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/qr-codes',
  summary: 'Creates the three QR fields in the Mailchimp list, all or none. Fields that are there already are adopted.',
  params,
  body: z.optional(z.strictObject({})),
  answer: fieldsAnswer,
})

export const readFields = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/qr-codes',
  summary: 'The QR fields of a list.',
  params,
  answer: fieldsAnswer,
})

export const deleteField = endpoint({
  method: 'DELETE',
  path: '/api/lists/:listId/qr-codes/:qrId',
  summary: 'Removes one QR field from the Mailchimp list. Codes and history stay in Listpass.',
  params: z.object({ listId: listKey, qrId: z.uuid() }),
  answer: z.object({ message: z.string(), qr_codes: z.array(field) }),
})

export const generate = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/qr-codes/generate',
  summary: 'Gives every contact of the list a code and writes it to Mailchimp. Contacts that have one keep it.',
  params,
  body: z.optional(z.strictObject({})),
  answer: z.object({ message: z.string(), batch_id: z.optional(z.string()) }),
})

/** Jobs are contacts: processed and failed ones together are the total when the batch is finished. */
export const batchProgress = z.object({
  batch_id: z.string(),
  progress_percentage: z.int().check(z.gte(0), z.lte(100)),
  is_finished: z.boolean(),
  is_cancelled: z.boolean(),
  processed_jobs: z.int(),
  total_jobs: z.int(),
  failed_jobs: z.int(),
  /** Why the batch waits at the moment or was given up, in words for the organiser. */
  notice: z.nullable(z.string()),
  started_at: z.string(),
})
export type BatchProgress = z.output<typeof batchProgress>

export const batchStatus = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/qr-codes/batch-status',
  summary: 'How far a generation is. Polled every 2 seconds.',
  params,
  query: z.object({ batch_id: z.uuid() }),
  answer: batchProgress,
})
