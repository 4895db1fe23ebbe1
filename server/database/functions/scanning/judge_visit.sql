-- Whether a contact who is not barred may enter an occasion now: 'ok' or the reason against it. Ignores the capacity.
-- p_most: the places of the contact there (most_at). p_used: those that are used up at shared occasions.
-- decideVisit in domain/occasion.ts decides the
-- same.
create or replace function judge_visit(
  o occasions, p_is_invited boolean, p_used int, p_most int, p_entries int, p_inside int, p_today int, p_at timestamptz
) returns text
language sql immutable parallel safe as $$
select case
  when not p_is_invited then 'not_invited'
  when p_at < o.opens_at then 'too_early'
  when p_at >= o.closes_at then 'too_late'
  when o.own_max is null and p_used >= p_most then
    case when o.again = 'after_exit' and p_inside > 0 then 'still_inside' else 'already_used' end
  when o.own_max is null and o.again = 'daily' and p_today > 0 then 'already_today'
  when o.own_max is null then 'ok'
  when o.again = 'daily' and p_today >= p_most then 'already_today'
  when o.again = 'after_exit' and p_inside >= p_most then 'still_inside'
  when o.again = 'never' and p_entries >= p_most then 'already_used'
  else 'ok' end;
$$;
