// Finding people by words among a million: the texts that are searched stand together, a few dozen contacts a row, instead of
// in the contacts themselves (decision 37).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [texts, keeping, noting, forgetting, finding]) await sql.raw(part).execute(db)
  await sql`select rebuild_texts(id) from lists`.execute(db)
}

const texts = `
-- What people look for, folded: a line a contact, in the order of the ids. A row may still hold what has changed since, and a
-- contact may stand in several: whoever is found here is looked at again. Rows stay in their page, uncompressed.
create table contact_texts (
  list_id uuid not null references lists on delete cascade,
  id uuid not null default gen_random_uuid(),
  contact_ids uuid[] not null,
  lines text not null,
  primary key (list_id, id)
) with (toast_tuple_target = 8160);
alter table contact_texts alter contact_ids set storage main, alter lines set storage main;
alter table contact_texts enable row level security;
create policy own on contact_texts using (list_id = (select acting_list()));
grant select on contact_texts to listpass_app;

-- False while contacts may be shown by something else than what stands in their texts.
alter table lists add texts_are_right boolean not null default true;

-- In one line, without case and accents. Most text is plain, which is seen by its length. It begins with the email as it is
-- ordered by, so that lines stand in the order of emails.
create function search_line(email text, merge_fields jsonb, display_field text) returns text
language plpgsql immutable parallel safe as $$
declare
  line text := lower(email || ' ' || display_value(merge_fields, '', display_field));
begin
  if octet_length(line) <> length(line) then
    line := lower(email) || ' ' || regexp_replace(normalize(line, nfkd), '[\u0300-\u036f]', '', 'g');
  end if;
  return translate(line, E'\\n\\r', '  ');
end $$;
drop function has_words(text[], text, text);
`

const keeping = `
-- Keeps texts of these contacts, 32 together: more would be split in vain where two words meet by chance.
create function keep_texts(p_list uuid, p_ids uuid[]) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  insert into contact_texts (list_id, contact_ids, lines)
  select p_list, array_agg(id order by nth), string_agg(line, E'\\n' order by nth)
  from (
    select c.id, c.nth, (c.nth - 1) / 32 as block, search_line(c.email, c.merge_fields, l.display_field) as line
    from lists l cross join (
      select x.*, row_number() over (order by x.email_key) as nth from (
        select k.* from unnest(p_ids) as i (id) cross join lateral (
          select * from contacts c where c.list_id = p_list and c.id = i.id and c.erased_at is null offset 0) k
      ) x
    ) c where l.id = p_list
  ) lines
  group by block
$$;

-- Everything anew. Nobody takes in or erases contacts of the list meanwhile: what is written here is what stands there.
create function rebuild_texts(p_list uuid) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('erasing in ' || p_list, 0));
  update lists set texts_are_right = true where id = p_list;
  delete from contact_texts where list_id = p_list;
  insert into contact_texts (list_id, contact_ids, lines)
  select p_list, array_agg(id order by nth), string_agg(line, E'\\n' order by nth)
  from (
    select c.id, row_number() over (order by c.email_key) as nth,
      (row_number() over (order by c.email_key) - 1) / 32 as block,
      search_line(c.email, c.merge_fields, l.display_field) as line
    from contacts c join lists l on l.id = c.list_id where c.list_id = p_list and c.erased_at is null
  ) lines
  group by block;
end $$;

-- Whether there is much to gain: contacts who came or changed one by one stand in rows of their own.
create function texts_want_rebuilding(p_list uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
  select not l.texts_are_right
    or (select count(*) > 2000 from contact_texts t where t.list_id = l.id and cardinality(t.contact_ids) < 8)
  from lists l where l.id = p_list
$$;
`

// Columns that a scan writes are not among those that are watched, as with the changes that doors hear of.
const noting = `
create function note_new_texts() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into contact_texts (list_id, contact_ids, lines)
  select list_id, array_agg(id), string_agg(line, E'\\n')
  from (
    select a.list_id, a.id, (row_number() over (partition by a.list_id) - 1) / 32 as block,
      search_line(a.email, a.merge_fields, l.display_field) as line
    from added a join lists l on l.id = a.list_id where a.erased_at is null
  ) lines
  group by list_id, block;
  return null;
end $$;
create trigger note_new_texts after insert on contacts referencing new table as added
for each statement execute function note_new_texts();

create function note_changed_text() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  shown text := (select display_field from lists where id = new.list_id);
  line text := search_line(new.email, new.merge_fields, shown);
begin
  if line <> search_line(old.email, old.merge_fields, shown) then
    insert into contact_texts (list_id, contact_ids, lines) values (new.list_id, array[new.id], line);
  end if;
  return null;
end $$;
create trigger note_changed_text after update of email on contacts for each row
when (new.erased_at is null and (old.email, old.merge_fields) is distinct from (new.email, new.merge_fields))
execute function note_changed_text();
`

const forgetting = `
-- Who is erased is in no text; those who stood beside them are written anew.
create function forget_text() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  others uuid[];
begin
  with gone as (
    delete from contact_texts where list_id = new.list_id and contact_ids @> array[new.id] returning contact_ids
  )
  select array_agg(distinct id) into others from gone, unnest(contact_ids) as o (id);
  perform keep_texts(new.list_id, others);
  return null;
end $$;
create trigger forget_text after update of erased_at on contacts for each row
when (old.erased_at is null and new.erased_at is not null) execute function forget_text();

create function doubt_texts() returns trigger language plpgsql as $$
begin
  new.texts_are_right := false;
  return new;
end $$;
create trigger doubt_texts before update of display_field on lists for each row
when (old.display_field is distinct from new.display_field) execute function doubt_texts();

-- What a rule has written into a field that is shown stays when the rule is gone.
create function doubt_texts_of_rule() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update lists set texts_are_right = false
  where id = old.list_id and old.then_field in ('FNAME', 'LNAME', display_field);
  return null;
end $$;
create trigger doubt_texts_of_rule after delete on rules for each row execute function doubt_texts_of_rule();
`

const finding = `
/*
 * Who could be meant by these words, which are folded: the first of them from an email on. Null where that is not known, or
 * where so many could that it is quicker to go through the contacts in the order in which they are wanted.
 */
create function contacts_by_words(p_list uuid, p_words text[], p_after text, p_first int, p_most int) returns uuid[]
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
    select m.id, m.line collate "C" as line from contact_texts t
    cross join lateral unnest(t.contact_ids, string_to_array(t.lines, E'\\n')) as m (id, line)
    where t.list_id = p_list and strpos(t.lines, words[1]) > 0
      and (cardinality(words) = 1 or not exists (select from unnest(words[2:]) w where strpos(t.lines, w) = 0))
      and strpos(m.line, words[1]) > 0
      and (cardinality(words) = 1 or not exists (select from unnest(words[2:]) w where strpos(m.line, w) = 0))
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
