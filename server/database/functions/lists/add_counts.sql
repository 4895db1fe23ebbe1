-- Both counts, added by status. None falls below zero.
create or replace function add_counts(p_counts jsonb, p_change jsonb) returns jsonb
language sql immutable parallel safe as $$
select coalesce(jsonb_object_agg(status, many) filter (where many > 0), '{}')
from (
  select key as status, sum(value::int) as many
  from (select * from jsonb_each_text(p_counts) union all select * from jsonb_each_text(p_change)) x group by key
) s;
$$;
