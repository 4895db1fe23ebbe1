-- The doors of these members' sessions, each with the list of its key, which is our id or Mailchimp's. The secret
-- proves each session. The list is null unless a team of the member has it and the member may use its scanner. Records
-- the use, once a minute.
create or replace function member_doors(p_sessions uuid[], p_secrets bytea[], p_keys text[], p_idle interval) returns table (
  place int, person_id uuid, person_name text, team_id uuid, role text, active_at timestamptz, list_id uuid, list_name text,
  colour_rules jsonb
)
language plpgsql security definer set search_path = listpass, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  d record;
  long_ago timestamptz := now() - interval '1 minute';
begin
  for d in
    select asked.place, s.id as session_id, s.last_used_at, u.id as person_id, u.name as person_name, l.team_id, l.role,
      l.active_at, l.id as list_id, l.name as list_name, l.colour_rules
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
    place := d.place; person_id := d.person_id; person_name := d.person_name; team_id := d.team_id; role := d.role;
    active_at := d.active_at;
    list_id := d.list_id; list_name := d.list_name; colour_rules := d.colour_rules;
    return next;
  end loop;
end
$$;
