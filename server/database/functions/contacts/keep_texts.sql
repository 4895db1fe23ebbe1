-- Writes the texts of these contacts, 32 to a row. In larger rows, two words would too often match by chance.
create or replace function keep_texts(p_list uuid, p_ids uuid[]) returns void
language sql security definer set search_path = listpass, pg_temp as $$
insert into contact_texts (list_id, contact_ids, lines)
select p_list, array_agg(id order by nth), string_agg(line, E'\n' order by nth)
from (
  select c.id, c.nth, (c.nth - 1) / 32 as block, search_line(c.email, c.merge_fields, l.display_field) as line
  from lists l cross join (
    select x.*, row_number() over (order by x.email_key) as nth from (
      select k.* from unnest(p_ids) as i (id) cross join lateral (
        select * from contacts c where c.list_id = p_list and c.id = i.id and c.erased_at is null offset 0) k
    ) x
  ) c where l.id = p_list
) lines
group by block;
$$;
