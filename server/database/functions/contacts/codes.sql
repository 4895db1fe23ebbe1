-- The codes of contacts: the current one, and further ones that doors gave.

-- The contact with this code: its current code, or a further one that a door gave.
create or replace function contact_of_code(p_list uuid, p_code text) returns uuid
language plpgsql stable as $$
declare
  found_id uuid := (select id from contacts where list_id = p_list and code_key = p_code);
begin
  return coalesce(found_id, (select contact_id from other_codes where list_id = p_list and code_key = p_code));
end
$$;

-- Numbers the new code of a contact as the latest one.
create or replace function number_code() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  new.code_number := nextval('code_numbers');
  return new;
end
$$;

-- Whether any list of this installation has, or had, this code.
create or replace function is_code_known(p_key text) returns boolean
language sql stable set search_path = listpass, pg_temp as $$
select exists (select from contacts c where hashtextextended(c.code_key, 0) = hashtextextended(p_key, 0) and c.code_key = p_key)
  or exists (select from other_codes o where hashtextextended(o.code_key, 0) = hashtextextended(p_key, 0) and o.code_key = p_key)
  or exists (select from retired_codes r where hashtextextended(r.code_key, 0) = hashtextextended(p_key, 0) and r.code_key = p_key);
$$;

-- The locks of these codes, in the order in which all callers take them. A door that gives a code to a guest takes them alone,
-- a transaction that adopts codes from Mailchimp takes them shared. So a door sees every code that came before its own.
create or replace function code_locks(p_keys text[]) returns setof bigint
language sql immutable as $$
select distinct hashtextextended('codes ' || (hashtextextended(k.code_key, 0) & 63), 0) as lock
from unnest(p_keys) as k (code_key) order by lock;
$$;

-- Removes these additional codes from a list, and returns them.
create or replace function take_further_codes(p_list uuid, p_keys text[]) returns table (
  contact_id uuid, code_key text, code_number bigint
)
language plpgsql as $$
#variable_conflict use_column
begin
  if exists (select from other_codes o where o.list_id = p_list and o.code_key = any (p_keys)) then
    insert into waiting_changes (list_id) values (p_list);
  end if;
  return query delete from other_codes o where o.list_id = p_list and o.code_key = any (p_keys)
  returning o.contact_id, o.code_key, o.code_number;
end
$$;
