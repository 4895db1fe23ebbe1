-- The page that the link of a code opens, as one row for each occasion that the guest may enter: open occasions first,
-- then by opening, occasions without a time last. No row for a code that no contact has now, or whose occasions are all
-- over. The name is shown only for codes that Listpass made, because those of an earlier tool may be guessed. A code that a door
-- gave shows none: anyone at the door may have typed the guest's email.
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
