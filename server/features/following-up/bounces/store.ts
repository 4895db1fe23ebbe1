import { sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { CampaignsRead } from '../../../database/column-types.ts'
import type { Tx } from '../../../database/open.ts'

export type { CampaignRead, CampaignsRead } from '../../../database/column-types.ts'

/**
 * Lists whose sent emails are to be read for bounces now. An email with codes cannot be older than the codes. A reading
 * in the future was dated by a clock that was wrong.
 */
export const listsToRead = (every: string) => sql<{ id: string }>`
  select l.id from reachable_lists() l
  left join bounce_readings r on r.list_id = l.id
  where l.webhook_mode is not null
    and (coalesce(r.looked_at, l.codes_generated_at) < now() - ${every}::interval
      or r.looked_at > now() + interval '1 minute')`

/** The next reading is due some time after this one has begun, even if it fails. */
export async function begin(tx: Tx, listId: string, now: Date): Promise<{ codesAt: Date; campaigns: CampaignsRead }> {
  const { rows } = await sql<{ codesAt: Date; campaigns: CampaignsRead }>`
    insert into bounce_readings as r (list_id, looked_at) values (${listId}, ${now})
    on conflict (list_id) do update set looked_at = excluded.looked_at
    returning r.campaigns, (select coalesce(l.codes_generated_at, ${now}) from lists l where l.id = r.list_id) as "codesAt"`.execute(
    tx,
  )
  return onlyRow(rows)
}

export async function keep(tx: Tx, listId: string, campaigns: CampaignsRead): Promise<void> {
  await sql`
    update bounce_readings set campaigns = ${JSON.stringify(campaigns)}::jsonb where list_id = ${listId}`.execute(tx)
}

export async function hasBounces(tx: Tx, listId: string): Promise<boolean> {
  const { rows } = await sql<{ hasBounces: boolean }>`
    select exists (select from bounced_mails where list_id = ${listId}) as "hasBounces"`.execute(tx)
  return onlyRow(rows).hasBounces
}

type Results = { sentAt: Date; bounced: string[]; arrived: string[] }

/** The hashes of members whose mail bounced, or arrived. */
export async function noteBounces(tx: Tx, listId: string, { sentAt, bounced, arrived }: Results): Promise<void> {
  await sql`select note_bounces(${listId}, ${sentAt}, ${bounced}::text[], ${arrived}::text[])`.execute(tx)
}
