-- Closes second accounts to all passwords, because a new password of the first account could equal one of theirs.
create or replace function retire_second_accounts()
returns void
language sql security definer
set search_path = listpass, pg_temp
as $$
update second_accounts set tag = null, salt = null
where first_id = acting_person() and (tag is not null or salt is not null);
$$;
