-- Numbers the new code of a contact as the latest one.
create or replace function number_code() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  new.code_number := nextval('code_numbers');
  return new;
end
$$;
