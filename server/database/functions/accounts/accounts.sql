-- Mailchimp accounts: the consent that connects one, the team that has it, and what ends with it.

-- Consumes a consent state, so that it works once. Only the state tells which person comes back from Mailchimp, and for
-- which team. Returns no person if it has expired. With the owner's rights, because the browser that comes back from
-- Mailchimp is nobody yet.
create or replace function take_consent(wanted bytea, browser bytea) returns table (
  person_id uuid, team_id uuid, account_name text
)
language sql security definer set search_path = listpass, pg_temp as $$
delete from oauth_states where state_hash = wanted and browser_hash = browser
returning case when expires_at > now() then person_id end, team_id, account_name;
$$;

-- Deletes a person's unfinished consents, because the person may no longer connect accounts for the acting team. With the
-- owner's rights, because only the person sees their consents, and here the team ends them.
create or replace function forget_consents(p_person uuid) returns void
language sql security definer set search_path = listpass, pg_temp as $$
delete from oauth_states where person_id = p_person and team_id = acting_team();
$$;

-- True if another team has connected the same Mailchimp account. Answers only for an account of the acting team. With the
-- owner's rights, because it looks at the accounts of other teams.
create or replace function account_is_shared(wanted uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select exists (select from accounts mine
  join accounts theirs on theirs.mailchimp_id = mine.mailchimp_id and theirs.owner_id <> mine.owner_id
  where mine.id = wanted and mine.owner_id = acting_team());
$$;

-- Records when an account or a scanner link was switched off.
create or replace function note_switching_off() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  new.switched_off_at := case when new.is_active then null else coalesce(old.switched_off_at, clock_timestamp()) end;
  return new;
end
$$;

-- Deletes the rate limit and the slots of a login when its last account is deleted. With the owner's rights, because an
-- account of another team may use the login.
create or replace function forget_login() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  if not exists (select from accounts where login_key = old.login_key) then
    delete from login_paces where login_key = old.login_key;
    delete from slot_leases where login_key = old.login_key;
  end if;
  return null;
end
$$;
