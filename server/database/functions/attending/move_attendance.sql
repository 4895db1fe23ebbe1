-- Takes the tags of a list to the one that it goes into; the contacts' new ids are p_targets. Both lists are one audience of
-- Mailchimp, so its ids of tags stay. The other list keeps its own settings, its main occasion and its tags of the same name;
-- wishes by hand go to the tag of that name. All of its scans are looked at again. Scans that got a new id are p_new_scans.
create or replace function move_attendance(
  p_from uuid,
  p_into uuid,
  p_ids uuid[],
  p_targets uuid[],
  p_old_scans uuid[],
  p_new_scans uuid[]
)
returns void
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
begin
  insert into list_tags (list_id, id, occasion_id, name, segment_id, trouble, said, trouble_at)
  select p_into, t.id, t.occasion_id, t.name, t.segment_id, t.trouble, t.said, t.trouble_at from list_tags t
  where t.list_id = p_from and t.occasion_id is distinct from p_from
  on conflict do nothing;
  insert into tag_wishes (list_id, tag_id, contact_id, is_wanted, is_written, wished_at, refusal)
  select p_into, t.id, coalesce(k.into_id, w.contact_id), w.is_wanted, null, w.wished_at, null
  from tag_wishes w join list_tags f on f.list_id = p_from and f.id = w.tag_id
  join list_tags t on t.list_id = p_into
    and (t.id = f.id or f.occasion_id is null and t.occasion_id is null and lower(t.name) = lower(f.name))
  left join unnest(p_ids, p_targets) as k (from_id, into_id) on k.from_id = w.contact_id
  join contacts c on c.list_id = p_into and c.id = coalesce(k.into_id, w.contact_id) and c.erased_at is null
  where w.list_id = p_from
  on conflict do nothing;
  update member_events e set scan_id = n.fresh from unnest(p_old_scans, p_new_scans) as n (old, fresh)
  where e.list_id = p_from and e.scan_id = n.old;
  update member_events e set contact_id = k.into_id from unnest(p_ids, p_targets) as k (from_id, into_id)
  where e.list_id = p_from and e.contact_id = k.from_id;
  update member_events set list_id = p_into where list_id = p_from;
  update attendance set heard_seq = null where list_id = p_into;
end
$$;
