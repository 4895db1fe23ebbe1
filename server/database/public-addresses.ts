import { sql } from 'kysely'
import { addressTrouble } from '#domain/guest-address.ts'
import type { Database } from './open.ts'

export type FormerAddress = { publicUrl: string; replacedAt: Date }

/** Records the present public address and returns the former ones that guests could open. */
export async function notePublicAddress(database: Pick<Database, 'open'>, publicUrl: string): Promise<FormerAddress[]> {
  const { rows } = await sql<{ public_url: string; replaced_at: Date }>`
    select public_url, replaced_at from note_public_address(${publicUrl})`.execute(database.open)
  return rows
    .map((row) => ({ publicUrl: row.public_url, replacedAt: row.replaced_at }))
    .filter((former) => !addressTrouble(former.publicUrl))
}
