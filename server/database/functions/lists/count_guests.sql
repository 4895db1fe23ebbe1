-- Keeps the number of guests in line with the counts of statuses and the organiser's choice.
create or replace function count_guests() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  new.active_members := guests_among(new.status_counts, new.uncounted);
  return new;
end
$$;
