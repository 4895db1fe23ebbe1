-- The values by rules that Mailchimp does not take in a list, and that were not told since their field is as it is now.
create or replace function values_to_tell(p_list uuid) returns table (field text, value text, field_seen text)
language sql stable security definer set search_path = listpass, pg_temp as $$
select r.field, r.value, r.field_seen from (
  select distinct on (q.field, q.value) q.field, q.value, q.field_seen from refused_values q
  join contacts c on c.list_id = q.list_id and c.id = q.contact_id and c.removed_at is null and c.refusal is null
  where q.list_id = p_list and q.field_seen <> '' order by q.field, q.value, q.refused_at desc
) r
where not exists (select from notice_values v
  where v.list_id = p_list and v.field = r.field and v.value = r.value and v.field_seen = r.field_seen);
$$;
