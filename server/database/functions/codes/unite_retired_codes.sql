-- Takes over the codes that a list has replaced, unless the accepting list uses them. A contact that moved keeps its
-- code, even if the accepting list had replaced that code.
create or replace function unite_retired_codes(p_from uuid, p_into uuid, p_ids uuid[], p_targets uuid[])
returns void
language sql security definer
set search_path = listpass, pg_temp
as $$
delete from retired_codes r using contacts c
where r.list_id = p_into and c.list_id = p_into and c.code_key = r.code_key;

insert into retired_codes (list_id, contact_id, code_key, retired_at)
select p_into, coalesce(t.into_id, r.contact_id), r.code_key, r.retired_at
from retired_codes r left join unnest(p_ids, p_targets) as t (from_id, into_id) on t.from_id = r.contact_id
where r.list_id = p_from
  and not exists (select from contacts c where c.list_id = p_into and c.code_key = r.code_key)
  and not exists (select from other_codes o where o.list_id = p_into and o.code_key = r.code_key)
on conflict do nothing;
$$;
