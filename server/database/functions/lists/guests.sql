-- Which contacts of a list count as guests, and how many there are.

-- Whether a contact counts as a guest: in the list now, with a status that counts. The planner inlines it.
create or replace function is_guest(removed_at timestamptz, status text, uncounted text[]) returns boolean
language sql immutable parallel safe as $$
select removed_at is null and status <> all (uncounted);
$$;

-- The statuses that do not count as guests in the acting list.
create or replace function uncounted_here() returns text[]
language sql stable as $$
select l.uncounted from lists l where l.id = acting_list();
$$;

-- The sum of the counts whose status counts as a guest.
create or replace function guests_among(p_counts jsonb, p_uncounted text[]) returns int
language sql immutable parallel safe as $$
select coalesce(sum(value::int), 0)::int from jsonb_each_text(p_counts) where key <> all (p_uncounted);
$$;

-- Keeps the number of guests in line with the counts of statuses and the organiser's choice.
create or replace function count_guests() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  new.active_members := guests_among(new.status_counts, uncounted_of(new.settings));
  return new;
end
$$;

-- Both counts, added by status. None falls below zero.
create or replace function add_counts(p_counts jsonb, p_change jsonb) returns jsonb
language sql immutable parallel safe as $$
select coalesce(jsonb_object_agg(status, many) filter (where many > 0), '{}')
from (
  select key as status, sum(value::int) as many
  from (select * from jsonb_each_text(p_counts) union all select * from jsonb_each_text(p_change)) x group by key
) s;
$$;

-- The rows of Mailchimp that cannot be understood, by their reasons, with twenty labels each; and as no_email the contacts that
-- have a code and no address.
create or replace function odd_of_list(p_list uuid) returns jsonb
language sql stable as $$
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
) g;
$$;

-- The statuses of Mailchimp that these settings of a list do not count as guests.
create or replace function uncounted_of(p_settings jsonb) returns text[]
language sql immutable parallel safe as $$
select array(
  select status from unnest(array['subscribed', 'transactional', 'unsubscribed', 'cleaned', 'pending'])
    with ordinality as every (status, place)
  where not p_settings -> 'guest_statuses' ? status order by place);
$$;
