-- Lists with something to tell Mailchimp and a working account: events of doors that were not taken in, tags that have
-- waited for so long, events of members.
create or replace function lists_with_attendance(p_gathered interval)
returns table (list_id uuid)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select l.id from lists l
join accounts a on a.id = l.account_id and a.is_active and a.reconnect_since is null
where l.gone_since is null and l.id in (
  select n.list_id from attendance n join door_seqs q on q.list_id = n.list_id
  where (n.writes_tags or n.sends_events) and n.heard_seq is distinct from q.seq
  union all
  select t.list_id from list_tags t where has_due_wishes(t, p_gathered)
  union all
  select n.list_id from attendance n
  where n.sends_events and exists (select from member_events e where e.list_id = n.list_id and e.state in ('waiting', 'asked'))
);
$$;
