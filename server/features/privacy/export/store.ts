// The rows of an export, kind by kind and page by page. They never contain a hash, a credential or a secret address.
import { sql } from 'kysely'
import { firstSettings } from '#contract/list-settings.ts'
import type { Database, Tx } from '../../../database/open.ts'
import { byId, type Kind, type Line } from './lines/store.ts'

export const ofPerson: Kind[] = [
  byId('user', { table: 'users', owner: 'id' }, [
    'id',
    'name',
    'email',
    'language',
    'browser_language',
    'email_proven_at',
    'created_at',
  ]),
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
    'needs_password',
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
    ['settings', sql`${JSON.stringify(firstSettings)}::jsonb || settings`],
    'card',
    'asks',
    'codes_generated_at',
    'gone_since',
    'webhook_mode',
    'created_at',
  ]),
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
