-- True while doors of the list may admit guests. The planner inlines it.
create or replace function is_open(
  account_is_active boolean, is_scanning_on boolean, codes_generated_at timestamptz
) returns boolean
language sql immutable parallel safe as $$
select account_is_active and is_scanning_on and codes_generated_at is not null;
$$;
