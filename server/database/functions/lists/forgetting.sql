-- What a deleted list takes along.

-- Deletes the rows of a deleted list in the tables that the trigger names. A foreign key would cost each scan or contact a
-- lookup. It takes the lock of number_changes, so that no change of the list gets a number afterwards. With the owner's
-- rights, because no request may delete scans, and the list is no request's any more.
create or replace function forget_rows() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('changes of ' || old.id, 0));
  for nth in 0 .. tg_nargs - 1 loop
    execute format('delete from %I where list_id = $1', tg_argv[nth]) using old.id;
  end loop;
  return null;
end
$$;
