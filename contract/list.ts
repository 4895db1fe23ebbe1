import * as z from 'zod/mini'
import { listSettings } from './list-settings.ts'

/** A value by a rule that Mailchimp does not take. `guests` were counted without it. */
export const ruleTrouble = z.object({ field: z.string(), value: z.string(), guests: z.int(), reason: z.string() })
export type RuleTrouble = z.output<typeof ruleTrouble>

export const logicRule = z.object({
  if_field: z.string(),
  if_value: z.string(),
  then_field: z.string(),
  then_value: z.string(),
})

/** `message`: how many contacts, and why. `contacts`: the addresses or ids of some of them. */
export const unreadable = z.object({ message: z.string(), contacts: z.array(z.string()) })
export type Unreadable = z.output<typeof unreadable>

export const list = z.object({
  ...listSettings.shape,
  id: z.string(),
  /** Mailchimp's own id of the list. */
  list_id: z.string(),
  name: z.string(),
  /** Mailchimp's count of subscribers at the last sync of the lists. */
  member_count: z.int(),
  /** Guests: contacts that are in the list now and have a code, with a status that counts. */
  active_members: z.int(),
  /** Contacts that are in the list now, by each of the five statuses, as last counted. */
  contacts_by_status: z.record(z.string(), z.int()),
  qr_fields_created: z.boolean(),
  qr_values_set: z.boolean(),
  webhook_setup: z.boolean(),
  /**
   * The fields that hold a contact's name; one alone holds all of it. With `is_sure` false the organiser is asked. Null until they
   * were read.
   */
  name_fields: z.nullable(
    z.object({ first: z.nullable(z.string()), last: z.nullable(z.string()), is_sure: z.boolean() }),
  ),
  logic_rules: z.array(logicRule),
  rule_troubles: z.array(ruleTrouble),
  /** Whether scanning is switched on, and can work: the account is active and codes were generated. */
  is_active: z.boolean(),
  date_created: z.nullable(z.string()),
  /** True once Mailchimp reports that the list no longer exists. */
  is_gone: z.boolean(),
  /** Another team has set up the same Mailchimp list. A team without fields of its own may then not create them. */
  is_shared: z.boolean(),
  account: z.object({ id: z.string(), name: z.string(), is_active: z.boolean(), needs_reconnect: z.boolean() }),
  /**
   * Differences that the last batch could not settle; Listpass checks again automatically. Null when it read the whole list.
   */
  doubt: z.nullable(
    z.object({
      message: z.string(),
      /** Contacts that Mailchimp no longer shows. A sync with `remove_up_to` removes them. */
      unconfirmed: z.int(),
    }),
  ),
  /** Contacts that Listpass cannot read in Mailchimp, or cannot reach by email. */
  unreadable: z.array(unreadable),
  /** The batch that runs for this list now, so that a page opened later can show its progress. */
  running_batch: z.nullable(z.object({ id: z.string(), kind: z.enum(['generate', 'sync']) })),
})
export type List = z.output<typeof list>
