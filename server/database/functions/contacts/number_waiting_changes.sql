-- Numbers what waits in at most this many lists, and returns how many it handled. Otherwise the changes of a list without
-- doors would pile up.
create or replace function number_waiting_changes(p_most int) returns int
language sql security definer set search_path = listpass, pg_temp as $$
select number_changes(array(select distinct w.list_id from waiting_changes w limit p_most));
$$;
