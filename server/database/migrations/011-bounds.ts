// What grows with what somebody does on purpose has an end: refused scans of one session, and what was begun and left.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [refusals, sweeping]) await sql.raw(part).execute(db)
}

// Every refusal is kept. Unknown codes have an end already, so that nobody guesses; with a used one, or none at all, whoever
// has a link could fill the disk. No people at doors come near this. The rest of the function stays as the last migrations
// that wrote it have it.
const refusals = `
-- A bucket that no transaction waits for, since it is emptied in the middle of larger ones: held by another, it counts as
-- full. To find it empty writes nothing.
create function take_token_unless_busy(bucket text, capacity double precision, per_second double precision) returns boolean
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  filled double precision;
begin
  select least(capacity, t.tokens + per_second * extract(epoch from clock_timestamp() - t.filled_at)) into filled
  from throttles t where t.key = bucket for update skip locked;
  if not found then
    insert into throttles (key, tokens, filled_at) values (bucket, capacity - 1, clock_timestamp()) on conflict do nothing;
    return true;
  end if;
  if filled < 1 then
    return false;
  end if;
  update throttles set tokens = filled - 1, filled_at = clock_timestamp() where key = bucket;
  return true;
end $$;

do $$ declare
  was text := pg_get_functiondef('redeem_scans(uuid, jsonb)'::regprocedure);
  becomes text := replace(replace(replace(was,
    E'  decided as (\\n', E'  judged as (\\n'),
    E'end as reason\\n    from attempts a\\n', E'end as verdict\\n    from attempts a\\n'),
    E'e.place = a.place)\\n  ),\\n  ruled as (\\n', E'e.place = a.place)\\n  ),\\n'
      '  decided as (\\n'
      '    select j.*, case\\n'
      '      when j.verdict in (''ok'', ''rate_limited'') then j.verdict\\n'
      '      when take_token_unless_busy(''refused:'' || coalesce(j.link, j.person), 5000, 5) then j.verdict\\n'
      '      else ''rate_limited'' end as reason\\n'
      '    from judged j\\n'
      '  ),\\n'
      '  ruled as (\\n');
begin
  if becomes not like '%judged as (%end as verdict%from judged j%' then
    raise exception 'redeem_scans does not look as it should';
  end if;
  execute becomes;
end $$;
`

const sweeping = `
-- Whoever tries keys is a login to us until the answer, and begun consents may never be ended.
create or replace function sweep_sign_in(idle interval) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  delete from sessions where expires_at < now() or last_used_at < now() - idle;
  delete from password_resets where expires_at < now() - interval '1 day';
  delete from oauth_states where expires_at < now() - interval '1 hour';
  delete from slot_leases s where s.expires_at < now() - interval '1 hour'
    and not exists (select from accounts a where a.login_key = s.login_key);
  delete from login_paces p where p.changed_at < now() - interval '1 hour' and p.open_until < now()
    and not exists (select from accounts a where a.login_key = p.login_key);
$$;
`
