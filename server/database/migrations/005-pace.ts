// How hard a login may be asked, counted for all nodes together: slots that shrink when Mailchimp refuses, a circuit that
// opens when it is down, and slots of a killed server that are taken over gently.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [pace, circuit, slots]) await sql.raw(part).execute(db)
}

const pace = `
-- What the last refusal left, and one more for every ten seconds since.
create function pace_of(login text, most int) returns int
language sql volatile security definer set search_path = listpass, pg_temp as $$
  select coalesce((
    select least(most, p.slots + floor(extract(epoch from clock_timestamp() - p.changed_at) / 10)::int)
    from login_paces p where p.login_key = login), most)
$$;

-- Half of what was. Calls that were refused together count once: one that began before the last change has seen no other pace.
create function slow_down(login text, most int, began_ago double precision, rest_seconds double precision) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  insert into login_paces as p (login_key, slots, changed_at, open_until)
  values (login, greatest(1, most / 2), clock_timestamp(), clock_timestamp() + make_interval(secs => rest_seconds))
  on conflict (login_key) do update set
    slots = case when p.changed_at < clock_timestamp() - make_interval(secs => began_ago)
      then greatest(1, pace_of(login, most) / 2) else p.slots end,
    changed_at = case when p.changed_at < clock_timestamp() - make_interval(secs => began_ago)
      then clock_timestamp() else p.changed_at end,
    open_until = greatest(p.open_until, excluded.open_until)
$$;
`

const circuit = `
-- From 2 s on, doubling, to 30 s.
create function rest_after(failures_more int) returns interval language sql immutable parallel safe as
  $$ select make_interval(secs => least(30, 2 * 2 ^ least(failures_more, 10))) $$;

-- So many failures in a row open the circuit. What was under way when it opened says nothing new.
create function note_failure(login text, most int, needed int) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  insert into login_paces as p (login_key, slots, changed_at, failures)
  values (login, most, clock_timestamp() - interval '1 hour', 1)
  on conflict (login_key) do update set
    failures = case when p.open_until > clock_timestamp() then p.failures else p.failures + 1 end,
    open_until = case when p.open_until > clock_timestamp() or p.failures + 1 < needed then p.open_until
      else clock_timestamp() + rest_after(p.failures + 1 - needed) end
$$;

-- Mailchimp answered, whatever it said.
create function note_answer(login text) returns void
language sql security definer set search_path = listpass, pg_temp as
  $$ update login_paces set failures = 0, open_until = '-infinity' where login_key = login and failures > 0 $$;

-- For how long work should leave the login alone; 0 when it may try. Of an open circuit, one caller at a time is let through.
create function may_call(login text, needed int, out wait_ms double precision, out failures int)
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update login_paces p set failures = p.failures + 1, open_until = clock_timestamp() + rest_after(p.failures + 1 - needed)
  where p.login_key = login and p.failures >= needed and p.open_until <= clock_timestamp()
  returning 0, p.failures into wait_ms, failures;
  if found then return; end if;
  select greatest(0, extract(epoch from p.open_until - clock_timestamp()) * 1000), p.failures into wait_ms, failures
  from login_paces p where p.login_key = login and (p.failures > 0 or p.open_until > clock_timestamp());
  wait_ms := coalesce(wait_ms, 0);
  failures := coalesce(failures, 0);
end $$;
`

const slots = `
drop function take_slot(text, uuid, int, int);
drop function free_all_slots();

-- Work keeps to the pace of the login; a person's own call may use every slot there is.
create function take_slot(login text, taker uuid, seconds int, slots int, is_work boolean) returns int
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  taken int;
begin
  -- One at a time, or two would count the same.
  perform pg_advisory_xact_lock(hashtextextended('slots of ' || login, 0));
  if is_work and pace_of(login, slots) <= (select count(*) from slot_leases s
    where s.login_key = login and s.holder is not null and s.expires_at > clock_timestamp()) then
    return null;
  end if;
  insert into slot_leases (login_key, slot) select login, generate_series(1, slots) on conflict do nothing;
  -- Those that were given back first: the holder of one that ran out may only have lost the database for a while.
  update slot_leases s set holder = taker, expires_at = clock_timestamp() + make_interval(secs => seconds)
  where s.login_key = login and s.slot = (
    select free.slot from slot_leases free
    where free.login_key = login and free.slot <= slots and free.expires_at < clock_timestamp()
    order by free.holder is not null, free.slot limit 1 for update skip locked)
  returning s.slot into taken;
  return taken;
end $$;

create or replace function free_slot(login text, wanted int, taker uuid, after_seconds int) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  update slot_leases set expires_at = clock_timestamp() + make_interval(secs => after_seconds), holder = null
  where login_key = login and slot = wanted and holder = taker
$$;

-- Also one that has run out and that nobody has taken since.
create or replace function keep_slots(taker uuid, seconds int) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  update slot_leases set expires_at = greatest(expires_at, clock_timestamp() + make_interval(secs => seconds))
  where holder = taker
$$;

-- For a server that knows to be the only one. What a killed one had asked for may still be under way at Mailchimp for some
-- seconds: until then its calls count, and what it was writing is not written anew, or the older values might come last.
create function take_over(seconds int) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  update slot_leases set expires_at = least(expires_at, clock_timestamp() + make_interval(secs => seconds)), holder = null
  where holder is not null;
  delete from leases where name not like 'write-back:%';
  update leases set expires_at = least(expires_at, clock_timestamp() + make_interval(secs => seconds));
$$;

-- A list that lacks one of its fields has nowhere to write to: what is pending waits there until they are made again.
create or replace function lists_with_pending_writes() returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
  with recursive hop as (
    (select w.list_id from pending_writes w order by w.list_id limit 1)
    union all
    select (select w.list_id from pending_writes w where w.list_id > hop.list_id order by w.list_id limit 1)
    from hop where hop.list_id is not null
  )
  select hop.list_id from hop
  join lists on lists.id = hop.list_id and lists.gone_since is null
  join accounts on accounts.id = lists.account_id and accounts.is_active and accounts.reconnect_since is null
  where (select count(*) from fields f where f.list_id = hop.list_id) = 3
$$;
`
