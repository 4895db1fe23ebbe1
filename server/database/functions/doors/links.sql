-- Scanner links: their address, what they open, and what their doors may do.

-- The scanner link of an address, before the visitor is known. With the owner's rights, because the visitor acts for no
-- team before the link is found.
create or replace function link_of_slug(wanted bytea) returns table (
  list_id uuid, id uuid, owner_id uuid, label text, may_check_in_by_name boolean, is_active boolean, expires_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select k.list_id, k.id, l.owner_id, k.label, k.may_check_in_by_name, k.is_active, k.expires_at
from scanner_links k join lists l on l.id = k.list_id where k.slug_hash = wanted;
$$;

-- When a door was last heard: any call or ready check of a browser that opened the link. Null without a browser.
create or replace function heard_of_link(p_list uuid, p_link uuid) returns timestamptz
language sql stable as $$
select max(greatest(s.last_used_at, s.checked_at)) from scanner_sessions s where s.list_id = p_list and s.link_id = p_link;
$$;

-- The occasion that a scanner link opens at a moment; the list's id for the main one.
create or replace function occasion_of_link(k scanner_links, p_at timestamptz) returns uuid
language sql stable as $$
select case when k.follows_open then open_occasion(k.list_id, p_at) else coalesce(k.occasion_id, k.list_id) end;
$$;

-- Whether a scanner link opens an occasion, now or at another time.
create or replace function may_open(k scanner_links, p_occasion uuid) returns boolean
language sql stable as $$
select case
  when not k.follows_open then coalesce(k.occasion_id, k.list_id) = p_occasion
  else occasion_of_link(k, now()) = p_occasion or exists (
    select from occasions o where o.list_id = k.list_id and o.id = p_occasion and gate_closes(o) is not null)
end;
$$;

-- Whether a door may add guests: those of members may, a scanner link needs the right.
create or replace function adds_guests(p_list uuid, p_link uuid) returns boolean
language sql stable as $$
select p_link is null or exists (select from scanner_links k where k.list_id = p_list and k.id = p_link and k.may_add);
$$;

-- What a door needs to add guests: {"consent": the words of the box or null}. Null if the door may not, and at an occasion that is not
-- for the whole list.
create or replace function walk_in_of(l lists, p_link uuid, o occasions) returns jsonb
language sql stable as $$
select case when o.who is null and adds_guests(l.id, p_link) then jsonb_build_object('consent', l.settings ->> 'consent_words') end;
$$;

-- The lock key of a scanner link. Scans share the lock; ending the link's sessions takes it exclusively. Advisory locks
-- are granted in request order, so a busy door does not keep its organiser waiting.
create or replace function scanner_link_key(link uuid) returns bigint
language sql immutable parallel safe as $$
select hashtextextended('scanner-link:' || link::text, 0);
$$;
