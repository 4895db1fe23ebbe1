-- Refusals are stored up to a limit; otherwise the holder of a link could fill the disk. Each refusal counts for its
-- link, or for its organiser. Those above the limit become 'rate_limited'. Runs with the settings of decide_scans.
create or replace function limit_refusals(p_attempts attempt[]) returns attempt[]
language plpgsql as $$
declare
  bucket record;
  granted int;
  beyond int;
begin
  for bucket in
    select coalesce(a.link_id, a.person_id) as mark, array_agg(a.ordinality order by a.ordinality) as places
    from unnest(p_attempts) with ordinality a where a.reason not in ('ok', 'rate_limited') group by 1
  loop
    granted := take_tokens_unless_busy('refused:' || bucket.mark, cardinality(bucket.places), 5000, 5);
    foreach beyond in array bucket.places[granted + 1:] loop
      p_attempts[beyond].reason := 'rate_limited';
    end loop;
  end loop;
  return p_attempts;
end
$$;
