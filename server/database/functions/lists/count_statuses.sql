-- How many contacts are in the list now, by their status in Mailchimp: {"subscribed": 750}. Reads the whole list.
create or replace function count_statuses(p_list uuid) returns jsonb
language sql stable as $$
select coalesce(jsonb_object_agg(c.status, c.many), '{}')
from (select status, count(*) as many from contacts where list_id = p_list and removed_at is null group by status) c;
$$;
