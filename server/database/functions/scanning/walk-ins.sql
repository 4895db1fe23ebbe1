-- Guests whom a door adds, and the answers that guests give at a door.

-- Adds the guests that a door brings with its scans: [{"contact", "code", "email", "fields", "most", "consents", "at",
-- "language"}]; `at` is null for now, `language` is null for English. Repeating it changes nothing. Returns the codes of the
-- guests that it did not add, and why: 'no_right' if the door's link may not add guests, 'taken' if a list of this
-- installation has or had the code, 'too_many' above a limit. Guests of a time at which the door could not admit are left
-- out: their scans are refused. p_added, p_known: how many guests a door may add at once and a second, and how many of those
-- that the list has already. With the owner's rights, because no request may write scans or guests of doors itself, and
-- one statement without a scope saves a round trip.
create or replace function take_in_guests(
  p_list uuid, p_door jsonb, p_guests jsonb, p_added double precision[], p_known double precision[]
) returns table (code text, why text)
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  d record;
  span record;
  g record;
  whose text;
  is_empty boolean := false;
begin
  select x.* into d from jsonb_to_record(p_door) as x (team uuid, session uuid, link uuid, door text, member jsonb);
  if not exists (select from lists l where l.id = p_list and l.owner_id = d.team for key share) then return; end if;
  perform stop_if_left(d.team);
  select * into span from door_span(p_list, d.session, d.link);
  if span.begins is null then return; end if;
  if not adds_guests(p_list, d.link) then
    return query select x.code, 'no_right' from jsonb_to_recordset(p_guests) as x (code text);
    return;
  end if;
  whose := coalesce(d.link::text, d.member ->> 'id', d.session::text);
  perform hold_erasing(p_list);
  perform pg_advisory_xact_lock(k.lock) from code_locks(
    array(select upper(x.code) from jsonb_to_recordset(p_guests) as x (code text))) as k (lock);
  for g in
    select x.*, least(coalesce(x.at, now()), now()) as came_at
    from jsonb_to_recordset(p_guests)
      as x (contact uuid, code text, email text, fields jsonb, most int, consents boolean, at timestamptz, language text)
    order by x.code
  loop
    continue when g.came_at < span.begins or g.came_at >= least(span.ends, span.closes);
    continue when is_guest_kept(p_list, g.contact, g.code);
    -- The token comes first: above the limit, nothing is looked up or kept.
    is_empty := is_empty or not take_token_if_left('walk-ins:' || whose, p_added[1], p_added[2]);
    if is_empty then
      return query select g.code, 'too_many';
    elsif is_code_known(upper(g.code)) then
      return query select g.code, 'taken';
    elsif not keep_guest(p_list, g.contact, g.code, g.email, g.fields, g.most, d.door, g.consents, g.came_at, g.language) then
      -- Each such guest tells the door that the list has this email, so there are fewer of them.
      if take_token_if_left('known-guests:' || whose, p_known[1], p_known[2]) then
        perform give_code(p_list, g.contact, g.code, g.email, d.door, d.link);
      else
        return query select g.code, 'too_many';
      end if;
    end if;
  end loop;
end
$$;

-- Keeps the answers of a guest whom this scan let in, [{"tag", "value"}], as changes of the contact, and queues them for Mailchimp.
-- Only fields that the list asks for are kept. Repeating it changes nothing. False if no scan of this door let in a contact, or it was
-- undone. A member's door answers for every scan of the list. With the owner's rights, because no request may write scans
-- or guests of doors itself, and one statement without a scope saves a round trip.
create or replace function keep_answers(p_list uuid, p_door jsonb, p_scan uuid, p_answers jsonb, out is_kept boolean, out asked text[])
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  d record;
  s scans;
  c contacts;
  given jsonb;
begin
  is_kept := false;
  asked := array(select q.tag from jsonb_to_recordset(list_asks(p_list) -> 'asks') as q (tag text));
  select x.* into d from jsonb_to_record(p_door) as x (team uuid, session uuid, link uuid);
  if not exists (select from lists l where l.id = p_list and l.owner_id = d.team for key share) then return; end if;
  perform stop_if_left(d.team);
  -- The contact is locked first, as a scan does.
  select * into c from contacts x where x.list_id = p_list and x.id = (
    select n.contact_id from scans n
    where n.list_id = p_list and n.scan_id = p_scan and (d.link is null or n.session_id = d.session))
  for no key update;
  if c.id is null or c.erased_at is not null then return; end if;
  select * into s from scans x where x.list_id = p_list and x.scan_id = p_scan for no key update;
  if s.standing is distinct from 'counts' or s.is_exit then return; end if;

  select jsonb_agg(jsonb_build_object('tag', a.tag, 'value', a.value)) into given
  from jsonb_to_recordset(p_answers) as a (tag text, value text)
  where a.tag = any (asked);
  is_kept := true;
  if given is null or s.rule_effects @> given then return; end if;
  update contacts x set merge_fields = x.merge_fields || effect_values(given) where x.list_id = p_list and x.id = c.id;
  update scans x set rule_effects = coalesce((
      select jsonb_agg(e) from jsonb_array_elements(s.rule_effects) e
      where not exists (select from jsonb_to_recordset(given) as g (tag text) where g.tag = e ->> 'tag')), '[]') || given
  where x.list_id = p_list and x.scan_id = p_scan;
  perform queue_writes(p_list, array[c.id], effect_values(given));
end
$$;
