-- True when two lists of different teams are the same audience of the same Mailchimp account, and Mailchimp lets both
-- teams in at present.
create or replace function shares_audience(p_one uuid, p_other uuid)
returns boolean
language sql stable
as $$
select exists (select from lists one
  join accounts a on a.id = one.account_id and a.is_active and not a.has_left and a.reconnect_since is null
  join accounts b on b.mailchimp_id = a.mailchimp_id and b.owner_id <> a.owner_id and b.is_active
    and not b.has_left and b.reconnect_since is null
  join lists other on other.account_id = b.id and other.mailchimp_id = one.mailchimp_id
  where one.id = p_one and other.id = p_other and one.gone_since is null and other.gone_since is null);
$$;
