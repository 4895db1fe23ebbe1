-- The first contacts that contain all of these folded words, from an email on. Null if the texts cannot answer, or if
-- so many contacts match that reading them in order is quicker. The part 'names' is the text after the email. With
-- parts of the email, the holder of a scanner link could find the whole email letter by letter.
create or replace function contacts_with_words(
  p_list uuid, p_part text, p_words text[], p_after text, p_first int, p_most int
) returns uuid[]
language plpgsql stable set search_path = listpass, pg_temp as $$
declare
  -- The longest word first, because the fewest texts contain it.
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
    -- Without words, every text matches.
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
