import { sql } from 'kysely'
import type { Database, ListScope, Tx } from '../../database/open.ts'

export type Settings = { name: string; place: string; accent: string | null; showsGuest: boolean }

/** `logoId`: null without a logo. */
export type StoredBranding = Settings & { logoId: string | null }

export const noBranding: StoredBranding = { name: '', place: '', accent: null, showsGuest: false, logoId: null }

/**
 * One occasion that the guest of a code may enter, with the branding of its list. `opensAt`: null if it is open at any
 * time.
 */
export type PageRow = {
  name: string
  zone: string
  opensAt: Date | null
  closesAt: Date | null
  occasionId: string
  place: string
  organiser: string
  accent: string | null
  logoId: string | null
  /** Null where the organiser does not show it, or no name is known. */
  guest: string | null
  /** How many times the guest may enter. Null without a limit. */
  admits: number | null
}

export async function find(database: Database, scope: ListScope): Promise<StoredBranding> {
  return (await database.as(scope, (tx) => findIn(tx, scope.list))) ?? noBranding
}

async function findIn(tx: Tx, listId: string): Promise<StoredBranding | undefined> {
  return tx
    .selectFrom('brandings')
    .select(['name', 'place', 'accent', 'shows_guest as showsGuest', 'logo_id as logoId'])
    .where('list_id', '=', listId)
    .executeTakeFirst()
}

export async function put(tx: Tx, listId: string, { showsGuest, ...settings }: Settings): Promise<void> {
  const row = { ...settings, shows_guest: showsGuest }
  await tx
    .insertInto('brandings')
    .values({ list_id: listId, ...row })
    .onConflict((conflict) => conflict.column('list_id').doUpdateSet(row))
    .execute()
}

/** Null removes it. */
export async function putLogo(tx: Tx, listId: string, logo: { id: string; png: Buffer } | null): Promise<void> {
  const row = { logo_id: logo?.id ?? null, logo: logo?.png ?? null }
  await tx
    .insertInto('brandings')
    .values({ list_id: listId, ...row })
    .onConflict((conflict) => conflict.column('list_id').doUpdateSet(row))
    .execute()
}

/** The rows in the order in which a guest reads them; none for a code without a page. */
export async function findPage({ open }: Pick<Database, 'open'>, code: string, at: Date): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select occasion_id as "occasionId", name, zone, opens_at as "opensAt", closes_at as "closesAt", place, organiser, accent,
      logo_id as "logoId", guest, admits
    from guest_page(${code}, ${at})`.execute(open)
  return rows
}

export type Opening = { code: string; occasionId: string }

/** Keeps the first day of each contact at an occasion. */
export async function noteOpenings({ open }: Pick<Database, 'open'>, openings: Opening[], at: Date): Promise<void> {
  const codes = openings.map(({ code }) => code)
  const occasions = openings.map(({ occasionId }) => occasionId)
  await sql`select note_openings(${codes}::text[], ${occasions}::uuid[], ${at})`.execute(open)
}

export async function findLogo({ open }: Pick<Database, 'open'>, id: string): Promise<Buffer | null> {
  const { rows } = await sql<{ logo: Buffer | null }>`select logo_of(${id}) as logo`.execute(open)
  return rows[0]?.logo ?? null
}
