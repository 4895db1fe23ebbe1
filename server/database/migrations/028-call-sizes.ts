// How many rows a call of a login may have: fewer after calls that came to nothing, more again when that works.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [sizes, asking, failing]) await sql.raw(part).execute(db)
}

const sizes = `
-- One row a login and kind of call, while calls of that kind are smaller than Mailchimp allows. Forgotten with its pace.
create table login_sizes (
  login_key text not null references login_paces on delete cascade,
  kind text not null check (kind in ('read', 'write')),
  rows int not null,
  -- Calls of that size that failed, with none between them that worked.
  failures int not null default 0,
  -- When one call may try twice as many. After a halving only when a call has worked: while Mailchimp is away, none does.
  grows_at timestamptz not null default 'infinity',
  primary key (login_key, kind)
);
`

const asking = `
-- How many rows the next call may have. One caller that wants more may try twice as many; ten minutes later another.
create function rows_per_call(login text, which text, most int, wanted int, out size int, out is_known boolean)
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update login_sizes s set grows_at = clock_timestamp() + interval '10 minutes'
  where s.login_key = login and s.kind = which and s.rows < least(most, wanted) and s.grows_at <= clock_timestamp()
  returning least(most, s.rows * 2) into size;
  if not found then
    select least(most, s.rows) into size from login_sizes s where s.login_key = login and s.kind = which;
  end if;
  is_known := size is not null;
  size := coalesce(size, most);
end $$;

-- A call of so many rows has worked. Smaller ones than the size of now say nothing about it.
create function note_rows(login text, which text, worked int, most int) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  delete from login_sizes s where s.login_key = login and s.kind = which and worked >= most;
  update login_sizes s set rows = worked, failures = 0,
    grows_at = case when worked > s.rows or s.grows_at = 'infinity' then clock_timestamp() else s.grows_at end
  where s.login_key = login and s.kind = which and worked >= s.rows
$$;
`

const failing = `
-- A call of so many rows came to nothing. The second failure halves the size, and counts once for the circuit: small calls
-- may work. Calls larger than the size of now say nothing new. Answers with the size from now on.
create function note_rows_failed(login text, which text, tried int, most int, least_rows int, slots int, needed int) returns int
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  size login_sizes;
begin
  insert into login_paces (login_key, slots, changed_at) values (login, slots, clock_timestamp() - interval '1 hour')
  on conflict do nothing;
  insert into login_sizes (login_key, kind, rows) values (login, which, most) on conflict do nothing;
  select * into size from login_sizes s where s.login_key = login and s.kind = which for update;
  if tried > size.rows then
    return size.rows;
  end if;
  if tried <= least_rows then
    perform note_failure(login, slots, needed);
    return size.rows;
  end if;
  if size.failures > 0 then
    perform note_failure(login, slots, needed);
    size.rows := greatest(least_rows, tried / 2);
  end if;
  update login_sizes s set rows = size.rows, failures = 1 - size.failures, grows_at = 'infinity'
  where s.login_key = login and s.kind = which;
  return size.rows;
end $$;
`
