-- The name that a tag of an occasion would have. Mailchimp allows 100 characters.
create or replace function name_of_tag(p_list uuid, p_occasion uuid)
returns text
language sql stable
as $$
select rtrim(left('Attended: ' || regexp_replace(trim(coalesce(nullif(o.name, ''), l.name)), '\s+', ' ', 'g'), 100))
from lists l left join occasions o on o.list_id = l.id and o.id = p_occasion
where l.id = p_list;
$$;
