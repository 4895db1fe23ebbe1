-- Watched lists with something to look at: new events of their doors, a door that was not heard for 5 minutes (looked for each
-- 15 seconds), or a mail that is due.
create or replace function lists_to_notify()
returns table (list_id uuid)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select w.list_id from notice_watches w
join door_seqs q on q.list_id = w.list_id
where exists (select from notice_settings s where s.list_id = w.list_id and (s.in_page or s.by_mail))
  and (q.seq > w.heard_seq
    or w.looked_at < now() - interval '15 seconds' and exists (select from silent_doors(w.list_id))
    or exists (select from mails_due(w.list_id)));
$$;
