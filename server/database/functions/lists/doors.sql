-- What doors learn of their list, and when it admits guests.

-- True while doors of the list may admit guests. The planner inlines it.
create or replace function is_open(
  account_is_active boolean, is_scanning_on boolean, codes_generated_at timestamptz
) returns boolean
language sql immutable parallel safe as $$
select account_is_active and is_scanning_on and codes_generated_at is not null;
$$;

-- Records when a list was closed. Generated columns have no value yet before the row is written.
create or replace function note_closing() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  new.closed_at := case when (new.settings ->> 'scanning_on')::boolean and new.codes_generated_at is not null then null
    when tg_op = 'UPDATE' then coalesce(old.closed_at, clock_timestamp())
    else clock_timestamp() end;
  return new;
end
$$;

-- What the doors of a list ask guests. Doors ask for the lists that they were found at. `shows`: what an answer changes on the guest's
-- card, so that a door shows it also without a connection. The lengths are those of guest_card.
create or replace function list_asks(p_list uuid) returns jsonb
language sql stable as $$
select case when l.card is null then l.asks else l.asks || jsonb_build_object('asks', (
  select coalesce(jsonb_agg(case when s.shows = '{}' then q.ask else q.ask || jsonb_build_object('shows', s.shows) end
    order by q.place), '[]')
  from jsonb_array_elements(l.asks -> 'asks') with ordinality as q (ask, place)
  cross join lateral (select jsonb_strip_nulls(jsonb_build_object(
    'field', (
      select jsonb_build_object('name', left(f.field ->> 'name', 24), 'is_large', (f.field ->> 'is_large')::boolean)
      from jsonb_array_elements(l.card -> 'fields') as f (field) where f.field ->> 'tag' = q.ask ->> 'tag' limit 1),
    'is_note', case when l.card ->> 'note' = q.ask ->> 'tag' then true end,
    'alert', case when l.card -> 'alert' ->> 'tag' = q.ask ->> 'tag'
      then jsonb_build_object('name', l.card -> 'alert' ->> 'name', 'is', l.card -> 'alert' ->> 'is') end
  )) as shows) s)) end
from lists l where l.id = p_list;
$$;
