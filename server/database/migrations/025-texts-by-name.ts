// A search looks into every row of texts that has all of its words, and two short ones meet by chance in every second row. Where
// the same last names stand together, few rows have them (decision 37).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [rebuilding, wanting, noting, finding]) await sql.raw(part).execute(db)
}

const rebuilding = `
alter table lists add texts_rebuilt_of int not null default 0;

-- As in 017, by last names.
create or replace function rebuild_texts(p_list uuid) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  many int;
begin
  perform pg_advisory_xact_lock(hashtextextended('erasing in ' || p_list, 0));
  update lists set texts_are_right = true where id = p_list;
  delete from contact_texts where list_id = p_list;
  with written as (
    insert into contact_texts (list_id, contact_ids, lines)
    select p_list, array_agg(id order by nth), string_agg(line, E'\\n' order by nth)
    from (
      select x.id, x.nth, (x.nth - 1) / 32 as block, search_line(x.email, x.merge_fields, x.display_field) as line
      from (
        select c.id, c.email, c.merge_fields, l.display_field,
          row_number() over (order by lower(c.merge_fields ->> 'LNAME'), c.email_key) as nth
        from contacts c join lists l on l.id = c.list_id where c.list_id = p_list and c.erased_at is null
      ) x
    ) lines
    group by block
    returning cardinality(contact_ids) as size
  )
  select coalesce(sum(size), 0) into many from written;
  update lists set texts_rebuilt_of = many where id = p_list;
end $$;
`

const wanting = `
-- As in 017, and once a list has grown by a quarter: whoever came since stands where they came. Short lists are read in no time.
create or replace function texts_want_rebuilding(p_list uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
  select not l.texts_are_right
    or (select count(*) > 2000 from contact_texts t where t.list_id = l.id and cardinality(t.contact_ids) < 8)
    or (select sum(cardinality(t.contact_ids)) > greatest(20000, 1.25 * l.texts_rebuilt_of)
      from contact_texts t where t.list_id = l.id)
  from lists l where l.id = p_list
$$;
`

// Texts of a list that is filled for the first time would all be thrown away by the end of its batch, and leave their room empty.
const noting = `
alter table lists alter texts_are_right set default false;

-- As in 017, unless all of them are to be written anew. Whoever does that waits for those who take in contacts.
create or replace function note_new_texts() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into contact_texts (list_id, contact_ids, lines)
  select list_id, array_agg(id), string_agg(line, E'\\n')
  from (
    select a.list_id, a.id, (row_number() over (partition by a.list_id) - 1) / 32 as block,
      search_line(a.email, a.merge_fields, l.display_field) as line
    from added a join lists l on l.id = a.list_id where a.erased_at is null and l.texts_are_right
  ) lines
  group by list_id, block;
  return null;
end $$;
`

// As in 017, and by bytes: what other rules a database may have to compare letters were asked for each row. Most who type several
// words type two.
const finding = `
create or replace function contacts_by_words(p_list uuid, p_words text[], p_after text, p_first int, p_most int) returns uuid[]
language plpgsql stable set search_path = listpass, pg_temp as $$
declare
  -- The longest first: the fewest hold it.
  words text[] := array(select w from unnest(p_words) w order by length(w) desc);
  word text := words[1];
  -- Every text holds nothing at all.
  second text := coalesce(words[2], '');
  others text[] := words[3:];
  found_ids uuid[];
  total int;
begin
  if not exists (select from lists where id = p_list and texts_are_right) or exists (
    select from rules r join lists l on l.id = r.list_id
    where r.list_id = p_list and r.then_field in ('FNAME', 'LNAME', l.display_field)) then
    return null;
  end if;
  with x as materialized (
    select m.id, m.line from (
      select unnest(t.contact_ids) as id, unnest(string_to_array(t.lines, E'\\n')) collate "C" as line from contact_texts t
      where t.list_id = p_list and strpos(t.lines collate "C", word) > 0 and strpos(t.lines collate "C", second) > 0
        and (others = '{}' or not exists (select from unnest(others) w where strpos(t.lines, w) = 0))
      offset 0
    ) m
    where strpos(m.line, word) > 0 and strpos(m.line, second) > 0
      and (others = '{}' or not exists (select from unnest(others) w where strpos(m.line, w) = 0))
    limit p_most + 1
  )
  select (select count(*) from x), array(select id from x where line >= p_after order by line limit p_first)
  into total, found_ids;
  if total > p_most then
    return null;
  end if;
  return found_ids;
end $$;
`
