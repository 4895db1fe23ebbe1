// Deliveries that come unsigned to a webhook with a secret: the worker then asks Mailchimp whether it still signs them.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table lists add unsigned_at timestamptz').execute(db)
  await sql.raw(noting).execute(db)
}

// Asked before anybody is known. Noted once, however many come: most of them may be forged.
const noting = `
create function note_unsigned_delivery(wanted bytea) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  update lists set unsigned_at = now()
  where webhook_code_hash = wanted and webhook_secret is not null and unsigned_at is null
$$`
