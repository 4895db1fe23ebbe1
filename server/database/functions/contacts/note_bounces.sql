-- Notes which members' mails of one campaign bounced, and which arrived. Only a contact's latest email counts. Doors hear of each
-- contact that changes.
create or replace function note_bounces(p_list uuid, p_sent_at timestamptz, p_bounced text[], p_arrived text[]) returns void
language plpgsql as $$
declare
  changed uuid[];
begin
  with arrived as (
    delete from bounced_mails b using contacts c
    where b.list_id = p_list and b.sent_at <= p_sent_at and c.list_id = p_list and c.id = b.contact_id
      and c.member_hash = any (p_arrived)
    returning b.contact_id
  ), bounced as (
    insert into bounced_mails as b (list_id, contact_id, sent_at)
    select p_list, c.id, p_sent_at from contacts c where c.list_id = p_list and c.member_hash = any (p_bounced)
    order by c.id
    on conflict (list_id, contact_id) do update set sent_at = excluded.sent_at where b.sent_at < excluded.sent_at
    returning b.contact_id, b.xmax = 0 as is_new
  )
  select array_agg(x.contact_id) into changed from (
    select a.contact_id from arrived a union all select n.contact_id from bounced n where n.is_new
  ) x;
  if changed is not null then perform note_changed_contacts(p_list, changed); end if;
end
$$;
