-- Moves all scans of a list to another one. Admissions of united contacts get new numbers, the earliest first: by number
-- a contact's first admission is found.
create or replace function move_scans(p_from uuid, p_into uuid, p_ids uuid[], p_targets uuid[])
returns int
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
declare
  united uuid[];
  many int := (select count(*) from scans where list_id = p_from);
begin
  select coalesce(array_agg(distinct t.into_id), '{}') into united
  from unnest(p_ids, p_targets) as t (from_id, into_id)
  join scans s on s.list_id = p_from and s.contact_id = t.from_id and s.standing is not null;

  update scans s set number = null where s.list_id = p_into and s.standing is not null
    and exists (select from unnest(united) as u (id) where u.id = s.contact_id);
  update scans s set list_id = p_into, contact_id = t.into_id, number = null
  from unnest(p_ids, p_targets) as t (from_id, into_id) where s.list_id = p_from and s.contact_id = t.from_id;
  update scans set list_id = p_into where list_id = p_from;
  update scans s set number = n.number from (
    select x.scan_id, row_number() over (partition by x.contact_id
      order by coalesce(x.corrected_at, x.received_at), x.received_at, x.scan_id) as number
    from scans x join unnest(united) as u (id) on u.id = x.contact_id where x.list_id = p_into and x.standing is not null
  ) n where s.list_id = p_into and s.scan_id = n.scan_id;
  update scan_corrections set list_id = p_into where list_id = p_from;
  return many;
end
$$;
