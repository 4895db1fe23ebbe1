-- Lists as their team and the background work see them.

-- The dashboard's lists: those with codes first, the latest set up before the others. Other queries use it for a single
-- list. Missing fields do not count. With the owner's rights, because it shows all lists of the team, whose rows are
-- otherwise visible one list at a time, and counts other teams of the same list. acting_team() is the wall.
create or replace function list_overview(wanted text) returns table (
  id uuid, account_id uuid, mailchimp_id text, name text, member_count int, active_members int, date_created timestamptz,
  codes_generated_at timestamptz, gone_since timestamptz, account_name text, account_active boolean, reconnect_since timestamptz,
  field_count int, running_batch uuid, running_kind text, rules jsonb, webhook_mode text, rule_troubles jsonb,
  odd jsonb, is_shared boolean
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id, l.account_id, l.mailchimp_id, l.name, l.member_count, l.active_members, l.date_created,
  l.codes_generated_at, l.gone_since, a.account_name, a.is_active, a.reconnect_since,
  (select count(*)::int from fields f where f.list_id = l.id and f.gone_since is null), b.id, b.kind,
  coalesce((select jsonb_agg(jsonb_build_object('if_field', r.if_field, 'if_value', r.if_value,
    'then_field', r.then_field, 'then_value', r.then_value) order by r.position) from rules r where r.list_id = l.id), '[]'),
  l.webhook_mode, rule_troubles(l.id), odd_of_list(l.id), list_is_shared(l)
from lists l
join accounts a on a.id = l.account_id
left join batches b on b.list_id = l.id and b.finished_at is null and b.cancelled_at is null
where l.owner_id = acting_team() and (wanted is null or l.id::text = wanted or l.mailchimp_id = wanted)
order by l.gone_since is not null, l.codes_generated_at desc nulls last, l.date_created desc nulls last, l.name, l.id;
$$;

-- The tags of the code fields of all lists of the acting team. Each list's own rows are walled off from the others. With
-- the owner's rights, because a scope shows the fields of one list. acting_team() is the wall.
create or replace function code_tags_of_team() returns table (list_id uuid, name text, tag text)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id, l.name, f.tag from fields f join lists l on l.id = f.list_id
where l.owner_id = acting_team() and l.gone_since is null and f.role = 'code' and f.gone_since is null;
$$;

-- True if another team has set up the same Mailchimp list, so that the list has that team's QR fields. A team without
-- fields of its own may then not set the list up, unless the other team has left or Mailchimp refuses its login.
create or replace function list_is_shared(mine lists) returns boolean
language sql stable as $$
select exists (select from accounts
  join accounts other on other.mailchimp_id = accounts.mailchimp_id and other.owner_id <> accounts.owner_id
  join lists theirs on theirs.account_id = other.id and theirs.mailchimp_id = mine.mailchimp_id
  join fields on fields.list_id = theirs.id
  where accounts.id = mine.account_id
    and (not other.has_left and other.reconnect_since is null or exists (select from fields f where f.list_id = mine.id)));
$$;

-- Whether the list's team has left this installation. With the owner's rights, because it answers for teams that nobody
-- may act for any more.
create or replace function has_left(p_list uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select coalesce((select l.has_left from lists l where l.id = p_list), false);
$$;

-- The lists that background work may ask Mailchimp about: they and their team are there, and their account works. The planner
-- inlines it.
create or replace function reachable_lists() returns table (
  id uuid, webhook_mode text, polled_at timestamptz, look_again_at timestamptz, codes_generated_at timestamptz
)
language sql stable as $$
select l.id, l.webhook_mode, l.polled_at, l.look_again_at, l.codes_generated_at from lists l join accounts a on a.id = l.account_id
where l.gone_since is null and a.is_active and not a.has_left and a.reconnect_since is null;
$$;
