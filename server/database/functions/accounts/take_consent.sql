-- Consumes a consent state, so that it works once. Only the state tells which person comes back from Mailchimp, and for
-- which team. Returns no person if it has expired.
create or replace function take_consent(wanted bytea, browser bytea) returns table (
  person_id uuid, team_id uuid, account_name text
)
language sql security definer set search_path = listpass, pg_temp as $$
delete from oauth_states where state_hash = wanted and browser_hash = browser
returning case when expires_at > now() then person_id end, team_id, account_name;
$$;
