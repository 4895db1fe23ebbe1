-- Records when an account or a scanner link was switched off.
create or replace function note_switching_off() returns trigger
language plpgsql as $$
begin
  new.switched_off_at := case when new.is_active then null else coalesce(old.switched_off_at, clock_timestamp()) end;
  return new;
end
$$;
