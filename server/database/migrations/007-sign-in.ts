// Throttles that take from several buckets at once and give back, links for a new password, and what sweeps up after both.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [throttles, passwords, sweeping]) await sql.raw(part).execute(db)
}

const throttles = `
-- One token from each of these buckets, or none from any. Unlike take_token it costs nothing to be refused: a bucket fills
-- while somebody else keeps asking. Rows are locked in the order of their keys, so that two callers cannot wait for each other.
create function take_tokens(keys text[], capacities double precision[], per_second double precision[]) returns boolean
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  bucket record;
  filled double precision;
  all_have_one boolean := true;
begin
  for bucket in
    select b.key, b.capacity, b.rate from unnest(keys, capacities, per_second) as b(key, capacity, rate) order by b.key
  loop
    insert into throttles as t (key, tokens, filled_at) values (bucket.key, bucket.capacity, clock_timestamp())
    on conflict (key) do update set
      tokens = least(bucket.capacity,
        t.tokens + bucket.rate * greatest(0, extract(epoch from clock_timestamp() - t.filled_at))),
      filled_at = clock_timestamp()
    returning tokens into filled;
    all_have_one := all_have_one and filled >= 1;
  end loop;
  if all_have_one then
    update throttles set tokens = tokens - 1 where key = any (keys);
  end if;
  return all_have_one;
end $$;

-- For what turned out well: only failures are counted.
create function give_tokens_back(keys text[], capacities double precision[]) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  bucket record;
begin
  for bucket in select b.key, b.capacity from unnest(keys, capacities) as b(key, capacity) order by b.key loop
    update throttles set tokens = least(bucket.capacity, tokens + 1) where key = bucket.key;
  end loop;
end $$;
`

const passwords = `
-- Null until it is changed for the first time. What was proven or asked for before then is of no use after. Whole
-- milliseconds, since it goes to the server and comes back.
alter table users add password_changed_at timestamptz(3);

drop function person_for_sign_in(text);
create function person_for_sign_in(wanted text)
returns table (id uuid, name text, email text, password_hash text, password_changed_at timestamptz)
language sql stable security definer set search_path = listpass, pg_temp as
  $$ select id, name, email, password_hash, password_changed_at from users where email_key = wanted $$;

-- Whose link this is, as long as it is good. Who comes with one is not signed in, and known by it alone.
create function person_of_reset(wanted uuid)
returns table (secret_hash bytea, person_id uuid, name text, email text)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select r.secret_hash, u.id, u.name, u.email from password_resets r join users u on u.id = r.person_id
  where r.id = wanted and r.used_at is null and r.expires_at > now()
$$;
`

const sweeping = `
-- What has run out is of no use to us, and would be to who copies the database. Links that were used stay for a day: a mail
-- that is tried again must find that its link was.
create function sweep_sign_in(idle interval) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  delete from sessions where expires_at < now() or last_used_at < now() - idle;
  delete from password_resets where expires_at < now() - interval '1 day';
$$;
`
