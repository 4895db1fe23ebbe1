-- The changes of contacts that doors hear of. A change waits first. Once it is committed, it gets its number.

-- Notifies doors of new contacts.
create or replace function note_new_contacts() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  insert into waiting_changes (list_id, contact_id) select list_id, id from added;
  return null;
end
$$;

-- Doors identify a contact by its code, which is deleted with the row. So they read the whole list again, unless the
-- list itself is deleted.
create or replace function note_lost_contacts() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  insert into waiting_changes (list_id) select id from lists where id in (select list_id from lost);
  return null;
end
$$;

-- Notifies doors of a changed contact. When the code has changed, doors read the whole list again.
create or replace function note_changed_contact() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  insert into waiting_changes (list_id, contact_id)
  values (new.list_id, case when old.code_key = new.code_key then new.id end);
  return null;
end
$$;

-- Notifies doors of a contact whose new status lets it in where the old one did not, or turns it away, and of a contact that
-- Mailchimp mails no more, or again.
create or replace function note_changed_status() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  insert into waiting_changes (list_id, contact_id)
  select new.list_id, new.id from lists l
  where l.id = new.list_id
    and ((old.status = any (l.kept_out)) <> (new.status = any (l.kept_out)) or 'cleaned' in (old.status, new.status));
  return null;
end
$$;

-- A setting of the list changes all contacts at once: doors read the whole list again.
create or replace function note_changed_list() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  insert into waiting_changes (list_id) values (new.id);
  return null;
end
$$;

-- The conditions for entries of these contacts have changed, so doors read them again.
create or replace function note_changed_contacts(p_list uuid, p_contacts uuid[]) returns void
language sql as $$
insert into waiting_changes (list_id, contact_id) select p_list, c from unnest(p_contacts) c;
$$;

-- Makes the doors of one occasion, or of all occasions, read the list again.
create or replace function note_changed_entries(p_list uuid, p_occasion uuid) returns void
language sql as $$
insert into waiting_changes (list_id, occasion_id) values (p_list, p_occasion);
$$;

-- Gives the committed changes of these lists their numbers, and returns how many lists it handled. A change that commits
-- late gets a later number, so nothing waits for an open transaction. Skips a list whose changes another transaction is
-- numbering. It must run at read committed: each statement sees the numbers of the former holder of the lock.
-- More changes than any door reads one by one become one, after which doors read the whole list again.
create or replace function number_changes(p_lists uuid[]) returns int
language plpgsql as $$
declare
  most constant int := 5000;
  l uuid;
  last bigint;
  handled int := 0;
begin
  foreach l in array p_lists loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('changes of ' || l, 0));
    select coalesce(max(no), 0) into last from contact_changes where list_id = l;
    with taken as (
      delete from waiting_changes where list_id = l returning id, contact_id, occasion_id
    ),
    counted as (
      select count(*) as many from taken where exists (select from lists where id = l)
    )
    insert into contact_changes (list_id, no, contact_id, occasion_id, at)
    select l, last + row_number() over (order by t.id), t.contact_id, t.occasion_id, clock_timestamp()
    from counted n join taken t on n.many between 1 and most
    union all
    select l, last + 1, null, null, clock_timestamp() from counted n where n.many > most;
    handled := handled + 1;
  end loop;
  return handled;
end
$$;

-- Deletes old changes. A door that was offline for longer reads the whole list again. The latest old one stays: the
-- numbers continue after it, and the cursors of doors that had nothing to read since then point to it.
create or replace function sweep_contact_changes(older interval) returns void
language sql as $$
delete from contact_changes h using (
  select list_id, max(no) as no from contact_changes where at < now() - older group by list_id
) old where h.list_id = old.list_id and h.no < old.no;
$$;
