-- Moves all scans of a list to another one. Admissions of merged contacts get the next numbers after the existing ones.
-- If an earlier admission arrives, all are numbered again, because the number finds a contact's first admission.
-- Returns the number of moved scans.
create or replace function move_scans(p_from uuid, p_into uuid, p_ids uuid[], p_targets uuid[])
returns int
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
declare
  united uuid[];
  wrong uuid[];
  many int := (select count(*) from scans where list_id = p_from);
begin
  select coalesce(array_agg(distinct t.into_id), '{}') into united
  from unnest(p_ids, p_targets) as t (from_id, into_id)
  join scans s on s.list_id = p_from and s.contact_id = t.from_id and s.number is not null;

  with coming as (
    select s.scan_id, t.into_id, case when s.number is not null then row_number() over (
      partition by t.into_id, s.number is null order by s.number, s.received_at, s.scan_id) end as place
    from unnest(p_ids, p_targets) as t (from_id, into_id) join scans s on s.list_id = p_from and s.contact_id = t.from_id
  ), ours as (
    select x.contact_id, max(x.number) as last from scans x join unnest(united) as u (id) on u.id = x.contact_id
    where x.list_id = p_into group by x.contact_id
  )
  update scans s set list_id = p_into, contact_id = c.into_id, number = coalesce(o.last, 0) + c.place
  from coming c left join ours o on o.contact_id = c.into_id where s.list_id = p_from and s.scan_id = c.scan_id;
  update scans set list_id = p_into where list_id = p_from;

  -- An index allows each number once. So where the order is wrong, all numbers are removed first.
  select coalesce(array_agg(distinct x.contact_id), '{}') into wrong
  from admissions_in_time(p_into, united) x where x.number <> x.place;
  update scans s set number = null from unnest(wrong) as w (id)
  where s.list_id = p_into and s.contact_id = w.id and s.number is not null;
  update scans s set number = x.place from admissions_in_time(p_into, wrong) x
  where s.list_id = p_into and s.scan_id = x.scan_id;
  update scan_corrections set list_id = p_into where list_id = p_from;
  return many;
end
$$;
