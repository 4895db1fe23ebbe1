-- Closes the circuit, because Mailchimp answered in any way.
create or replace function note_answer(login text) returns void
language sql security definer set search_path = listpass, pg_temp as $$
update login_paces set failures = 0, open_until = '-infinity' where login_key = login and failures > 0;
$$;
