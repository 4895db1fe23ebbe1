// Why Mailchimp does not let the user of a key read lists: its account is kept, and its card says so.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column lists_refused text`.execute(db)
}
