-- Gives the committed changes of these lists their numbers, and returns how many lists it handled. A change that commits
-- late gets a later number, so nothing waits for an open transaction. Skips a list whose changes another transaction is
-- numbering. It must run at read committed: each statement sees the numbers of the former holder of the lock.
-- More changes than any door reads one by one become one, after which doors read the whole list again.
create or replace function number_changes(p_lists uuid[]) returns int
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  most constant int := 5000;
  l uuid;
  last bigint;
  handled int := 0;
begin
  foreach l in array p_lists loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('changes of ' || l, 0));
    select coalesce(max(no), 0) into last from contact_changes where list_id = l;
    with taken as (
      delete from waiting_changes where list_id = l returning id, contact_id, occasion_id
    ),
    counted as (
      select count(*) as many from taken where exists (select from lists where id = l)
    )
    insert into contact_changes (list_id, no, contact_id, occasion_id, at)
    select l, last + row_number() over (order by t.id), t.contact_id, t.occasion_id, clock_timestamp()
    from counted n join taken t on n.many between 1 and most
    union all
    select l, last + 1, null, null, clock_timestamp() from counted n where n.many > most;
    handled := handled + 1;
  end loop;
  return handled;
end
$$;
