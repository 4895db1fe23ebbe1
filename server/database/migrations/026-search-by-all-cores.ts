// A search reads a million lines, a tenth of a second of one core: all cores do (decision 37).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(finding).execute(db)
}

// As in 025 otherwise.
const finding = `
alter function acting_list() parallel safe;

-- What a variable is given is read by one core (SELECT INTO), what a function returns by as many as there are. Planned for each
-- list: a short one is read before another process has begun.
create function lines_with(p_list uuid, p_word text, p_second text, p_others text[], p_most int)
returns table (id uuid, line text)
language plpgsql stable set search_path = listpass, pg_temp
set plan_cache_mode = force_custom_plan set parallel_setup_cost = 0 set parallel_tuple_cost = 0 as $$
#variable_conflict use_column
begin
  return query
  select m.id, m.line from (
    select unnest(t.contact_ids) as id, unnest(string_to_array(t.lines, E'\\n')) collate "C" as line from contact_texts t
    where t.list_id = p_list and strpos(t.lines collate "C", p_word) > 0 and strpos(t.lines collate "C", p_second) > 0
      and (p_others = '{}' or not exists (select from unnest(p_others) w where strpos(t.lines, w) = 0))
    offset 0
  ) m
  where strpos(m.line, p_word) > 0 and strpos(m.line, p_second) > 0
    and (p_others = '{}' or not exists (select from unnest(p_others) w where strpos(m.line, w) = 0))
  limit p_most;
end $$;

create or replace function contacts_by_words(p_list uuid, p_words text[], p_after text, p_first int, p_most int) returns uuid[]
language plpgsql stable set search_path = listpass, pg_temp as $$
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
    select * from lines_with(p_list, words[1], coalesce(words[2], ''), words[3:], p_most + 1)
  )
  select (select count(*) from x), array(select id from x where line >= p_after order by line limit p_first)
  into total, found_ids;
  if total > p_most then
    return null;
  end if;
  return found_ids;
end $$;
`
