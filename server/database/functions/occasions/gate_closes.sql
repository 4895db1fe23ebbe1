-- When an occasion closes by its times, also while its admissions are stopped. Null for an occasion that no gate follows:
-- gates follow those for everyone with an opening and a closing time, at most 36 hours long. isOfGate in
-- domain/gate-occasion.ts says the same.
create or replace function gate_closes(o occasions) returns timestamptz
language sql stable as $$
select case when o.removed_at is null and o.who is null and x.closes - o.opens_at <= interval '36 hours' then x.closes end
from (select case when o.stopped_at is not null and o.closes_at = o.stopped_at then o.closes_before else o.closes_at end as closes) x;
$$;
