-- Records when a list was closed.
create or replace function note_closing() returns trigger
language plpgsql as $$
begin
  new.closed_at := case when new.is_scanning_on and new.codes_generated_at is not null then null
    when tg_op = 'UPDATE' then coalesce(old.closed_at, clock_timestamp())
    else clock_timestamp() end;
  return new;
end
$$;
