-- Lists with something to tell Mailchimp and a working account: events of doors that were not taken in, tags that have
-- waited for so long, events of members.
create or replace function lists_with_attendance(p_gathered interval) returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
-- The tags with a wish that waits, found by the index of such wishes alone.
with recursive hop as (
  (select w.list_id, w.tag_id from tag_wishes w
    where w.is_written is distinct from w.is_wanted and w.refusal is null order by w.list_id, w.tag_id limit 1)
  union all
  select n.list_id, n.tag_id from hop cross join lateral (
    select w.list_id, w.tag_id from tag_wishes w
    where (w.list_id, w.tag_id) > (hop.list_id, hop.tag_id) and w.is_written is distinct from w.is_wanted and w.refusal is null
    order by w.list_id, w.tag_id limit 1
  ) n
)
select l.id from lists l
join accounts a on a.id = l.account_id and a.is_active and not a.has_left and a.reconnect_since is null
where l.gone_since is null and l.id in (
  select n.list_id from attendance n join door_seqs q on q.list_id = n.list_id
  where (n.writes_tags or n.sends_events) and n.heard_seq is distinct from q.seq
  union all
  select t.list_id from hop join list_tags t on t.list_id = hop.list_id and t.id = hop.tag_id
  where has_due_wishes(t, p_gathered)
  union all
  select n.list_id from attendance n
  where n.sends_events and exists (select from member_events e where e.list_id = n.list_id and e.state in ('waiting', 'asked'))
);
$$;
