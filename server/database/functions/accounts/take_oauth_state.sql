-- For servers of the previous release, which know no teams (decision 62); the next release removes it. Consumes a
-- consent state, so that it works once. Only the state tells which person comes back from Mailchimp.
create or replace function take_oauth_state(wanted bytea, browser bytea)
returns table (person_id uuid, account_name text)
language sql security definer
set search_path = listpass, pg_temp
as $$
delete from oauth_states where state_hash = wanted and browser_hash = browser
returning case when expires_at > now() then person_id end, account_name;
$$;
