-- Merges each contact of p_ids into its counterpart at the same place of p_targets. Counts are added, a block in either
-- list stays, and the larger maximum holds. The newer of Mailchimp's two reports about the member holds. Scans that an
-- earlier tool counted are counted once, because both lists read them from the same field.
create or replace function unite_contacts(p_from uuid, p_into uuid, p_ids uuid[], p_targets uuid[])
returns void
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
declare
  same_fields boolean := has_same_fields(p_from, p_into);
begin
  with theirs as materialized (
    select t.into_id, q.*, q.code_key = p.code_key as has_same_code,
      q.heard_at > p.heard_at and q.member_hash = p.member_hash and q.erased_at is null and p.erased_at is null
        and q.status <> 'door' as is_newer
    from unnest(p_ids, p_targets) as t (from_id, into_id)
    join contacts q on q.list_id = p_from and q.id = t.from_id
    join contacts p on p.list_id = p_into and p.id = t.into_id
  ), summed as (
    select into_id, sum(scan_count - opening_count)::int as scans, sum(accepted)::int as accepted, max(max_scans) as max_scans,
      bool_or(is_blocked) as is_blocked, min(max_scans) = 0 as has_none, min(created_at) as created_at,
      min(opening_count) filter (where has_same_code) as same_opening,
      max(opening_count) filter (where not has_same_code) as other_opening
    from theirs group by into_id
  ), newest as (
    select distinct on (into_id) * from theirs where is_newer order by into_id, heard_at desc, id
  ), counted as (
    select p.id, s.*, n.id as newer_id,
      greatest(least(p.opening_count, coalesce(s.same_opening, p.opening_count)), coalesce(s.other_opening, 0)) as opening,
      greatest(p.max_scans, s.max_scans) as most
    from summed s join contacts p on p.list_id = p_into and p.id = s.into_id left join newest n on n.into_id = s.into_id
  )
  update contacts p set
    opening_count = u.opening,
    scan_count = u.opening + p.scan_count - p.opening_count + u.scans,
    accepted = p.accepted + u.accepted,
    max_scans = u.most,
    is_blocked = p.is_blocked or u.is_blocked or u.most > 0 and (p.max_scans = 0 or u.has_none),
    created_at = least(p.created_at, u.created_at),
    -- Sets the email to itself, so that the triggers for a changed email run.
    email = p.email,
    status = case when u.newer_id is null then p.status else n.status end,
    merge_fields = case when u.newer_id is null then p.merge_fields else n.merge_fields end,
    mailchimp_contact_id = case when u.newer_id is null then p.mailchimp_contact_id
      else coalesce(n.mailchimp_contact_id, p.mailchimp_contact_id) end,
    removed_at = case when u.newer_id is null then p.removed_at else n.removed_at end,
    heard_at = case when u.newer_id is null then p.heard_at else n.heard_at end,
    held_code = case when u.newer_id is null or not same_fields then p.held_code else n.held_code end,
    held_max = case when u.newer_id is null or not same_fields then p.held_max else n.held_max end,
    held_scans = case when u.newer_id is null or not same_fields then p.held_scans else n.held_scans end
  from counted u left join contacts n on n.list_id = p_from and n.id = u.newer_id
  where p.list_id = p_into and p.id = u.id;
end
$$;
