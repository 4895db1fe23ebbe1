-- True if another team has set up the same Mailchimp list, so that the list has that team's QR fields. A team without
-- fields of its own may then not set the list up, unless the other team has left or Mailchimp refuses its login.
create or replace function list_is_shared(wanted uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select exists (select from lists mine
  join accounts on accounts.id = mine.account_id
  join accounts other on other.mailchimp_id = accounts.mailchimp_id and other.owner_id <> accounts.owner_id
  join lists theirs on theirs.account_id = other.id and theirs.mailchimp_id = mine.mailchimp_id
  join fields on fields.list_id = theirs.id
  where mine.id = wanted and mine.owner_id = acting_team()
    and (not other.has_left and other.reconnect_since is null or exists (select from fields f where f.list_id = mine.id)));
$$;
