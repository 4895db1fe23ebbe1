-- The scanner link of an address, before the visitor is known.
create or replace function link_of_slug(wanted bytea) returns table (
  list_id uuid, id uuid, owner_id uuid, label text, may_check_in_by_name boolean, is_active boolean, expires_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select k.list_id, k.id, l.owner_id, k.label, k.may_check_in_by_name, k.is_active, k.expires_at
from scanner_links k join lists l on l.id = k.list_id where k.slug_hash = wanted;
$$;
