-- Whether an occasion is for this contact. Fields are compared as rules compare them. No contact row: not invited.
create or replace function is_invited(o occasions, c contacts)
returns boolean
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select case o.who ->> 'kind'
  when 'field' then case o.who ->> 'test'
    when 'is' then comparable(f.value) = comparable(o.who ->> 'value')
    when 'is_not' then comparable(f.value) <> comparable(o.who ->> 'value')
    else comparable(f.value) <> '' end
  when 'segment' then exists (
    select from occasion_guests g where g.list_id = o.list_id and g.occasion_id = o.id and g.contact_id = c.id)
  else true end
from (select case when o.who ->> 'kind' = 'field' then
  (c.merge_fields || own_values(c.list_id, c, c.scan_count)) ->> (o.who ->> 'tag') end as value) f;
$$;
