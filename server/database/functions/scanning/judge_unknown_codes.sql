-- Decides attempts whose code no contact of the list has. Runs with the settings of decide_scans.
create or replace function judge_unknown_codes(p_list uuid, p_owner uuid, p_attempts attempt[]) returns attempt[]
language plpgsql as $$
declare
  elsewhere record;
  unknown int[];
  buckets text[];
  beyond int;
begin
  -- A door learns that another list of its team has the code, and an organiser which. The holder of a scanner link gets no name.
  for elsewhere in
    select a.ordinality as place, o.name
    from lists o cross join unnest(p_attempts) with ordinality a
    cross join lateral (
      (select from contacts n where n.list_id = o.id and n.code_key between a.code_key and a.code_key
        order by n.code_key limit 1)
      union all
      (select from other_codes n where n.list_id = o.id and n.code_key between a.code_key and a.code_key
        order by n.code_key limit 1)
    ) x
    where o.owner_id = p_owner and o.id <> p_list and a.reason = 'unknown_code'
  loop
    -- Several lists may have the code: the first one is named.
    continue when p_attempts[elsewhere.place].reason = 'wrong_list';
    p_attempts[elsewhere.place].reason := 'wrong_list';
    if p_attempts[elsewhere.place].link_id is null then
      p_attempts[elsewhere.place].other_list := elsewhere.name;
    end if;
  end loop;

  -- Each door may show few codes that are not of its list, so that it cannot guess codes.
  select array_agg(a.ordinality), array_agg('unknown:' || a.session_id) into unknown, buckets
  from unnest(p_attempts) with ordinality a where a.reason = 'unknown_code' or a.reason = 'wrong_list' and a.link_id is not null;
  if unknown is not null then
    foreach beyond in array places_without_token(buckets, 60, 1) loop
      p_attempts[unknown[beyond]].reason := 'rate_limited';
    end loop;
  end if;
  return p_attempts;
end
$$;
