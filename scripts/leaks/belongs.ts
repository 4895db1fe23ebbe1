// Where personal data may be found, and why. Any other place is a leak. Secrets are allowed nowhere.
import { isSecret, type Kind, type Personal } from './planted.ts'

type Place = { why: string; kinds: Personal[] }

const columns: Record<string, Place> = {
  'users.name': { why: 'the organiser, as they are shown', kinds: ['name'] },
  'users.email': { why: 'what organisers sign in with', kinds: ['email'] },
  'users.email_key': { why: 'the same, to find it by', kinds: ['email'] },
  'teams.name': { why: 'a team of one has the name of its person', kinds: ['name'] },
  'audit_log.member_name': { why: 'the member who acted, until they are deleted', kinds: ['name'] },
  'invitations.email': { why: 'the address that was invited, for 7 days', kinds: ['email'] },
  'invitations.email_key': { why: 'the same, to compare', kinds: ['email'] },
  'invitations.invited_by': { why: 'the member who invites, as the mail says', kinds: ['name'] },
  'contacts.email': { why: 'the owner of the code', kinds: ['email'] },
  'contacts.email_key': { why: 'the same, to find it by', kinds: ['email'] },
  'contacts.merge_fields': { why: 'what rules read and the door shows', kinds: ['email', 'name', 'code'] },
  'contact_texts.lines': { why: 'what people are searched by', kinds: ['email', 'name'] },
  'contacts.code': { why: 'the code itself', kinds: ['code'] },
  'contacts.code_key': { why: 'the same, to find it by', kinds: ['code'] },
  'retired_codes.code_key': { why: 'a code that was replaced, so that it is never given again', kinds: ['code'] },
  'other_codes.code_key': { why: 'a code that a door gave to a known contact', kinds: ['code'] },
  'contacts.held_code': { why: 'the code that Mailchimp held last', kinds: ['code'] },
  'contacts.refusal': { why: "Mailchimp's words about a contact, which name them", kinds: ['email', 'name'] },
  'scans.display_value': { why: 'what the door showed: a scan is never changed afterwards', kinds: ['email', 'name'] },
  'scans.door': { why: 'which organiser scanned', kinds: ['name'] },
  'scans.let_in_by': { why: 'the member who let a refused guest in, as the log says', kinds: ['name'] },
  'scans.first_door': { why: 'which organiser scanned first', kinds: ['name'] },
  'door_calls.door': { why: 'which organiser called from a door', kinds: ['name'] },
  'door_calls.answered_by': { why: 'the member who answered, as the door shows it, for a week', kinds: ['name'] },
  'walk_ins.door': { why: 'which organiser added a guest', kinds: ['name'] },
  'scan_corrections.door': { why: 'which organiser took it back', kinds: ['name'] },
  'door_events.door': { why: 'which organiser scanned, for the other doors', kinds: ['name'] },
  'member_events.door': { why: 'which organiser scanned, as Mailchimp hears it', kinds: ['name'] },
  'tag_wishes.refusal': { why: "Mailchimp's words about a contact, which name them", kinds: ['email', 'name'] },
  'scans.code_key': { why: 'what was read, to tell later what it was', kinds: ['code'] },
  'scans.text': { why: 'what was read and was no code, as it came', kinds: ['email', 'name', 'code'] },
  'batch_failures.email': { why: 'the contacts that Mailchimp refused', kinds: ['email'] },
  'odd_rows.label': { why: 'contacts whose row in Mailchimp cannot be understood, until it can', kinds: ['email'] },
  'batch_failures.reason': { why: "Mailchimp's words about them", kinds: ['email', 'name'] },
  'batch_pages.repaired': { why: 'the contacts that a sync repaired, until it ends', kinds: ['email', 'code'] },
  'batch_pages.replaced': { why: 'whose code was replaced by a sync, until it ends', kinds: ['email', 'code'] },
  'webhook_deliveries.email_key': {
    why: 'the contacts that Mailchimp reported, until they are read again',
    kinds: ['email'],
  },
  'webhook_deliveries.old_email_key': { why: 'the same, for an address that changed', kinds: ['email'] },
}

export function columnsThatHoldPeople(): [string, Personal[]][] {
  return Object.entries(columns).map(([column, { kinds }]) => [column, kinds])
}

/** Why the data may be at this place; undefined if it may not. */
export function whyItBelongs(place: string, kind: Kind): string | undefined {
  const column = /^dump\/listpass\.(.+)$/.exec(place)?.[1]
  const found = column === undefined ? undefined : columns[column]
  return found && !isSecret(kind) && found.kinds.includes(kind) ? found.why : undefined
}
