-- Notifies doors of a contact whose new status lets it in where the old one did not, or turns it away, and of a contact that
-- Mailchimp mails no more, or again.
create or replace function note_changed_status() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into waiting_changes (list_id, contact_id)
  select new.list_id, new.id from lists l
  where l.id = new.list_id
    and ((old.status = any (l.kept_out)) <> (new.status = any (l.kept_out)) or 'cleaned' in (old.status, new.status));
  return null;
end
$$;
