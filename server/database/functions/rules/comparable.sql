-- The form in which two values are compared: trimmed, lower case, numbers as numbers. An unset value is the empty text.
create or replace function comparable(value text) returns text
language sql immutable parallel safe as $$
select case when t ~ '^[+-]?([0-9]+([.][0-9]*)?|[.][0-9]+)$' then trim_scale(t::numeric)::text else lower(t) end
from (select btrim(coalesce(value, ''), E' \t\n\r') as t) trimmed;
$$;
