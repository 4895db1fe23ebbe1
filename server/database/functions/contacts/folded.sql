-- Text for searching: without case and accents. Most text is ASCII, recognised by its length in bytes.
create or replace function folded(t text)
returns text
language sql immutable parallel safe
as $$
select case when octet_length(t) = length(t) then lower(t)
  else regexp_replace(normalize(lower(t), nfkd), '[\u0300-\u036f]', '', 'g') end;
$$;
