-- The rows of Mailchimp that cannot be understood, by their reasons, with twenty labels each; and as no_email the contacts that
-- have a code and no address.
create or replace function odd_of_list(p_list uuid) returns jsonb
language sql stable security definer set search_path = listpass, pg_temp as $$
select coalesce(jsonb_agg(jsonb_build_object('why', why, 'count', count, 'labels', labels) order by why), '[]')
from (
  select why, count(*) as count,
    to_jsonb(coalesce((array_agg(label order by label) filter (where label <> ''))[1:20], '{}')) as labels
  from odd_rows where list_id = p_list group by why
  union all
  select 'no_email', count(*), '[]' from contacts
  where list_id = p_list and email_key = '' and removed_at is null and erased_at is null
    and not (status = 'door' and held_code is null)
  having count(*) > 0
) g
where exists (select from lists where id = p_list and owner_id = acting_team());
$$;
