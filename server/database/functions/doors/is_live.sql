-- True while a scanner session may be used (DESIGN §7). It does not check the link: a door whose link has ended learns
-- so from the verdict of each scan.
create or replace function is_live(s scanner_sessions) returns boolean
language sql stable as $$
select s.ended_at is null and s.expires_at > now() and s.last_used_at > now() - interval '7 days';
$$;
