-- The cards of these contacts, one row for each that has one. Doors ask for few: as in decide_scans, only the index of a key
-- can answer.
create or replace function guest_cards(p_list uuid, p_contacts uuid[]) returns table (contact_id uuid, card jsonb)
language plpgsql stable security definer set search_path = listpass, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_sort = off set jit = off as $$
#variable_conflict use_column
declare
  chosen jsonb := (select l.card from lists l where l.id = p_list);
begin
  if chosen is null then return; end if;
  return query
  select s.id, s.card
  from (
    select p.id, guest_card(c.merge_fields, chosen) as card
    from (select distinct x as id from unnest(p_contacts) x) p
    cross join lateral (
      select n.merge_fields, n.erased_at from contacts n where n.list_id = p_list and n.id between p.id and p.id
      order by n.id limit 1
    ) c
    where c.erased_at is null
  ) s
  where s.card is not null;
end
$$;
