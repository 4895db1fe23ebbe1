-- How many passkeys were made for other hosts than this one, for the warning at the start.
create or replace function passkeys_of_other_hosts(present text) returns table (rp_id text, passkeys int)
language sql stable security definer set search_path = listpass, pg_temp as $$
select p.rp_id, count(*)::int from passkeys p where p.rp_id <> present group by p.rp_id order by p.rp_id;
$$;
