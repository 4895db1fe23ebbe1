-- Watched lists that need a check, because their doors have new events. With p_by_clock also: a silent door without a
-- notice, a mail that is due, a value that Mailchimp does not take, or an occasion that was nearly full and may have
-- emptied. That query costs more, so it runs less often.
create or replace function lists_to_notify(p_by_clock boolean) returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
select w.list_id from notice_watches w
join door_seqs q on q.list_id = w.list_id
where not has_left(w.list_id) and exists (select from notice_settings s where s.list_id = w.list_id and (s.in_page or s.by_mail))
  and (q.seq > w.heard_seq or p_by_clock and (
    exists (select from notice_levels v where v.list_id = w.list_id)
    or exists (select from mails_due(w.list_id))
    or exists (select from values_to_tell(w.list_id))
    or exists (select from silent_doors(w.list_id) d where not exists (
      select from notices n where n.list_id = w.list_id and n.link_id = d.link_id and n.at = d.heard_at))));
$$;
