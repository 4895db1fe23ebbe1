-- A contact's last name: under the key of Listpass (nameKeys in server/mailchimp/audience.ts), otherwise
-- Mailchimp's own field. Empty without one.
create or replace function last_name(merge_fields jsonb) returns text
language sql immutable parallel safe as $$
select trim(shown_text(coalesce(merge_fields ->> 'name:last', case when merge_fields ?| array['name:first', 'name:last'] then '' else
  merge_fields ->> 'LNAME' end, '')));
$$;
