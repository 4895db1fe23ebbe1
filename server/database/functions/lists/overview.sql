-- Lists as their team and the background work see them.

-- The dashboard's lists: those with codes first, the latest set up before the others. Other queries use it for a single
-- list. Missing fields do not count.
create or replace function list_overview(wanted text) returns table (
  id uuid, account_id uuid, mailchimp_id text, name text, member_count int, active_members int, date_created timestamptz,
  codes_generated_at timestamptz, gone_since timestamptz, account_name text, account_active boolean, reconnect_since timestamptz,
  field_count int, running_batch uuid, running_kind text, rules jsonb, webhook_mode text
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id, l.account_id, l.mailchimp_id, l.name, l.member_count, l.active_members, l.date_created,
  l.codes_generated_at, l.gone_since, a.account_name, a.is_active, a.reconnect_since,
  (select count(*)::int from fields f where f.list_id = l.id and f.gone_since is null), b.id, b.kind,
  coalesce((select jsonb_agg(jsonb_build_object('if_field', r.if_field, 'if_value', r.if_value,
    'then_field', r.then_field, 'then_value', r.then_value) order by r.position) from rules r where r.list_id = l.id), '[]'),
  l.webhook_mode
from lists l
join accounts a on a.id = l.account_id
left join batches b on b.list_id = l.id and b.finished_at is null and b.cancelled_at is null
where l.owner_id = acting_team() and (wanted is null or l.id::text = wanted or l.mailchimp_id = wanted)
order by l.gone_since is not null, l.codes_generated_at desc nulls last, l.date_created desc nulls last, l.name, l.id;
$$;

-- The tags of the code fields of all lists of the acting team. Each list's own rows are walled off from the others.
create or replace function code_tags_of_team() returns table (list_id uuid, name text, tag text)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id, l.name, f.tag from fields f join lists l on l.id = f.list_id
where l.owner_id = acting_team() and l.gone_since is null and f.role = 'code' and f.gone_since is null;
$$;

-- True if another team has set up the same Mailchimp list, so that the list has that team's QR fields. A team without
-- fields of its own may then not set the list up, unless the other team has left or Mailchimp refuses its login.
create or replace function list_is_shared(wanted uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select exists (select from lists mine
  join accounts on accounts.id = mine.account_id
  join accounts other on other.mailchimp_id = accounts.mailchimp_id and other.owner_id <> accounts.owner_id
  join lists theirs on theirs.account_id = other.id and theirs.mailchimp_id = mine.mailchimp_id
  join fields on fields.list_id = theirs.id
  where mine.id = wanted and mine.owner_id = acting_team()
    and (not other.has_left and other.reconnect_since is null or exists (select from fields f where f.list_id = mine.id)));
$$;

-- The owner of a list, for background work without a scope.
create or replace function owner_of_list(wanted uuid) returns uuid
language sql stable security definer set search_path = listpass, pg_temp as $$
select owner_id from lists where id = wanted;
$$;

-- Whether the list's team has left this installation.
create or replace function has_left(p_list uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select coalesce((select l.has_left from lists l where l.id = p_list), false);
$$;

-- The lists that background work may ask Mailchimp about: they and their team are there, and their account works. The planner
-- inlines it.
create or replace function reachable_lists() returns setof lists
language sql stable as $$
select l.* from lists l join accounts a on a.id = l.account_id
where l.gone_since is null and a.is_active and not a.has_left and a.reconnect_since is null;
$$;

-- Lists whose next automatic sync is due and that have no running batch. It is never more than a day ahead.
create or replace function lists_to_look_at_again() returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id from reachable_lists() l
where (l.look_again_at <= now() or l.look_again_at > now() + interval '1 day')
  and not exists (select from batches b where b.list_id = l.id and b.finished_at is null and b.cancelled_at is null);
$$;
