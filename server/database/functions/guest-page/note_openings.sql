-- Keeps the day on which the page of a code was first opened for an occasion, for many codes at once. Only the contact, the occasion
-- and the day are kept. Where two lists have a code, the occasion tells which one is meant.
create or replace function note_openings(p_codes text[], p_occasions uuid[], p_at timestamptz) returns void
language sql volatile security definer set search_path = listpass, pg_temp as $$
insert into page_openings (list_id, occasion_id, contact_id, opened_on)
select distinct f.list_id, x.occasion_id, f.id, (p_at at time zone 'UTC')::date
from (
  select upper(u.code) as key, hashtextextended(upper(u.code), 0) as hashed, u.occasion_id
  from unnest(p_codes, p_occasions) as u (code, occasion_id)
) x
cross join lateral (
  select c.list_id, c.id from contacts c
  where hashtextextended(c.code_key, 0) = x.hashed and c.code_key = x.key and c.erased_at is null
  union all
  select c.list_id, c.id from other_codes k join contacts c on c.list_id = k.list_id and c.id = k.contact_id
  where hashtextextended(k.code_key, 0) = x.hashed and k.code_key = x.key and c.erased_at is null
) f
where x.occasion_id = f.list_id
  or exists (select from occasions o where o.list_id = f.list_id and o.id = x.occasion_id)
order by 1, 2, 3
on conflict do nothing;
$$;
