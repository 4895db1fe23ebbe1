-- True if another team has connected the same Mailchimp account. Answers only for an account of the acting team.
create or replace function account_is_shared(wanted uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select exists (select from accounts mine
  join accounts theirs on theirs.mailchimp_id = mine.mailchimp_id and theirs.owner_id <> mine.owner_id
  where mine.id = wanted and mine.owner_id = acting_team());
$$;
