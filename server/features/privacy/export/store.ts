// The rows of an export, kind by kind and page by page. They never contain a hash, a credential or a secret address.
import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/open.ts'
import { byId, byOccasion, type Kind, type Line, nobody } from './lines/store.ts'
import { ofNotices } from './notices/store.ts'

export const ofPerson: Kind[] = [
  byId('user', { table: 'users', owner: 'id' }, ['id', 'name', 'email', 'created_at']),
  byId('session', { table: 'sessions', owner: 'person_id' }, [
    'id',
    'user_agent',
    'created_at',
    'last_used_at',
    'expires_at',
    'way',
  ]),
  byId('sign_in', { table: 'sign_ins', owner: 'person_id' }, ['id', 'at', 'user_agent', 'way', 'is_new_device']),
  byId('second_factor', { table: 'totp_secrets', owner: 'person_id' }, ['id', 'created_at']),
  byId('passkey', { table: 'passkeys', owner: 'person_id' }, [
    'id',
    'name',
    'rp_id',
    'transports',
    'created_at',
    'last_used_at',
  ]),
  {
    type: 'oidc_link',
    first: ['', ''],
    page: (person, [issuer, subject], count) => sql<Line>`
      select array[issuer, subject] as key, json_build_object('type', 'oidc_link', 'issuer', issuer, 'subject', subject,
        'created_at', created_at)::text as line
      from oidc_identities where person_id = ${person} and (issuer, subject) > (${issuer}, ${subject})
      order by issuer, subject limit ${count}`,
  },
  byId('personal_record', { table: 'personal_log', owner: 'person_id' }, ['id', 'at', 'who', 'action', 'details']),
]

export const ofTeam: Kind[] = [
  byId('team', { table: 'teams', owner: 'id' }, ['id', 'name', 'needs_second_factor', 'created_at']),
  byId('member', { table: 'memberships', owner: 'team_id', id: 'person_id' }, [
    'person_id',
    'role',
    'joined_at',
    'active_at',
  ]),
  byId('invitation', { table: 'invitations', owner: 'team_id' }, [
    'id',
    'email',
    'role',
    'list_ids',
    'invited_by',
    'sent_at',
    'expires_at',
  ]),
  byId('account', { table: 'accounts', owner: 'owner_id' }, [
    'id',
    'account_name',
    'display_name',
    'server_prefix',
    'mailchimp_id',
    'is_active',
    'reconnect_since',
    'created_at',
  ]),
  byId('list', { table: 'lists', owner: 'owner_id' }, [
    'id',
    'account_id',
    'mailchimp_id',
    'name',
    'member_count',
    'active_members',
    'date_created',
    'display_field',
    'default_max',
    'is_scanning_on',
    'admits_removed',
    'uncounted',
    'admits_uncounted',
    'colour_rules',
    'codes_generated_at',
    'gone_since',
    'webhook_mode',
    'created_at',
  ]),
]

