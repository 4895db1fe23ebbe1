// What may be forgotten: one contact, of whom a tombstone stays, or an organiser with everything (DESIGN §7, decision 26).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tombstones, redeem, contact, traces, records]) await sql.raw(part).execute(db)
}

const tombstones = `
-- A contact who was erased: code and counts stay, so that the code is never anybody else's. Whatever is written later, by
-- whomever, cannot put a person back into it.
alter table contacts
  add erased_at timestamptz,
  add constraint contacts_erased_are_empty check (erased_at is null or (
    email = '' and merge_fields = '{}' and member_hash = 'erased:' || id::text and mailchimp_contact_id is null
    and held_code is null and held_max is null and held_scans is null and refusal is null and removed_at is not null));
-- Few, and asked for by every page of a batch.
create index contacts_erased on contacts (list_id, id) where erased_at is not null;

-- What was read of a list before somebody was erased may still show them.
alter table lists add last_erased_at timestamptz;

-- Scanned texts without a code are few, and may hold an address.
create index scans_with_text on scans (list_id) where text is not null;
`

// One condition of the function changes: who was erased is let in nowhere, whatever the list admits. The rest stays as the
// last migration that wrote it has it.
const redeem = `
do $$ declare
  was text := pg_get_functiondef('redeem_scans(uuid, jsonb)'::regprocedure);
  becomes text := replace(was, 'c.removed_at is not null and not l.admits_removed',
    'c.removed_at is not null and (c.erased_at is not null or not l.admits_removed)');
begin
  if becomes = was then raise exception 'redeem_scans does not look as it should'; end if;
  execute becomes;
end $$;
`

const contact = `
-- True when the contact is erased now, false when they were already, null when the list of who acts has no such contact.
create function erase_contact(p_contact uuid, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  -- acting_list() reads behind the caller's wall, and the owner of the tables has none: here the wall is this condition.
  l uuid := (select id from lists where id = nullif(current_setting('listpass.list', true), '')::uuid
    and owner_id = acting_person());
  c contacts;
begin
  if l is null then return null; end if;
  -- Waits for those who are taking in members of this list at this moment (hold_erasing).
  perform pg_advisory_xact_lock(hashtextextended('erasing in ' || l, 0));
  select * into c from contacts where list_id = l and id = p_contact for update;
  if c.id is null then return null; end if;
  if c.erased_at is not null then return false; end if;

  delete from pending_writes where list_id = l and contact_id = c.id;
  delete from webhook_deliveries where list_id = l and c.email_key in (email_key, old_email_key);
  delete from batch_failures where list_id = l and lower(email) = c.email_key;
  update batch_pages set head = array_remove(head, c.member_hash), tail = array_remove(tail, c.member_hash)
  where list_id = l and (c.member_hash = any (head) or c.member_hash = any (tail));
  update scans set display_value = '', rule_effects = null where list_id = l and contact_id = c.id;
  update scans set text = null
  where list_id = l and text is not null and c.email <> '' and strpos(lower(text), c.email_key) > 0;
  update contacts set email = '', merge_fields = '{}', member_hash = 'erased:' || id::text, mailchimp_contact_id = null,
    held_code = null, held_max = null, held_scans = null, refusal = null, status = 'erased',
    removed_at = coalesce(removed_at, p_at), erased_at = p_at
  where list_id = l and id = c.id;
  update lists set last_erased_at = greatest(last_erased_at, p_at),
    active_members = case when c.removed_at is null then greatest(0, active_members - 1) else active_members end
  where id = l;
  return true;
end $$;

-- Until the end of the transaction nobody is erased in this list. Those who take in members hold it together.
create function hold_erasing(p_list uuid) returns void language sql volatile as
  $$ select pg_advisory_xact_lock_shared(hashtextextended('erasing in ' || p_list, 0)) $$;
`

const traces = `
-- How hard a login may be asked is known of it for as long as somebody has connected it.
create function forget_login() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  if not exists (select from accounts where login_key = old.login_key) then
    delete from login_paces where login_key = old.login_key;
    delete from slot_leases where login_key = old.login_key;
  end if;
  return null;
end $$;
create trigger forget_login after delete or update of login_key on accounts for each row execute function forget_login();
create index accounts_login on accounts (login_key);

create function forget_buckets(marks text[]) returns void
language sql security definer set search_path = listpass, pg_temp as
  $$ delete from throttles where exists (select from unnest(marks) m where strpos(key, m) > 0) $$;
`

const records = `
create index audit_log_list on audit_log (owner_id, list_id, id);
`
