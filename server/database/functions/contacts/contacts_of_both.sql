-- Pairs each contact of a list with its counterpart in another list of the same audience. The code decides first,
-- because it belongs to one person; then Mailchimp's id of the contact; then the address. Several contacts may have the
-- same counterpart.
create or replace function contacts_of_both(p_from uuid, p_into uuid)
returns table (from_id uuid, into_id uuid)
language sql stable
as $$
select distinct on (found.from_id) found.from_id, found.into_id from (
  select q.id as from_id, p.id as into_id, 1 as place
  from contacts q join contacts p on p.list_id = p_into and p.code_key = q.code_key where q.list_id = p_from
  union all
  select q.id, o.contact_id, 2
  from contacts q join other_codes o on o.list_id = p_into and o.code_key = q.code_key where q.list_id = p_from
  union all
  select q.id, p.id, 3
  from contacts q join contacts p on p.list_id = p_into and p.mailchimp_contact_id = q.mailchimp_contact_id
  where q.list_id = p_from
  union all
  select q.id, p.id, 4
  from contacts q join contacts p on p.list_id = p_into and p.member_hash = q.member_hash where q.list_id = p_from
) found
order by found.from_id, found.place, found.into_id;
$$;
