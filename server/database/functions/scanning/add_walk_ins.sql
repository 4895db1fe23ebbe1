-- Adds the guests that a door brings with its scans: [{"contact", "code", "email", "fields", "most", "consents", "at",
-- "language"}]; `at` is null for now, `language` is null for English. Answers 'no_right' if the door's link may not add
-- guests, 'too_many' above the limit of new guests, otherwise null. Guests of a time at which the door could not admit
-- are left out: their scans are refused.
create or replace function add_walk_ins(p_list uuid, p_door jsonb, p_guests jsonb)
returns text
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
declare
  d record;
  span record;
  g record;
begin
  select x.* into d from jsonb_to_record(p_door) as x (team uuid, session uuid, link uuid, door text);
  if not exists (select from lists l where l.id = p_list and l.owner_id = d.team for key share) then return null; end if;
  perform stop_if_left(d.team);
  select * into span from door_span(p_list, d.session, d.link);
  if span.begins is null then return null; end if;
  if not adds_guests(p_list, d.link) then return 'no_right'; end if;
  for g in
    select x.*, least(coalesce(x.at, now()), now()) as came_at
    from jsonb_to_recordset(p_guests)
      as x (contact uuid, code text, email text, fields jsonb, most int, consents boolean, at timestamptz, language text)
    order by x.code
  loop
    continue when g.came_at < span.begins or g.came_at >= least(span.ends, span.closes);
    if keep_walk_in(p_list, g.contact, g.code, g.email, g.fields, g.most, d.door, g.consents, g.came_at)
      and not take_token('walk-ins:' || coalesce(d.link, d.session), 1000, 0.2) then
      return 'too_many';
    end if;
    perform keep_language_of_walk_in(p_list, g.contact, g.language);
  end loop;
  return null;
end
$$;
