-- For a server that runs alone. Calls of a killed server may still run at Mailchimp for some seconds. Until then they
-- count, and its write-back leases stay: otherwise older values could arrive last.
create or replace function take_over(seconds int) returns void
language sql security definer set search_path = listpass, pg_temp as $$
update slot_leases set expires_at = least(expires_at, clock_timestamp() + make_interval(secs => seconds)), holder = null
where holder is not null;
delete from leases where name not like 'write-back:%';
update leases set expires_at = least(expires_at, clock_timestamp() + make_interval(secs => seconds));
$$;
