-- The first contacts that hold all of these folded words, from an email on. Null where the texts cannot say, or where
-- so many contacts match that it is quicker to read them in the wanted order. The part 'names' is the text behind the
-- email alone: parts of an email would let the holder of a scanner link find the whole email letter by letter.
create or replace function contacts_with_words(
  p_list uuid,
  p_part text,
  p_words text[],
  p_after text,
  p_first int,
  p_most int
)
returns uuid[]
language plpgsql stable
set search_path = listpass, pg_temp
as $$
declare
  -- The longest first: the fewest hold it.
  words text[] := array(select w from unnest(p_words) w order by length(w) desc);
  found_ids uuid[];
  total int;
begin
  if not exists (select from lists where id = p_list and texts_are_right) or exists (
    select from rules r join lists l on l.id = r.list_id
    where r.list_id = p_list and r.then_field in ('FNAME', 'LNAME', l.display_field)) then
    return null;
  end if;
  with x as materialized (
    -- Every text holds nothing at all.
    select * from lines_with_words(p_list, p_part, words[1], coalesce(words[2], ''), words[3:], p_most + 1)
  )
  select (select count(*) from x), array(select id from x where line >= p_after order by line limit p_first)
  into total, found_ids;
  if total > p_most then
    return null;
  end if;
  return found_ids;
end
$$;
