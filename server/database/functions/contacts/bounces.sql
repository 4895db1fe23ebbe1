-- Contacts whose latest email bounced.

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

-- Those of these contacts, or of all contacts of a list if p_contacts is null, whose latest email bounced. Mailchimp mails no
-- cleaned address. A door asks for few contacts: as in decide_scans, only the index of a key can answer.
create or replace function unreached_contacts(p_list uuid, p_contacts uuid[]) returns setof uuid
language plpgsql stable set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_sort = off set jit = off as $$
begin
  if p_contacts is null then
    return query
    select b.contact_id from bounced_mails b where b.list_id = p_list
    union
    select c.id from contacts c where c.list_id = p_list and c.status = 'cleaned';
    return;
  end if;
  return query
  select p.id from unnest(p_contacts) as p (id)
  left join lateral (
    select n.status from contacts n where n.list_id = p_list and n.id between p.id and p.id order by n.id limit 1
  ) c on true
  left join lateral (
    select n.contact_id from bounced_mails n where n.list_id = p_list and n.contact_id between p.id and p.id
    order by n.contact_id limit 1
  ) b on true
  where c.status = 'cleaned' or b.contact_id is not null;
end
$$;
