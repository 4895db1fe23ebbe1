-- The first steps of the acting team, for the list that it set up last. No row once the team has let in a guest to any
-- list, or once it has closed the steps.
create or replace function first_run() returns table (
  list_id uuid, mailchimp_id text, name text, guests int, codes_at timestamptz, tried_at timestamptz, doors int,
  opens_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id, l.mailchimp_id, l.name, l.active_members, l.codes_generated_at,
  (select max(g.at) from audit_log g where g.owner_id = l.owner_id and g.list_id = l.id and g.action = 'scan_tried'),
  (select count(*)::int from scanner_links k where k.list_id = l.id),
  (select min(o.opens_at) from occasions o where o.list_id = l.id and o.removed_at is null and o.opens_at > now())
from lists l
join accounts a on a.id = l.account_id
where l.owner_id = acting_team() and l.codes_generated_at is not null and l.gone_since is null and a.is_active
  and not exists (
    select from scans s join lists x on x.id = s.list_id where x.owner_id = acting_team() and s.number is not null)
  and not exists (select from audit_log g where g.owner_id = acting_team() and g.action = 'first_run_closed')
order by l.codes_generated_at desc, l.id
limit 1;
$$;
