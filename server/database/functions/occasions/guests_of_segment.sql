-- The contacts of a tag or saved segment, as last read. It invites them or makes them VIPs.
create or replace function guests_of_segment(p_list uuid, p_segment bigint) returns table (contact_id uuid)
language sql stable as $$
select g.contact_id from listpass.occasion_guests g
where g.list_id = p_list and g.occasion_id in (select o.id from listpass.occasions_of_segment(p_list, p_segment) o)
union
select g.contact_id from listpass.vip_guests g join listpass.vip_rules v on v.list_id = g.list_id
where g.list_id = p_list and v.who ->> 'kind' = 'segment' and (v.who ->> 'id')::bigint = p_segment;
$$;
