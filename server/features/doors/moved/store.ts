import { sql } from 'kysely'
import type { Database } from '../../../database/open.ts'

type Open = Pick<Database, 'open'>

/** The database says whether the team has left, because a node hears of a return a second late. */
async function first(text: ReturnType<typeof sql<{ listId: string }>>, { open }: Open): Promise<string | undefined> {
  const { rows } = await text.execute(open)
  return rows[0]?.listId
}

export function listOfSlug(database: Open, hash: Buffer): Promise<string | undefined> {
  return first(sql`select list_id as "listId" from link_of_slug(${hash}) where has_left(list_id)`, database)
}

export function listOfHook(database: Open, hash: Buffer): Promise<string | undefined> {
  return first(sql`select list_id as "listId" from webhook_of_address(${hash}) where has_left(list_id)`, database)
}

/** The list of the page that the link of a code opens. */
export function listOfPage(database: Open, code: string): Promise<string | undefined> {
  return first(sql`select list_id as "listId" from contact_of_page(${code}) where has_left(list_id)`, database)
}
