-- Counts the people inside the occasions of these attempts, one after the other, and refuses or notes those beyond the
-- capacity. Each occasion's count stays locked until the end of the transaction. Runs with the settings of decide_scans.
create or replace function seat_visits(p_list uuid, p_attempts attempt[]) returns attempt[]
language plpgsql as $$
declare
  o record;
  a attempt;
  now_inside int;
begin
  for o in
    select n.id, n.capacity, n.when_full, s.inside, s.ctid as seats
    from occasions n join occasion_seats s on s.list_id = n.list_id and s.occasion_id = n.id
    where n.list_id = p_list and n.id = any (array(select coalesce(x.occasion_id, p_list) from unnest(p_attempts) x))
      and n.removed_at is null
    order by n.id for no key update of s
  loop
    now_inside := o.inside;
    for nth in 1 .. cardinality(p_attempts) loop
      a := p_attempts[nth];
      continue when a.reason <> 'ok' or coalesce(a.occasion_id, p_list) <> o.id;
      if a.is_exit then
        if a.facts ->> 'note' is null then now_inside := now_inside - 1; end if;
      elsif now_inside >= o.capacity and o.when_full = 'refuse' then
        a.reason := 'full';
        a.facts := a.facts - 'admission';
      else
        if now_inside >= o.capacity then a.facts := a.facts || '{"note": "over_capacity"}'; end if;
        now_inside := now_inside + 1;
      end if;
      a.facts := a.facts || jsonb_strip_nulls(jsonb_build_object('inside', now_inside, 'capacity', o.capacity));
      p_attempts[nth] := a;
    end loop;
    if now_inside <> o.inside then
      update occasion_seats s set inside = now_inside where s.ctid = o.seats;
    end if;
  end loop;
  return p_attempts;
end
$$;
