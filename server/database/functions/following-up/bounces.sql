-- Sent emails that are read for bounces.

-- Lists whose sent emails are to be read for bounces now. An email with codes cannot be older than the codes.
-- A reading in the future was dated by a clock that was wrong.
create or replace function lists_to_read_bounces(p_every interval) returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id from reachable_lists() l
left join bounce_readings r on r.list_id = l.id
where l.webhook_mode is not null
  and (coalesce(r.looked_at, l.codes_generated_at) < now() - p_every or r.looked_at > now() + interval '1 minute');
$$;
