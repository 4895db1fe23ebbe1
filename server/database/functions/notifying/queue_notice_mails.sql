-- Marks the mails of a list that are due as queued, and returns them. The caller queues them in the same transaction.
create or replace function queue_notice_mails(p_list uuid) returns table (
  person_id uuid, kind text, after_no bigint, upto_no bigint
)
language sql security definer set search_path = listpass, pg_temp as $$
update notice_settings s set mailed_no = d.upto_no, mailed_at = now()
from mails_due(p_list) d
where s.list_id = p_list and s.person_id = d.person_id and s.kind = d.kind
returning s.person_id, s.kind, d.after_no, d.upto_no;
$$;
