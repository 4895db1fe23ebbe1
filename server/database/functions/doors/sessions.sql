-- Sessions of doors, of members and of scanner links, and how long they may admit guests.

-- The doors of these members' sessions, each with the list of its key, which is our id or Mailchimp's. The secret
-- proves each session. The list is null unless a team of the member has it and the member may use its scanner. Records
-- the use, once a minute. With the owner's rights, because a session is found before its team is known, and one statement
-- answers the doors of many teams.
create or replace function member_doors(p_sessions uuid[], p_secrets bytea[], p_keys text[], p_idle interval) returns setof member_door
language plpgsql security definer set search_path = listpass, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  d member_door;
  long_ago timestamptz := now() - interval '1 minute';
begin
  for d in
    select asked.place, u.id, u.name, l.team_id, l.role, l.active_at, l.id, l.name, l.settings -> 'colour_rules', s.id, s.last_used_at
    from unnest(p_sessions, p_secrets, p_keys) with ordinality as asked (session_id, secret_hash, key, place)
    cross join lateral (
      select * from sessions x where x.id = asked.session_id and x.secret_hash = asked.secret_hash
        and x.expires_at > now() and x.last_used_at > now() - p_idle limit 1
    ) s
    cross join lateral (select * from users x where x.id = s.person_id limit 1) u
    left join lateral (
      select lists.*, m.team_id, m.role, m.active_at from memberships m
      join lists on lists.owner_id = m.team_id
      join accounts on accounts.id = lists.account_id
      where m.person_id = u.id and (lists.id::text = asked.key or lists.mailchimp_id = asked.key)
        and may_scan(u.id, m.team_id, lists.id, s.way)
      -- If the same Mailchimp list was connected again, the one whose account works comes first.
      order by accounts.is_active and lists.gone_since is null desc, lists.date_created nulls last, lists.name, lists.id
      limit 1
    ) l on true
  loop
    if d.last_used_at < long_ago then
      update sessions set last_used_at = now() where ctid = any (array(
        select s.ctid from sessions s where s.id = d.session_id and s.last_used_at < long_ago
        for no key update skip locked));
    end if;
    return next d;
  end loop;
end
$$;

-- The doors of these sessions of scanner links. The secret proves each session. The owner is null if the link has ended
-- or the list is closed. Records the use, once a minute. With the owner's rights, because a session is found before its
-- team is known, and one statement answers the doors of many teams.
create or replace function scanner_doors(p_lists uuid[], p_sessions uuid[], p_secrets bytea[]) returns setof scanner_door
language plpgsql security definer set search_path = listpass, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  d scanner_door;
  long_ago timestamptz := now() - interval '1 minute';
begin
  for d in
    select asked.place, s.list_id, s.link_id, k.label, k.may_check_in_by_name, l.name, l.settings -> 'colour_rules', l.mailchimp_id,
      l.owner_id, not k.is_active or coalesce(k.expires_at <= now(), false)
        or not is_open(a.is_active, l.is_scanning_on, l.codes_generated_at), s.id, s.last_used_at
    from unnest(p_lists, p_sessions, p_secrets) with ordinality as asked (list_id, session_id, secret_hash, place)
    cross join lateral (
      select * from scanner_sessions x
      where x.list_id = asked.list_id and x.id = asked.session_id and x.secret_hash = asked.secret_hash and is_live(x) limit 1
    ) s
    cross join lateral (select * from scanner_links x where x.list_id = s.list_id and x.id = s.link_id limit 1) k
    cross join lateral (select * from lists x where x.id = s.list_id limit 1) l
    cross join lateral (select * from accounts x where x.id = l.account_id limit 1) a
  loop
    if d.last_used_at < long_ago then
      update scanner_links set last_used_at = now() where ctid = any (array(
        select k.ctid from scanner_links k
        where k.list_id = d.list_id and k.id = d.link_id and (k.last_used_at is null or k.last_used_at < long_ago)
        for no key update skip locked));
      update scanner_sessions set last_used_at = now() where ctid = any (array(
        select s.ctid from scanner_sessions s
        where s.list_id = d.list_id and s.id = d.session_id and s.last_used_at < long_ago
        for no key update skip locked));
    end if;
    d.may_check_in_by_name := d.may_check_in_by_name and not d.has_ended;
    return next d;
  end loop;
end
$$;

-- True while a scanner session may be used (DESIGN §7). It does not check the link: a door whose link has ended learns
-- so from the verdict of each scan.
create or replace function is_live(s scanner_sessions) returns boolean
language sql stable as $$
select s.ended_at is null and s.expires_at > now() and s.last_used_at > now() - interval '7 days';
$$;

-- When this door stops admitting guests: when its link expires or was switched off, otherwise never. Null if the
-- session has ended. Ending the link's sessions waits for this transaction.
create or replace function door_open_until(p_list uuid, p_session uuid, p_link uuid) returns timestamptz
language plpgsql as $$
declare
  ends timestamptz;
begin
  if p_link is null then return 'infinity'; end if;
  perform pg_advisory_xact_lock_shared(scanner_link_key(p_link));
  select coalesce(least(k.expires_at, k.switched_off_at), 'infinity') into ends
  from scanner_sessions s join scanner_links k on k.list_id = s.list_id and k.id = s.link_id
  where s.list_id = p_list and s.id = p_session and s.link_id = p_link and is_live(s);
  return ends;
end
$$;

-- The period in which this door could admit guests. It begins with the making of its link. It ends when the link
-- expires or is switched off, or when the list or its account is closed. Scans from that period are accepted for the
-- grace period after it. An organiser's own door has no such ends. No row if the session has ended. Ending the link's
-- sessions waits for this transaction.
create or replace function door_span(p_list uuid, p_session uuid, p_link uuid) returns table (
  begins timestamptz, ends timestamptz, closes timestamptz, grace interval
)
language plpgsql as $$
begin
  if p_link is null then
    return query select '-infinity'::timestamptz, 'infinity'::timestamptz, 'infinity'::timestamptz, interval '72 hours';
    return;
  end if;
  perform pg_advisory_xact_lock_shared(scanner_link_key(p_link));
  return query
  select k.created_at, coalesce(least(k.expires_at, k.switched_off_at), 'infinity'),
    coalesce(least(l.closed_at, a.switched_off_at), 'infinity'), interval '72 hours'
  from scanner_sessions s
  join scanner_links k on k.list_id = s.list_id and k.id = s.link_id
  join lists l on l.id = s.list_id
  join accounts a on a.id = l.account_id
  where s.list_id = p_list and s.id = p_session and s.link_id = p_link and is_live(s);
end
$$;
