-- Whether any list of this installation has, or had, this code.
create or replace function is_code_known(p_key text) returns boolean
language sql stable set search_path = listpass, pg_temp as $$
select exists (select from contacts c where hashtextextended(c.code_key, 0) = hashtextextended(p_key, 0) and c.code_key = p_key)
  or exists (select from other_codes o where hashtextextended(o.code_key, 0) = hashtextextended(p_key, 0) and o.code_key = p_key)
  or exists (select from retired_codes r where hashtextextended(r.code_key, 0) = hashtextextended(p_key, 0) and r.code_key = p_key);
$$;
