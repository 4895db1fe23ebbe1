-- Takes the bounced mails of a list to the one that it goes into. The contacts' new ids are p_targets.
create or replace function move_bounces(p_from uuid, p_into uuid, p_ids uuid[], p_targets uuid[])
returns void
language sql volatile security definer
set search_path = listpass, pg_temp
as $$
insert into bounced_mails (list_id, contact_id, sent_at)
select p_into, coalesce(t.into_id, b.contact_id), b.sent_at
from bounced_mails b
left join unnest(p_ids, p_targets) as t (from_id, into_id) on t.from_id = b.contact_id
where b.list_id = p_from
on conflict do nothing;
$$;
