-- Moves all contacts of a list, except those in p_ids, into another list with all their data. They keep their ids.
create or replace function move_contacts(p_from uuid, p_into uuid, p_ids uuid[])
returns int
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
declare
  same_fields boolean := has_same_fields(p_from, p_into);
  many int;
begin
  insert into contacts (list_id, id, member_hash, mailchimp_contact_id, email, status, merge_fields, code, max_scans,
    scan_count, accepted, opening_count, is_blocked, removed_at, held_code, held_max, held_scans, refusal, created_at,
    heard_at, erased_at)
  select p_into, q.id, q.member_hash, q.mailchimp_contact_id, q.email, q.status, q.merge_fields, q.code, q.max_scans,
    q.scan_count, q.accepted, q.opening_count, q.is_blocked, q.removed_at, case when same_fields then q.held_code end,
    case when same_fields then q.held_max end, case when same_fields then q.held_scans end, q.refusal, q.created_at,
    q.heard_at, q.erased_at
  from contacts q where q.list_id = p_from
    and not exists (select from unnest(p_ids) as t (id) where t.id = q.id);
  get diagnostics many = row_count;
  insert into walk_ins (list_id, contact_id, door, consent, added_at, mailed_at, language)
  select p_into, w.contact_id, w.door, w.consent, w.added_at, w.mailed_at, w.language from walk_ins w where w.list_id = p_from
    and not exists (select from unnest(p_ids) as t (id) where t.id = w.contact_id);
  return many;
end
$$;
