-- True for the first use, on any server. The row stays until the ticket would have expired.
create or replace function spend_ticket(p_id uuid, p_expires_at timestamptz) returns boolean
language sql security definer set search_path = listpass, pg_temp as $$
with spent as (
  insert into spent_tickets (id, expires_at) values (p_id, p_expires_at) on conflict do nothing returning 1)
select exists (select from spent);
$$;
