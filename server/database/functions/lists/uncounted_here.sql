-- The statuses that do not count as guests in the acting list.
create or replace function uncounted_here() returns text[]
language sql stable as $$
select l.uncounted from lists l where l.id = acting_list();
$$;
