-- The maximum of a contact, by the party field of its list.

-- Takes the number in the list's party field as the maximum of up to p_count contacts after p_after, in the order in which scans
-- lock them. Returns the last of them; null when all have been looked at.
create or replace function follow_party_field(p_list uuid, p_after uuid, p_count int) returns uuid
language sql set search_path = listpass, pg_temp as $$
  with looked as (
    select c.id, c.max_scans, party_size(c.merge_fields, l.settings ->> 'party_field') as size
    from lists l join contacts c on c.list_id = l.id
    where l.id = p_list and (p_after is null or c.id > p_after) order by c.id limit p_count
  ), locked as (
    select c.id, o.size from looked o join contacts c on c.list_id = p_list and c.id = o.id
    where o.size <> o.max_scans and c.erased_at is null order by c.id for no key update of c
  ), changed as (
    update contacts c set max_scans = locked.size from locked where c.list_id = p_list and c.id = locked.id
    returning c.id, c.max_scans, c.held_max, c.removed_at
  ), queued as (
    insert into pending_writes as w (list_id, contact_id)
    select p_list, id from changed where max_scans is distinct from held_max and removed_at is null
    on conflict (list_id, contact_id) do update set version = w.version + 1
  )
  select id from looked order by id offset p_count - 1
$$;

-- How many come in with a contact's code, by the number in this field: a whole number from 1 to 1,000,000. Null for anything
-- else. domain/party.ts reads the same.
create or replace function party_size(p_fields jsonb, p_tag text) returns int
language sql immutable set search_path = listpass, pg_temp as $$
  select case when text ~ '^[0-9]{1,7}$' and text::int between 1 and 1000000 then text::int end
  from (select btrim(p_fields->>p_tag) as text) s
$$;
