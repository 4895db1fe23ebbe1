-- When a door was last heard: any call or ready check of a browser that opened the link. Null without a browser.
create or replace function heard_of_link(p_list uuid, p_link uuid) returns timestamptz
language sql stable security definer set search_path = listpass, pg_temp as $$
select max(greatest(s.last_used_at, s.checked_at)) from scanner_sessions s where s.list_id = p_list and s.link_id = p_link;
$$;
