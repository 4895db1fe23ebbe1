-- Erasing a contact.

-- Erases a contact in all tables. True if this call erased it, false if it was erased before, null if the acting team's
-- list has no such contact. With the owner's rights, because no request may change scans or openings.
create or replace function erase_contact(p_contact uuid, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  -- acting_list() relies on the caller's row-level security. This function runs as the tables' owner, who has none, so
  -- the condition replaces it.
  l uuid := (select id from lists where id = nullif(current_setting('listpass.list', true), '')::uuid
    and owner_id = acting_team());
  c contacts;
begin
  if l is null then return null; end if;
  -- Waits for transactions that add members of this list now (hold_erasing).
  perform pg_advisory_xact_lock(hashtextextended('erasing in ' || l, 0));
  select * into c from contacts where list_id = l and id = p_contact for update;
  if c.id is null then return null; end if;
  if c.erased_at is not null then return false; end if;

  delete from pending_writes where list_id = l and contact_id = c.id;
  delete from refused_values where list_id = l and contact_id = c.id;
  delete from webhook_deliveries where list_id = l and c.email_key in (email_key, old_email_key);
  delete from walk_ins where list_id = l and contact_id = c.id;
  delete from vip_guests where list_id = l and contact_id = c.id;
  delete from occasion_guests where list_id = l and contact_id = c.id;
  delete from tag_wishes where list_id = l and contact_id = c.id;
  delete from member_events where list_id = l and contact_id = c.id;
  delete from page_openings where list_id = l and contact_id = c.id;
  delete from bounced_mails where list_id = l and contact_id = c.id;
  delete from odd_rows where list_id = l and (key = c.member_hash or c.email_key <> '' and lower(label) = c.email_key);
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
    status_counts = case when c.removed_at is null then add_counts(status_counts, jsonb_build_object(c.status, -1))
      else status_counts end
  where id = l;
  return true;
end
$$;

-- Prevents erasing contacts of this list until the end of the transaction. Transactions that add members share this
-- lock.
create or replace function hold_erasing(p_list uuid) returns void
language sql as $$
select pg_advisory_xact_lock_shared(hashtextextended('erasing in ' || p_list, 0));
$$;
