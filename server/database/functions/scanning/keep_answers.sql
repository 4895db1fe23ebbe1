-- Keeps the answers of a guest whom this scan let in, [{"tag", "value"}], as changes of the contact, and queues them for Mailchimp.
-- Only fields that the list asks for are kept. Repeating it changes nothing. False if no scan of this door let in a contact, or it was
-- undone. A member's door answers for every scan of the list.
create or replace function keep_answers(p_list uuid, p_door jsonb, p_scan uuid, p_answers jsonb) returns boolean
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  d record;
  s scans;
  c contacts;
  given jsonb;
begin
  select x.* into d from jsonb_to_record(p_door) as x (team uuid, session uuid, link uuid);
  if not exists (select from lists l where l.id = p_list and l.owner_id = d.team for key share) then return false; end if;
  perform stop_if_left(d.team);
  -- The contact is locked first, as a scan does.
  select * into c from contacts x where x.list_id = p_list and x.id = (
    select n.contact_id from scans n
    where n.list_id = p_list and n.scan_id = p_scan and (d.link is null or n.session_id = d.session))
  for no key update;
  if c.id is null or c.erased_at is not null then return false; end if;
  select * into s from scans x where x.list_id = p_list and x.scan_id = p_scan for no key update;
  if s.standing is distinct from 'counts' or s.is_exit then return false; end if;

  select jsonb_agg(jsonb_build_object('tag', a.tag, 'value', a.value)) into given
  from jsonb_to_recordset(p_answers) as a (tag text, value text)
  where exists (select from jsonb_to_recordset(list_asks(p_list) -> 'asks') as q (tag text) where q.tag = a.tag);
  if given is null or s.rule_effects @> given then return true; end if;
  update contacts x set merge_fields = x.merge_fields || effect_values(given) where x.list_id = p_list and x.id = c.id;
  update scans x set rule_effects = coalesce((
      select jsonb_agg(e) from jsonb_array_elements(s.rule_effects) e
      where not exists (select from jsonb_to_recordset(given) as g (tag text) where g.tag = e ->> 'tag')), '[]') || given
  where x.list_id = p_list and x.scan_id = p_scan;
  perform queue_writes(p_list, array[c.id], effect_values(given));
  return true;
end
$$;
