import * as z from 'zod/mini'
import { confirmation } from './confirmation.ts'
import { done, endpoint } from './endpoint.ts'
import { leftOut } from './left-out.ts'
import { unreadable } from './list.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'
import { ticket } from './webauthn.ts'

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
  summary: 'Gives every contact of the list a code and writes it to Mailchimp. Existing codes stay.',
  params,
  body: z.optional(z.strictObject({})),
  answer: z.extend(done, { batch_id: z.optional(z.string()) }),
})

/** `jobs` counts contacts. Processed and failed ones add up to the total when the batch is finished. */
export const batchProgress = z.object({
  batch_id: z.string(),
  progress_percentage: z.int().check(z.gte(0), z.lte(100)),
  is_finished: z.boolean(),
  is_cancelled: z.boolean(),
  processed_jobs: z.int(),
  total_jobs: z.int(),
  failed_jobs: z.int(),
  /** Why the batch waits or ended, or its findings, in words for the organiser. */
  notice: z.nullable(z.string()),
  /** The batch is finished, but could not read the whole list. The notice lists the open points. */
  in_doubt: z.boolean(),
  started_at: z.string(),
})
export type BatchProgress = z.output<typeof batchProgress>

export const batchStatus = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/qr-codes/batch-status',
  summary: 'Progress of a generation. Poll it every 2 seconds.',
  params,
  query: z.object({ batch_id: z.uuid() }),
  answer: batchProgress,
})

export const syncFromMailchimp = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/qr-codes/sync-from-mailchimp',
  summary: 'Compares every contact with Mailchimp and repairs the side that is wrong.',
  params,
  body: z.optional(
    z.strictObject({
      /** The organiser confirms that up to this many contacts have left the list: they are removed if Mailchimp lacks them. */
      remove_up_to: z.optional(z.int().check(z.gte(0), z.lte(10_000_000))),
    }),
  ),
  answer: z.object({
    message: z.string(),
    data: z.object({ batch_id: z.nullable(z.string()), total_members: z.int(), total_batches: z.int() }),
  }),
})

export const syncStatus = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/qr-codes/sync-batch-status/:batchId',
  summary: 'Progress of a sync. Poll it every 2 seconds.',
  params: z.object({ listId: listKey, batchId: z.uuid() }),
  answer: z.object({ data: batchProgress }),
})

const batchParams = z.object({ listId: listKey, batchId: z.uuid() })

export const cancelBatch = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/batches/:batchId/cancel',
  summary: 'Stops a generation or a sync after the pages under way. Finished work stays.',
  params: batchParams,
  body: z.optional(z.strictObject({})),
  answer: done,
})

export const batchFailures = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/batches/:batchId/failures',
  summary: 'The contacts that Mailchimp rejected in a batch, each with its reason, 100 a page.',
  params: batchParams,
  query: z.object({ after: z.optional(z.string().check(z.maxLength(254))) }),
  answer: z.object({
    failures: z.array(z.object({ email: z.string(), reason: z.string() })),
    next: z.nullable(z.string()),
  }),
})

const drift = z.object({
  /** The number of contacts that differ from Mailchimp now. */
  count: z.int(),
  /** At most 100 of the differing contacts, with their differences. */
  contacts: z.array(
    z.object({
      email: z.string(),
      field: z.enum(['code', 'max', 'scans']),
      ours: z.nullable(z.string()),
      mailchimp: z.nullable(z.string()),
    }),
  ),
})

export const checkStatus = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/check-status',
  isLong: true,
  summary:
    'Coverage and drift, read from Mailchimp now: which contacts have a code there, and which values differ from ours.',
  params,
  answer: z.object({
    fields_created: z.boolean(),
    total_members: z.int(),
    members_with_qr: z.int(),
    members_without_qr: z.int(),
    /** Contacts that Mailchimp rejects. The numbers of members with and without a code leave them out. */
    refused: z.array(z.object({ email: z.string(), reason: z.string() })),
    refused_count: z.int(),
    drift,
    /** Our changes that are not yet written to Mailchimp; they are no drift. */
    pending: z.int(),
    /** Our fields that the organiser made public in Mailchimp: people could then edit their own values. */
    public_fields: z.array(z.string()),
    /** Fields named in rules that the list no longer has. Such a rule changes nothing. */
    lost_rule_fields: z.array(z.string()),
    /** Contacts that Listpass cannot read in Mailchimp, or cannot reach by email. */
    unreadable: z.array(unreadable),
    /** Why these are the last known values. Null if Mailchimp's whole list was read. */
    from_memory: z.nullable(z.string()),
    message: z.string(),
  }),
})

export const mergeFields = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/merge-fields',
  summary:
    'The fields of the Mailchimp list, for choosing what the door shows and for rules. `is_ours` marks the three QR fields.',
  params,
  answer: z.object({
    merge_fields: z.array(
      z.object({
        tag: z.string(),
        name: z.string(),
        type: z.string(),
        is_ours: z.boolean(),
        choices: z.array(z.string()),
      }),
    ),
    left_out: leftOut,
  }),
})

const nameField = z.nullable(z.string(says('field_needed')).check(z.maxLength(50, says('field_unknown'))))

export const setDisplayField = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/display-field',
  summary:
    'Which field the door shows for a contact, and which fields hold the names. Null, or an empty text, shows the name or the email.',
  params,
  body: z.strictObject({
    display_field: z.nullable(z.string(says('field_needed')).check(z.maxLength(50, says('field_unknown')))),
    /** The fields that hold a contact's first and last name; one alone holds all of it. Without it, they stay as they are. */
    name_fields: z.optional(z.strictObject({ first: nameField, last: nameField })),
  }),
  answer: z.object({ message: z.string(), display_field: z.nullable(z.string()) }),
})

export const guessableCodes = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/guessable-codes',
  summary: 'The number of contacts with a guessable code of an earlier tool.',
  params,
  answer: z.object({ count: z.int() }),
})

export const renewCodes = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/guessable-codes/renew',
  summary:
    'With a confirmation: gives contacts with a code of an earlier tool a new one, at most 5,000 a call. The old codes are refused as unknown.',
  params,
  /** The next call of the same work brings `go_on` in place of a confirmation. */
  body: z.optional(z.strictObject({ ...confirmation, go_on: z.optional(ticket) })),
  answer: z.object({ renewed: z.int(), left: z.int(), go_on: z.nullable(z.string()), message: z.string() }),
})
