-- Adds the guests that a door brings with its scans: [{"contact", "code", "email", "fields", "most", "consents", "at",
-- "language"}]; `at` is null for now, `language` is null for English. Repeating it changes nothing. Returns the codes of the
-- guests that it did not add, and why: 'no_right' if the door's link may not add guests, 'taken' if a list of this
-- installation has or had the code, 'too_many' above a limit. Guests of a time at which the door could not admit are left
-- out: their scans are refused. p_added, p_known: how many guests a door may add at once and a second, and how many of those
-- that the list has already.
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
