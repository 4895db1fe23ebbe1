-- A contact's display value at the door: the chosen field, otherwise the name, otherwise the email.
create or replace function display_value(merge_fields jsonb, email text, display_field text) returns text
language sql immutable parallel safe as $$
select left(coalesce(
  nullif(trim(shown_text(merge_fields ->> display_field)), ''),
  nullif(whole_name(merge_fields), ''),
  email), 255);
$$;
