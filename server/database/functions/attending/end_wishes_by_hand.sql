-- Forgets the wishes of a tag by hand that Mailchimp has. The organiser may change such a tag in Mailchimp, and Listpass follows no
-- further.
create or replace function end_wishes_by_hand(p_list uuid, p_tag uuid, p_contacts uuid[]) returns void
language sql security definer set search_path = listpass, pg_temp as $$
delete from tag_wishes w using list_tags t
where t.list_id = p_list and t.id = p_tag and t.occasion_id is null and w.list_id = t.list_id and w.tag_id = t.id
  and w.contact_id = any (p_contacts) and w.is_written = w.is_wanted;
$$;
