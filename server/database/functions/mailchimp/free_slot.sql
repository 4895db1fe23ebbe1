-- Frees a slot at once, or after some seconds if a call may still run at Mailchimp. Deletes the slots of a login
-- without accounts.
create or replace function free_slot(login text, wanted int, taker uuid, after_seconds int) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update slot_leases set expires_at = clock_timestamp() + make_interval(secs => after_seconds), holder = null
  where login_key = login and slot = wanted and holder = taker;
  if not exists (select from accounts where login_key = login) then
    delete from slot_leases where login_key = login and expires_at <= clock_timestamp();
  end if;
end
$$;
