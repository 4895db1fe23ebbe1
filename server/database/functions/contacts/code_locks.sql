-- The locks of these codes, in the order in which all callers take them. A door that gives a code to a guest takes them alone,
-- a transaction that adopts codes from Mailchimp takes them shared. So a door sees every code that came before its own.
create or replace function code_locks(p_keys text[]) returns setof bigint
language sql immutable as $$
select distinct hashtextextended('codes ' || (hashtextextended(k.code_key, 0) & 63), 0) as lock
from unnest(p_keys) as k (code_key) order by lock;
$$;
