// Filling a list with one pass over each contact (decision 37).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
-- What the codes of those are made from who are met while the batch is at work. Gone when the batch is over: it would tell
-- whose the code of somebody was who was erased.
alter table batches add seed bytea;
`,
    )
    .execute(db)
}
