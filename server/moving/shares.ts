// The rows of each table that move with a team.
import type { owners } from '../database/owners.ts'

type Table = keyof typeof owners

/**
 * The column that names the team, a list of the team or a member. `stays`: the rows mean nothing at another installation,
 * or belong to persons apart from the team, or are made anew there.
 */
export type Share = 'team' | 'owner' | 'list' | 'into' | 'member' | 'self' | 'user' | 'stays'

export const shares: Record<Table, Share> = {
  schema_files: 'stays',
  schema_functions: 'stays',
  throttles: 'stays',
  leases: 'stays',
  public_addresses: 'stays',
  slot_leases: 'stays',
  login_paces: 'stays',
  login_sizes: 'stays',
  audit_log: 'owner',
  personal_log: 'stays',
  users: 'user',
  // Doors of members go on with their sessions.
  sessions: 'member',
  password_resets: 'stays',
  // Made anew where the email has an account.
  second_accounts: 'stays',
  totp_secrets: 'member',
  recovery_codes: 'member',
  sign_ins: 'stays',
  teams: 'self',
  memberships: 'team',
  member_lists: 'team',
  invitations: 'team',
  departures: 'stays',
  arrivals: 'stays',
  // Browsers offer a passkey only at the host that made it.
  passkeys: 'stays',
  spent_tickets: 'stays',
  // Each installation has its own identity provider.
  oidc_identities: 'stays',
  oauth_states: 'stays',
  accounts: 'owner',
  lists: 'owner',
  fields: 'list',
  merged_lists: 'into',
  contacts: 'list',
  contact_changes: 'list',
  waiting_changes: 'list',
  // Inserted contacts get their texts by a trigger.
  contact_texts: 'stays',
  pending_writes: 'list',
  other_codes: 'list',
  bounced_mails: 'list',
  walk_ins: 'list',
  door_calls: 'list',
  batches: 'list',
  batch_pages: 'list',
  batch_failures: 'list',
  retired_codes: 'list',
  rules: 'list',
  webhook_deliveries: 'list',
  occasions: 'list',
  occasion_guests: 'list',
  // Read from Mailchimp again.
  segment_readings: 'stays',
  segment_pages: 'stays',
  bounce_readings: 'stays',
  brandings: 'list',
  page_openings: 'list',
  scanner_links: 'list',
  scanner_sessions: 'list',
  door_seqs: 'list',
  door_events: 'list',
  scans: 'list',
  scan_corrections: 'list',
  admissions: 'list',
  occasion_seats: 'list',
  vip_rules: 'list',
  vip_guests: 'list',
  notice_watches: 'list',
  notices: 'list',
  notice_levels: 'list',
  notice_settings: 'list',
  attendance: 'list',
  list_tags: 'list',
  tag_wishes: 'list',
  member_events: 'list',
  follow_ups: 'list',
  sent_campaigns: 'list',
  // Requests to teams of this installation.
  merge_asks: 'stays',
  lists_apart: 'list',
}

/**
 * The condition of a table's rows that belong to the team: SQL with the table as `t`. `team`: a quoted id. `prefix`: that of the
 * names of the tables in which its lists and members are.
 */
export function isOfTeam(share: Exclude<Share, 'stays'>, team: string, prefix = ''): string {
  const lists = `(select l.id from ${prefix}lists l where l.owner_id = ${team})`
  const members = `(select m.person_id from ${prefix}memberships m where m.team_id = ${team})`
  const conditions = {
    team: `t.team_id = ${team}`,
    owner: `t.owner_id = ${team}`,
    self: `t.id = ${team}`,
    list: `t.list_id in ${lists}`,
    into: `t.into_list in ${lists}`,
    member: `t.person_id in ${members}`,
    user: `t.id in ${members}`,
  }
  return conditions[share]
}
