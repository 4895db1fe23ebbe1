import * as z from 'zod/mini'
import { roles } from '#domain/role.ts'
import { endpoint } from './endpoint.ts'

/** Changes of a person's own account. */
export const personalActions = [
  'registered',
  'signed_in',
  'signed_out',
  'session_ended',
  'other_sessions_ended',
  'sessions_ended',
  'email_confirmed',
  'password_changed',
  'password_reset',
  'reset_link_made',
  'second_factor_turned_on',
  'second_factor_turned_off',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'passkey_refused',
  'oidc_linked',
  'oidc_unlinked',
] as const
export type PersonalAction = (typeof personalActions)[number]

/** The closed list of recorded changes; each name states the change. */
export const auditActions = [
  ...personalActions,
  'account_exported',
  'team_changed',
  'team_moved_away',
  'team_moved_here',
  'team_stayed',
  'person_invited',
  'invitation_withdrawn',
  'person_joined',
  'person_left',
  'person_removed',
  'role_changed',
  'account_added',
  'account_reconnected',
  'account_updated',
  'account_deleted',
  'lists_synced',
  'fields_created',
  'field_deleted',
  'generation_started',
  'sync_started',
  'batch_cancelled',
  'codes_renewed',
  'further_codes_ended',
  'card_changed',
  'asks_changed',
  'webhook_set_up',
  'rules_changed',
  'list_changed',
  'occasions_added',
  'occasion_changed',
  'occasion_removed',
  'everyone_out',
  'vips_changed',
  'notifying_changed',
  'attendance_changed',
  'admissions_stopped',
  'admissions_resumed',
  'branding_changed',
  'logo_changed',
  'segment_made',
  'reminder_made',
  'contact_changed',
  'contacts_changed',
  'guests_tagged',
  'contact_exported',
  'contact_erased',
  'scanner_link_added',
  'scanner_link_changed',
  'scanner_link_rotated',
  'scanner_link_removed',
  'scanner_session_started',
  'scanner_session_ended',
  'scan_undone',
  'guest_let_in',
  'try_opened',
  'scan_tried',
  'first_run_closed',
  'test_mail_sent',
  'draft_made',
] as const
export type AuditAction = (typeof auditActions)[number]

/** The actor of changes made with `npm run admin`. */
export const operator = 'the person who runs Listpass'

/** The actor of changes that Listpass made automatically. */
export const byItself = 'Listpass, by itself'

export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** `organiser`, the label of the door's scanner link, `operator` or `byItself`. */
  who: z.string(),
  /**
   * The member who made the change; null for doors and Listpass itself. The name is null once the person is deleted.
   */
  member: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()), role: z.enum(roles) })),
  action: z.enum(auditActions),
  /** Null if the change concerned no list, or the list is deleted. */
  list: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Ids, names and numbers; never a secret or an address. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
export type AuditEntry = z.output<typeof auditEntry>

export const auditLog = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary:
    'The log of changes of the team and of the person who asks, newest first, 50 a page; `list` keeps the entries of one list.',
  query: z.object({ after: z.optional(z.uuid()), list: z.optional(z.uuid()) }),
  answer: z.object({ entries: z.array(auditEntry), next: z.nullable(z.string()) }),
})
