-- Deletes expired rows: they are worthless to us, and a risk in a stolen copy of the database. Used password links stay
-- for a day, because a link in a mail sent twice must be found as used. Logins that no account uses come from keys that
-- were only tried.
create or replace function sweep_sign_in(idle interval) returns void
language sql security definer set search_path = listpass, pg_temp as $$
delete from sessions where expires_at < now() or last_used_at < now() - idle;
delete from password_resets where expires_at < now() - interval '1 day';
delete from sign_ins where at < now() - interval '90 days';
delete from spent_tickets where expires_at < now();
delete from oauth_states where expires_at < now() - interval '1 hour';
delete from slot_leases s where s.expires_at < now() - interval '1 hour'
  and not exists (select from accounts a where a.login_key = s.login_key);
delete from login_paces p where p.changed_at < now() - interval '1 hour' and p.open_until < now()
  and not exists (select from accounts a where a.login_key = p.login_key);
$$;
