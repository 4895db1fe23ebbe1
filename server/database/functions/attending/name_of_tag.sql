-- The name for a new tag of an occasion. Occasions with the same name, such as every Friday, get their opening added.
-- Mailchimp allows 100 characters, and a name that is too long keeps its end.
create or replace function name_of_tag(p_list uuid, p_occasion uuid) returns text
language sql stable as $$
select case when length(t.title) <= 100 then t.title else rtrim(left(t.title, 69)) || '…' || right(t.title, 30) end
from lists l
left join occasions o on o.list_id = l.id and o.id = p_occasion
cross join lateral (select regexp_replace(trim(coalesce(nullif(o.name, ''), l.name)), '\s+', ' ', 'g') as name) n
cross join lateral (
  select 'Attended: ' || n.name || case
    when o.opens_at is not null and exists (
      select from occasions b where b.list_id = l.id and b.id <> o.id and b.name = o.name and b.removed_at is null
    ) then to_char(o.opens_at at time zone o.zone, ' (FMDD Mon YYYY, HH24:MI)') else '' end as title
) t
where l.id = p_list;
$$;
