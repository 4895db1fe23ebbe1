-- What a list of the acting team shares with lists of other teams that have the same audience. It does not identify the
-- teams. `others`: how many of their lists have QR fields or ask to merge; `apart`: how many of these stay apart.
create or replace function sharing_of(p_list uuid)
returns table (others int, apart int, is_apart boolean, asked_at timestamptz)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select count(o.id)::int, count(o.id) filter (where o.is_apart)::int,
  exists (select from lists_apart a where a.list_id = mine.id), (select a.asked_at from merge_asks a where a.list_id = mine.id)
from lists mine
left join lateral (
  select o.id, exists (select from lists_apart a where a.list_id = o.id) as is_apart from lists o
  where o.mailchimp_id = mine.mailchimp_id and o.id <> mine.id and shares_audience(mine.id, o.id)
    and (exists (select from fields f where f.list_id = o.id) or exists (select from merge_asks a where a.list_id = o.id))
) o on true
where mine.id = p_list and mine.owner_id = acting_team()
group by mine.id;
$$;
