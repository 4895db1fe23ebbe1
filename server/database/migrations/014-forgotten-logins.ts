// A call that was under way when its account was deleted gives its slot back to a login that nobody has any more.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(freeing).execute(db)
}

// As in 005, and then nothing is kept of the login: it names an account of Mailchimp. A login that is only being tried loses
// nothing by it, since slots are made as they are taken.
const freeing = `
create or replace function free_slot(login text, wanted int, taker uuid, after_seconds int) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update slot_leases set expires_at = clock_timestamp() + make_interval(secs => after_seconds), holder = null
  where login_key = login and slot = wanted and holder = taker;
  if not exists (select from accounts where login_key = login) then
    delete from slot_leases where login_key = login and expires_at <= clock_timestamp();
  end if;
end $$;
`
