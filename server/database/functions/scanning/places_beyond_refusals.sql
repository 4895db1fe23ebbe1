-- Every refusal is kept, up to a limit: otherwise the holder of a link could fill the disk. Each refusal counts for a
-- link or for an organiser. Returns the places of those beyond the limit.
create or replace function places_beyond_refusals(p_marks uuid[])
returns int[]
language plpgsql security definer
set search_path = listpass, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  m record;
  granted int;
  places int[] := '{}';
begin
  for m in select mark, count(*)::int as many from unnest(p_marks) as u (mark) group by mark loop
    granted := take_tokens_unless_busy('refused:' || m.mark, m.many, 5000, 5);
    if granted < m.many then
      places := places || array(select u.place::int from unnest(p_marks) with ordinality as u (mark, place)
        where u.mark = m.mark order by u.place offset granted);
    end if;
  end loop;
  return places;
end
$$;
