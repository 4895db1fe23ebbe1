-- Which codes Listpass made, and which of them a door gave.

-- The same as isOwnCode in domain/code.ts: our symbols, with a correct weighted sum.
create or replace function is_own_code(code text) returns boolean
language sql immutable parallel safe as $$
select code ~ '^[2-9A-HJKMNP-Z]{24}$' and (
  select sum((25 - place) * (strpos('23456789ABCDEFGHJKMNPQRSTUVWXYZ', substr(code, place, 1)) - 1)) % 31 = 0
  from generate_series(1, 24) as place);
$$;

-- Those of these codes that a door gave to a contact of the list. Also codes that were ended: no other codes of ours are retired.
create or replace function given_codes(p_list uuid, p_keys text[]) returns setof text
language sql stable set enable_seqscan = off
set enable_bitmapscan = off set jit = off as $$
select o.code_key from other_codes o where o.list_id = p_list and o.code_key = any (p_keys)
union all
select r.code_key from retired_codes r where r.list_id = p_list and r.code_key = any (p_keys) and is_own_code(r.code_key);
$$;
