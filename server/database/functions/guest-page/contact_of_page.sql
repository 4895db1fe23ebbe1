-- The contact whose page the link of a code opens. If two lists have the code, it is the older contact, so a later copy
-- of a code cannot take over a guest's page.
create or replace function contact_of_page(p_code text)
returns setof contacts
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select f.* from (
  select d.* from contacts d where hashtextextended(d.code_key, 0) = hashtextextended(upper(p_code), 0) and d.code_key = upper(p_code)
  union all
  select d.* from other_codes o join contacts d on d.list_id = o.list_id and d.id = o.contact_id
  where hashtextextended(o.code_key, 0) = hashtextextended(upper(p_code), 0) and o.code_key = upper(p_code)
) f
join lists m on m.id = f.list_id
where not f.is_blocked and f.erased_at is null and (f.removed_at is null or m.admits_removed) and m.codes_generated_at is not null
order by f.created_at, f.list_id limit 1;
$$;
