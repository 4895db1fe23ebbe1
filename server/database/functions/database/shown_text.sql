-- A text of a contact as people read it. Mailchimp keeps what another tool stored, and gets nothing of this back.
create or replace function shown_text(t text) returns text
language sql immutable parallel safe as $$
select case when strpos(t, '&') > 0 then without_entities(t) else t end;
$$;
