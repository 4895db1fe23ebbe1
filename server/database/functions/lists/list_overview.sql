-- The dashboard's lists: those with codes first, the latest set up before the others. Other queries use it for a single
-- list. Missing fields do not count.
create or replace function list_overview(wanted text) returns table (
  id uuid, account_id uuid, mailchimp_id text, name text, member_count int, active_members int, date_created timestamptz,
  display_field text, default_max int, codes_generated_at timestamptz, gone_since timestamptz, is_scanning_on boolean,
  admits_removed boolean, colour_rules jsonb, account_name text, account_active boolean, reconnect_since timestamptz,
  field_count int, running_batch uuid, running_kind text, rules jsonb, webhook_mode text
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id, l.account_id, l.mailchimp_id, l.name, l.member_count, l.active_members, l.date_created, l.display_field, l.default_max,
  l.codes_generated_at, l.gone_since, l.is_scanning_on, l.admits_removed, l.colour_rules, a.account_name, a.is_active,
  a.reconnect_since,
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
