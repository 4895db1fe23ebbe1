import * as z from 'zod/mini'
import { confirmation, onlyConfirmation } from './confirmation.ts'
import { directions } from './scanning.ts'
import { done, endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'

const ofContact = z.object({ listId: listKey, contactId: z.uuid() })

export const exportContact = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/contacts/:contactId/export',
  summary: 'Everything that Listpass keeps about one contact, for a request of that person.',
  params: ofContact,
  answer: z.object({
    exported_at: z.string(),
    list: z.object({ id: z.string(), list_id: z.string(), name: z.string() }),
    contact: z.object({
      id: z.string(),
      email: z.string(),
      status: z.string(),
      merge_fields: z.record(z.string(), z.unknown()),
      qr_code: z.string(),
      /** Codes beside it, and the doors that gave them. Empty if unknown. */
      further_codes: z.array(z.object({ code: z.string(), door: z.string(), added_at: z.nullable(z.string()) })),
      max_scans: z.int(),
      scan_count: z.int(),
      is_blocked: z.boolean(),
      /** Mailchimp's own id of the contact, and its last known values in our three fields. */
      mailchimp: z.object({
        contact_id: z.nullable(z.string()),
        qr_code: z.nullable(z.string()),
        max_scans: z.nullable(z.int()),
        scan_count: z.nullable(z.int()),
      }),
      /** Why Mailchimp will not take the values of this contact. */
      refusal: z.nullable(z.string()),
      /** When the contact's latest email was sent, if it bounced. */
      email_bounced: z.nullable(z.string()),
      /** Where and when a door added the contact, and the words that the guest agreed to. Null for a contact of Mailchimp’s. */
      added_by_door: z.nullable(z.object({ door: z.string(), at: z.string(), consent: z.nullable(z.string()) })),
      created_at: z.string(),
      removed_at: z.nullable(z.string()),
    }),
    /** The occasions that keep something of the contact. */
    occasions: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** The tag or segment of the occasion has the contact. */
        is_guest: z.boolean(),
        entries: z.int(),
        inside: z.int(),
        entered_at: z.nullable(z.string()),
      }),
    ),
    /** The days on which the page of the contact's code was first opened, in UTC. */
    openings: z.array(z.object({ occasion_id: z.string(), opened_on: z.string() })),
    /** The tag or segment of the list's VIPs has the contact. */
    is_vip: z.boolean(),
    /** The notices about the contact that members got in the last 7 days. */
    notices: z.array(z.object({ kind: z.string(), at: z.string(), told_at: z.string(), occasion_id: z.string() })),
    /** What Mailchimp was told of the contact's visits. */
    tags: z.array(z.object({ name: z.string(), is_wanted: z.boolean(), refusal: z.nullable(z.string()) })),
    events: z.array(
      z.object({
        is_undo: z.boolean(),
        occasion: z.string(),
        door: z.string(),
        number: z.int(),
        at: z.string(),
        state: z.string(),
      }),
    ),
    scans: z.array(
      z.object({
        scan_id: z.string(),
        reason: z.string(),
        standing: z.nullable(z.string()),
        door: z.string(),
        display_value: z.string(),
        /** The changes that rules made to the contact with this scan. */
        changes: z.array(z.object({ tag: z.string(), value: z.string() })),
        scanned_at: z.nullable(z.string()),
        received_at: z.string(),
        /** Null at a main occasion without settings. */
        occasion: z.nullable(z.object({ id: z.string(), name: z.string() })),
        direction: z.enum(directions),
      }),
    ),
  }),
})

export const eraseContact = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/contacts/:contactId/erase',
  summary:
    'Erases a contact, with a confirmation: email, name and field values are gone for good. Code and counts stay, so that the code is never issued again.',
  params: ofContact,
  body: onlyConfirmation,
  answer: done,
})

/** The answer is a file of JSON lines, each with a `type`. It is streamed while it is read, whatever its size. */
export const exportUser = endpoint({
  method: 'POST',
  path: '/api/user/export',
  isLong: true,
  summary:
    'With a confirmation: everything that Listpass keeps of an organiser, as lines of JSON: themselves, accounts, lists, contacts, scans, records. The last line has the type `end`: a file without it is not whole.',
  body: z.strictObject(confirmation),
  answer: z.unknown(),
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/user',
  summary:
    'Deletes the organiser with all accounts, lists, contacts, codes and scans. In Mailchimp only our webhooks are removed.',
  body: z.strictObject(confirmation),
  answer: done,
})
