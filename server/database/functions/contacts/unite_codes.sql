-- Keeps the codes of merged contacts valid, because sent emails contain them. A code that the accepting list has
-- replaced stays replaced: its organiser decided that it no longer admits.
create or replace function unite_codes(p_from uuid, p_into uuid, p_ids uuid[], p_targets uuid[])
returns void
language sql security definer
set search_path = listpass, pg_temp
as $$
insert into other_codes (list_id, code_key, contact_id)
select p_into, k.code_key, k.contact_id from (
  select q.code_key, t.into_id as contact_id
  from unnest(p_ids, p_targets) as t (from_id, into_id) join contacts q on q.list_id = p_from and q.id = t.from_id
  union all
  select o.code_key, coalesce(t.into_id, o.contact_id)
  from other_codes o left join unnest(p_ids, p_targets) as t (from_id, into_id) on t.from_id = o.contact_id
  where o.list_id = p_from
) k
where not exists (select from contacts p where p.list_id = p_into and p.code_key = k.code_key)
  and not exists (select from retired_codes r where r.list_id = p_into and r.code_key = k.code_key)
on conflict do nothing;
$$;
