import { sql } from 'kysely'
import type { Role } from '#domain/role.ts'
import type { Database, Tx } from '../../../database/open.ts'

export type Invited = { email: string; emailKey: string; role: Role; listIds: string[]; invitedBy: string }

export type StoredInvitation = Omit<Invited, 'emailKey'> & { id: string; sentAt: Date; expiresAt: Date }

const columns = [
  'id',
  'email',
  'role',
  'list_ids as listIds',
  'invited_by as invitedBy',
  'sent_at as sentAt',
  'expires_at as expiresAt',
] as const

/** The open invitations of a team, the newest first. */
export async function findInvitations(tx: Tx, teamId: string): Promise<StoredInvitation[]> {
  return tx
    .selectFrom('invitations')
    .select(columns)
    .where('team_id', '=', teamId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** A team has one invitation per address. A new one replaces it, and the old link no longer works. */
export async function keepInvitation(
  tx: Tx,
  teamId: string,
  invited: Invited & { id: string; secretHash: Buffer; goodForDays: number },
): Promise<void> {
  await tx
    .deleteFrom('invitations')
    .where('team_id', '=', teamId)
    .where((row) => row.or([row('email_key', '=', invited.emailKey), row('expires_at', '<=', sql<Date>`now()`)]))
    .execute()
  await tx
    .insertInto('invitations')
    .values({
      id: invited.id,
      team_id: teamId,
      email: invited.email,
      email_key: invited.emailKey,
      role: invited.role,
      list_ids: invited.listIds,
      invited_by: invited.invitedBy,
      secret_hash: invited.secretHash,
      expires_at: sql<Date>`now() + make_interval(days => ${invited.goodForDays})`,
    })
    .execute()
}

/** Takes the invitation away; false when another call was first. */
export async function takeInvitation(tx: Tx, teamId: string, id: string): Promise<boolean> {
  const taken = await tx.deleteFrom('invitations').where('team_id', '=', teamId).where('id', '=', id).executeTakeFirst()
  return taken.numDeletedRows === 1n
}

export type OpenedInvitation = Invited & {
  id: string
  teamId: string
  teamName: string
  secretHash: Buffer
  isOver: boolean
}

/** Runs before the server knows the person behind the link. */
export async function openInvitation({ open }: Database, id: string): Promise<OpenedInvitation | undefined> {
  const { rows } = await sql<OpenedInvitation>`
    select id, team_id as "teamId", team_name as "teamName", email, email_key as "emailKey", role, list_ids as "listIds",
      invited_by as "invitedBy", secret_hash as "secretHash", is_over as "isOver"
    from invitation_of(${id})`.execute(open)
  return rows[0]
}
