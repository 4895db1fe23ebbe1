-- The values by rules that Mailchimp does not take in a list of the acting team, with the number of contacts that lack each.
-- A contact that Mailchimp refuses as a whole says nothing of a rule:
-- [{"field", "value", "guests", "reason"}].
create or replace function rule_troubles(p_list uuid) returns jsonb
language sql stable security definer set search_path = listpass, pg_temp as $$
select coalesce(jsonb_agg(to_jsonb(t) order by t.field, t.value), '[]') from (
  select r.field, r.value, count(*)::int as guests, (array_agg(r.reason order by r.refused_at desc))[1] as reason
  from refused_values r
  join lists l on l.id = r.list_id and l.owner_id = acting_team()
  join contacts c on c.list_id = r.list_id and c.id = r.contact_id and c.removed_at is null and c.refusal is null
  where r.list_id = p_list group by r.field, r.value order by count(*) desc limit 20
) t;
$$;
