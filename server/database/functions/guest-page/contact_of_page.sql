-- The contact whose page the link of a code opens. The page belongs to the first holder of the code, so no later copy takes
-- it over, however it came to another list. If the first holder is blocked or erased, nobody has the page. If it was
-- removed, or the code was replaced, the next list of the same team has it.
create or replace function contact_of_page(p_code text) returns setof contacts
language sql stable security definer set search_path = listpass, pg_temp as $$
with holders as materialized (
  select h.*, l.owner_id, c.created_at, coalesce(c.is_blocked or c.erased_at is not null, false) as has_ended,
    -- Of codes without a number, those that a door gave came later.
    row_number() over (order by h.code_number, h.is_given, c.created_at, h.list_id) as place,
    h.is_current and (c.removed_at is null or l.admits_removed) and l.codes_generated_at is not null as has_page
  from (
    select d.list_id, d.id, d.code_number, false as is_given, true as is_current from contacts d
    where hashtextextended(d.code_key, 0) = hashtextextended(upper(p_code), 0) and d.code_key = upper(p_code)
    union all
    select o.list_id, o.contact_id, o.code_number, true, true from other_codes o
    where hashtextextended(o.code_key, 0) = hashtextextended(upper(p_code), 0) and o.code_key = upper(p_code)
    union all
    select r.list_id, r.contact_id, r.code_number, false, false from retired_codes r
    where hashtextextended(r.code_key, 0) = hashtextextended(upper(p_code), 0) and r.code_key = upper(p_code)
  ) h
  join lists l on l.id = h.list_id
  join contacts c on c.list_id = h.list_id and c.id = h.id
)
select c.* from holders h
join holders f on f.place = 1 and f.owner_id = h.owner_id and not f.has_ended
join contacts c on c.list_id = h.list_id and c.id = h.id
where h.has_page and not h.has_ended
order by h.place limit 1;
$$;
