-- The page that the link of a code opens.

-- The page that the link of a code opens, as one row for each occasion that the guest may enter: open occasions first,
-- then by opening, occasions without a time last. No row for a code that no contact has now, or whose occasions are all
-- over. The name is shown only for codes that Listpass made, because those of an earlier tool may be guessed. A code that a door
-- gave shows none: anyone at the door may have typed the guest's email. With the owner's rights, because a guest acts for
-- no team.
create or replace function guest_page(p_code text, p_at timestamptz) returns table (
  occasion_id uuid, name text, zone text, opens_at timestamptz, closes_at timestamptz, place text, organiser text, accent text,
  logo_id uuid, guest text, admits int
)
language plpgsql stable security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  c contacts;
  l lists;
  b brandings;
  shown text;
begin
  select f.* into c from contact_of_page(p_code) f;
  if c.id is null then return; end if;
  select m.* into l from lists m where m.id = c.list_id;
  select w.* into b from brandings w where w.list_id = c.list_id;
  if b.shows_guest and is_own_code(upper(p_code))
    and not exists (select from given_codes(c.list_id, array[upper(p_code)])) then
    shown := nullif(left(whole_name(c.merge_fields), 100), '');
  end if;
  return query
  select o.id, coalesce(nullif(o.name, ''), l.name), o.zone, o.opens_at, o.closes_at,
    coalesce(nullif(o.place, ''), b.place, ''), coalesce(b.name, ''), b.accent, b.logo_id, shown,
    case when o.again = 'never' then most_at(o, c.max_scans) end
  from occasions o
  where o.list_id = c.list_id and o.removed_at is null and (o.closes_at is null or o.closes_at > p_at) and is_invited(o, c)
  order by
    case when o.opens_at is null then 2 when o.opens_at > p_at then 1 else 0 end,
    o.opens_at, o.id <> o.list_id, o.id
  limit 50;
  if found or exists (select from occasions o where o.list_id = c.list_id and o.id = c.list_id) then return; end if;
  -- A main occasion without settings is open at any time.
  return query
  select l.id, l.name, 'UTC', null::timestamptz, null::timestamptz, coalesce(b.place, ''), coalesce(b.name, ''), b.accent,
    b.logo_id, shown, c.max_scans;
end
$$;

-- The contact whose page the link of a code opens. The page belongs to the first holder of the code, so no later copy takes
-- it over, however it came to another list. If the first holder is blocked or erased, nobody has the page. If it was
-- removed, or the code was replaced, the next list of the same team has it. With the owner's rights, because a guest acts
-- for no team.
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

-- The logo at this secret address, which only the pages with the logo contain. With the owner's rights, because a guest
-- acts for no team.
create or replace function logo_of(p_id uuid) returns bytea
language sql stable security definer set search_path = listpass, pg_temp as $$
select logo from brandings where logo_id = p_id;
$$;

-- Keeps the day on which the page of a code was first opened for an occasion, for many codes at once. Only the contact, the occasion
-- and the day are kept. Where two lists have a code, the occasion tells which one is meant. With the owner's rights,
-- because a guest acts for no team.
create or replace function note_openings(p_codes text[], p_occasions uuid[], p_at timestamptz) returns void
language sql volatile security definer set search_path = listpass, pg_temp as $$
insert into page_openings (list_id, occasion_id, contact_id, opened_on)
select distinct f.list_id, x.occasion_id, f.id, (p_at at time zone 'UTC')::date
from (
  select upper(u.code) as key, hashtextextended(upper(u.code), 0) as hashed, u.occasion_id
  from unnest(p_codes, p_occasions) as u (code, occasion_id)
) x
cross join lateral (
  select c.list_id, c.id from contacts c
  where hashtextextended(c.code_key, 0) = x.hashed and c.code_key = x.key and c.erased_at is null
  union all
  select c.list_id, c.id from other_codes k join contacts c on c.list_id = k.list_id and c.id = k.contact_id
  where hashtextextended(k.code_key, 0) = x.hashed and k.code_key = x.key and c.erased_at is null
) f
where x.occasion_id = f.list_id
  or exists (select from occasions o where o.list_id = f.list_id and o.id = x.occasion_id)
order by 1, 2, 3
on conflict do nothing;
$$;
