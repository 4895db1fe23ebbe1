-- The doors of these sessions of scanner links. The secret proves each session. The owner is null if the link has ended
-- or the list is closed. Records the use, once a minute.
create or replace function scanner_doors(p_lists uuid[], p_sessions uuid[], p_secrets bytea[]) returns table (
  place int, list_id uuid, link_id uuid, label text, may_check_in_by_name boolean, list_name text, colour_rules jsonb,
  mailchimp_id text, owner_id uuid, has_ended boolean
)
language plpgsql security definer set search_path = listpass, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  d record;
  long_ago timestamptz := now() - interval '1 minute';
begin
  for d in
    select asked.place, s.list_id, s.id as session_id, s.link_id, s.last_used_at, k.label, l.name, l.colour_rules,
      l.mailchimp_id, l.owner_id, k.may_check_in_by_name,
      not k.is_active or coalesce(k.expires_at <= now(), false)
        or not is_open(a.is_active, l.is_scanning_on, l.codes_generated_at) as has_ended
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
    place := d.place; link_id := d.link_id; label := d.label; has_ended := d.has_ended;
    may_check_in_by_name := d.may_check_in_by_name and not d.has_ended;
    list_name := d.name; colour_rules := d.colour_rules; mailchimp_id := d.mailchimp_id; owner_id := d.owner_id;
    list_id := d.list_id;
    return next;
  end loop;
end
$$;