export const ofList: Kind[] = [
  byId('field', { table: 'fields', owner: 'list_id' }, ['list_id', 'id', 'role', 'merge_id', 'tag', 'name', 'type']),
  {
    type: 'rule',
    first: ['-1'],
    page: (list, [after], count) => sql<Line>`
      select array[position::text] as key, json_build_object('type', 'rule', 'list_id', list_id, 'position', position,
        'if_field', if_field, 'if_value', if_value, 'then_field', then_field, 'then_value', then_value)::text as line
      from rules where list_id = ${list} and position > ${after}::int order by position limit ${count}`,
  },
  byId('occasion', { table: 'occasions', owner: 'list_id' }, [
    'list_id',
    'id',
    'name',
    'zone',
    'opens_at',
    'closes_at',
    'who',
    'own_max',
    'again',
    'day_begins',
    'capacity',
    'when_full',
    'when_unsure',
    'has_exits',
    'out_at',
    'place',
    'who_read_at',
    'who_trouble',
    'created_at',
    'removed_at',
  ]),
  byId('vip_rule', { table: 'vip_rules', owner: 'list_id', id: 'list_id' }, [
    'list_id',
    'who',
    'who_read_at',
    'who_trouble',
  ]),
  byId('vip_guest', { table: 'vip_guests', owner: 'list_id', id: 'contact_id' }, ['list_id', 'contact_id']),
  byId('branding', { table: 'brandings', owner: 'list_id', id: 'list_id' }, [
    'list_id',
    'name',
    'place',
    'accent',
    'shows_guest',
    'logo_id',
  ]),
  byOccasion('occasion_guest', 'occasion_guests', []),
  byOccasion('admission', 'admissions', ['entries', 'inside', 'day', 'on_day', 'entered_at']),
  byId('scanner_link', { table: 'scanner_links', owner: 'list_id' }, [
    'list_id',
    'id',
    'label',
    'may_check_in_by_name',
    'is_active',
    'expires_at',
    'occasion_id',
    'direction',
    'created_at',
    'rotated_at',
    'last_used_at',
  ]),
  byId('scanner_session', { table: 'scanner_sessions', owner: 'list_id' }, [
    'list_id',
    'id',
    'link_id',
    'user_agent',
    'started_at',
    'last_used_at',
  ]),
  byId('batch', { table: 'batches', owner: 'list_id' }, [
    'list_id',
    'id',
    'kind',
    'notice',
    'started_at',
    'finished_at',
    'cancelled_at',
  ]),
  {
    type: 'refusal',
    first: [nobody, ''],
    page: (list, [batch, email], count) => sql<Line>`
      select array[batch_id::text, email] as key, json_build_object('type', 'refusal', 'list_id', list_id,
        'batch_id', batch_id, 'email', email, 'reason', reason)::text as line
      from batch_failures where list_id = ${list} and (batch_id, email) > (${batch}::uuid, ${email})
      order by batch_id, email limit ${count}`,
  },
  byId('contact', { table: 'contacts', owner: 'list_id' }, [
    'list_id',
    'id',
    'email',
    'status',
    'merge_fields',
    'code',
    'max_scans',
    'scan_count',
    'opening_count',
    'given_back',
    'is_blocked',
    'mailchimp_contact_id',
    'held_code',
    'held_max',
    'held_scans',
    'refusal',
    'created_at',
    'removed_at',
    'erased_at',
  ]),
  byId('retired_code', { table: 'retired_codes', owner: 'list_id', id: 'code_key' }, [
    'list_id',
    'contact_id',
    'code_key',
    'retired_at',
  ]),
  byId('other_code', { table: 'other_codes', owner: 'list_id', id: 'code_key' }, ['list_id', 'contact_id', 'code_key']),
  byId('scan', { table: 'scans', owner: 'list_id', id: 'scan_id' }, [
    'list_id',
    'scan_id',
    'contact_id',
    'code_key',
    'text',
    'reason',
    'number',
    'standing',
    'door',
    'display_value',
    'scan_count',
    'max_scans',
    'rule_effects',
    'scanned_at',
    'received_at',
    'is_offline',
    'corrected_at',
    'is_late',
    'occasion_id',
    'is_exit',
    'is_own',
    'facts',
  ]),
  byId('scan_correction', { table: 'scan_corrections', owner: 'list_id', id: 'scan_id' }, [
    'list_id',
    'scan_id',
    'kind',
    'at',
    'door',
    'for_scan_id',
  ]),
  ...ofNotices,
]

export const records = byId('record', { table: 'audit_log', owner: 'owner_id' }, [
  'id',
  'at',
  'who',
  'member_id',
  'member_name',
  'member_role',
  'action',
  'list_id',
  'details',
])

export async function findListIds(database: Database, team: string): Promise<string[]> {
  return database.as({ team }, async (tx) => {
    const rows = await tx.selectFrom('lists').select('id').where('owner_id', '=', team).orderBy('id').execute()
    return rows.map(({ id }) => id)
  })
}

export async function hasList(database: Database, team: string, id: string): Promise<boolean> {
  const found = await database.as({ team }, (tx) =>
    tx.selectFrom('lists').select('id').where('owner_id', '=', team).where('id', '=', id).executeTakeFirst(),
  )
  return found !== undefined
}

export async function hasPerson(database: Database, id: string): Promise<boolean> {
  const look = (tx: Tx) => tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  return (await database.as({ person: id }, look)) !== undefined
}
