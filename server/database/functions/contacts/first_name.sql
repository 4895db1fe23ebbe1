-- A contact's first name: under the key of Listpass (nameKeys in server/mailchimp/audience.ts), otherwise
-- Mailchimp's own field. Empty without one.
create or replace function first_name(merge_fields jsonb) returns text
language sql immutable parallel safe as $$
select trim(shown_text(coalesce(merge_fields ->> 'name:first', case when merge_fields ?| array['name:first', 'name:last'] then '' else
  merge_fields ->> 'FNAME' end, '')));
$$;
