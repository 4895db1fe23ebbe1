-- Those of these contacts, or of all contacts of a list if p_contacts is null, whose latest email bounced. Mailchimp mails no
-- cleaned address. A door asks for few contacts: as in decide_scans, only the index of a key can answer.
create or replace function unreached_contacts(p_list uuid, p_contacts uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = listpass, pg_temp set plan_cache_mode = force_generic_plan
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
