-- Searches for contacts by words, in the search texts of the list.

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

-- The lines that contain all of these words: anywhere ('all'), or in the text after the email ('names'). Joined words are
-- found by their beginning. It is a separate function because SELECT INTO reads with one core, and a function's result is
-- read with all cores. It is planned again for each list, because a short list is read before another process could start,
-- and because the plan depends on the part.
create or replace function lines_with_words(
  p_list uuid, p_part text, p_word text, p_second text, p_others text[], p_most int
) returns table (id uuid, line text)
language plpgsql stable set search_path = listpass, pg_temp set plan_cache_mode = force_custom_plan
set parallel_setup_cost = 0 set parallel_tuple_cost = 0 as $$
#variable_conflict use_column
declare
  word_joined text := joined(p_word);
  second_joined text := joined(p_second);
begin
  return query
  select m.id, m.line from (
    select unnest(t.contact_ids) as id, unnest(string_to_array(t.lines, E'\n')) collate "C" as line from contact_texts t
    where t.list_id = p_list
      and (strpos(t.lines collate "C", p_word) > 0 or strpos(t.lines collate "C", word_joined) > 0)
      and (strpos(t.lines collate "C", p_second) > 0 or strpos(t.lines collate "C", second_joined) > 0)
      and (p_others = '{}' or not exists (
        select from unnest(p_others) w where strpos(t.lines, w) = 0 and strpos(t.lines, joined(w)) = 0))
    offset 0
  ) m
  cross join lateral (
    select case p_part when 'names' then substr(m.line, strpos(m.line, ' ')) else m.line end as searched
  ) s
  where (strpos(s.searched, p_word) > 0 or strpos(s.searched, word_joined) > 0)
    and (strpos(s.searched, p_second) > 0 or strpos(s.searched, second_joined) > 0)
    and (p_others = '{}' or not exists (
      select from unnest(p_others) w where strpos(s.searched, w) = 0 and strpos(s.searched, joined(w)) = 0))
  limit p_most;
end
$$;
