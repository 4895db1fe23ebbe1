import { sql } from 'kysely'
import { addressTrouble } from '#domain/guest-address.ts'
import type { AllTeams } from './open.ts'

export type FormerAddress = { publicUrl: string; replacedAt: Date }

/** Records the present public address and returns the former ones that guests could open. */
export async function notePublicAddress(allTeams: AllTeams, publicUrl: string): Promise<FormerAddress[]> {
  const { rows } = await sql<{ public_url: string; replaced_at: Date }>`
    with replaced as (
      update public_addresses set replaced_at = now() where public_url <> ${publicUrl} and replaced_at is null
      returning public_url, replaced_at
    ), present as (
      insert into public_addresses (public_url) values (${publicUrl})
      on conflict (public_url) do update set replaced_at = null where public_addresses.replaced_at is not null
    )
    select public_url, replaced_at from (
      select * from replaced
      union
      select public_url, replaced_at from public_addresses a
      where replaced_at is not null and public_url <> ${publicUrl} and public_url not in (select public_url from replaced)
    ) former order by replaced_at desc, public_url`.execute(allTeams)
  return rows
    .map((row) => ({ publicUrl: row.public_url, replacedAt: row.replaced_at }))
    .filter((former) => !addressTrouble(former.publicUrl))
}
