// What a door needs to decide without the server, what has changed of it since, and how doors hear of it (decision 31).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [changes, noting, entries, news, doors]) await sql.raw(part).execute(db)
}

const changes = `
alter table lists
  -- What codes are hashed with before they are told to doors: no list can be looked up with another's.
  add offline_salt bytea not null default uuid_send(gen_random_uuid()),
  -- Changes of contacts up to this transaction are no longer known one by one.
  add changes_swept xid8 not null default '0';

-- Which contacts have changed, but by scans, for which there are door_events. Without a contact: so much that the whole list
-- has to be read again. They are read up to the oldest transaction that is under way: none that commits late is missed.
-- Without a key to the list, which would be looked up for every contact: forget_contact_changes ends them.
create table contact_changes (
  list_id uuid not null,
  contact_id uuid,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index contact_changes_list on contact_changes (list_id, xid);
alter table contact_changes enable row level security;
create policy own on contact_changes using (list_id = (select acting_list()));
grant select on contact_changes to listpass_app;

create function forget_contact_changes() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  delete from contact_changes where list_id = old.id;
  return null;
end $$;
create trigger forget_contact_changes after delete on lists for each row execute function forget_contact_changes();

-- Who has been away for longer reads the list anew.
create function sweep_contact_changes(older interval) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  with gone as (
    delete from contact_changes where at < now() - older returning list_id, xid
  )
  update lists l set changes_swept = greatest(l.changes_swept, g.xid)
  from (select list_id, max(xid) as xid from gone group by list_id) g where l.id = g.list_id
$$;
`

// Columns that a scan writes are not among those that are watched: a redeem fires none of this.
const noting = `
create function note_new_contacts() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into contact_changes (list_id, contact_id) select list_id, id from added;
  return null;
end $$;
create trigger note_new_contacts after insert on contacts referencing new table as added
for each statement execute function note_new_contacts();

-- With the row the code is gone, by which doors know it. Of a list that is going itself nothing is noted.
create function note_lost_contacts() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into contact_changes (list_id) select id from lists where id in (select list_id from lost);
  return null;
end $$;
create trigger note_lost_contacts after delete on contacts referencing old table as lost
for each statement execute function note_lost_contacts();

create function note_changed_contact() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into contact_changes (list_id, contact_id)
  values (new.list_id, case when old.code_key = new.code_key then new.id end);
  return null;
end $$;
create trigger note_changed_contact
after update of email, max_scans, is_blocked, removed_at, code, erased_at, opening_count on contacts
for each row when (
  (old.email, old.max_scans, old.is_blocked, old.removed_at is null, old.code, old.erased_at, old.opening_count, old.merge_fields)
  is distinct from
  (new.email, new.max_scans, new.is_blocked, new.removed_at is null, new.code, new.erased_at, new.opening_count, new.merge_fields)
) execute function note_changed_contact();

create function note_changed_list() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into contact_changes (list_id) values (new.id);
  return null;
end $$;
create trigger note_changed_list after update of admits_removed, display_field, offline_salt on lists
for each row when ((old.admits_removed, old.display_field, old.offline_salt)
  is distinct from (new.admits_removed, new.display_field, new.offline_salt)) execute function note_changed_list();
`

const entries = `
-- As domain/offline-entry.ts says: 0 as the counts are, 1 blocked, 2 no longer let in.
create function offline_state(c contacts, admits_removed boolean) returns int
language sql immutable parallel safe as $$
  select case
    when c.removed_at is not null and (c.erased_at is not null or not admits_removed) then 2
    when c.is_blocked or c.max_scans = 0 then 1
    else 0 end
$$;

create function count_list(p_list uuid) returns table (contacts int, checked_in int, accepted int)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select count(*) filter (where removed_at is null)::int,
    count(*) filter (where removed_at is null and scan_count > 0)::int,
    coalesce(sum(scan_count - opening_count), 0)::int
  from contacts where list_id = p_list
$$;
`

/*
 * What has become known of lists since a cursor, which is the number of an event and a transaction; all of one statement, so
 * that its answers fit together. Without a cursor only where the list stands. Nothing comes back for a cursor that is asked
 * by who follows (is_new false) when there is nothing new. More than p_most is too much to tell: the list is read anew.
 */
const news = `
create function door_news(p_asked jsonb, p_most int)
returns table (place int, seq bigint, xid xid8, salt bytea, is_anew boolean, events jsonb, entries jsonb)
language plpgsql stable security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  upto xid8 := pg_snapshot_xmin(pg_current_snapshot());
begin
  return query
  select a.place, q.seq, upto, l.offline_salt, w.is_anew,
    case when not w.is_anew then (
      select jsonb_agg(jsonb_build_object('kind', e.kind, 'scan_id', e.scan_id, 'code_key', coalesce(c.code_key, ''),
        'door', e.door, 'at', e.at) order by e.seq)
      from door_events e left join contacts c on c.list_id = e.list_id and c.id = e.contact_id
      where e.list_id = a.list and e.seq > a.seq and e.seq <= q.seq) end,
    case when not w.is_anew then (
      select jsonb_agg(jsonb_build_object('code_key', c.code_key, 'scan_count', c.scan_count, 'max_scans', c.max_scans,
        'state', offline_state(c, l.admits_removed),
        'name', case when c.erased_at is null then display_value(c.merge_fields, c.email, l.display_field) else '' end))
      from contacts c where c.list_id = a.list and c.id = any (n.ids)) end
  from jsonb_to_recordset(p_asked) as a (place int, list uuid, seq bigint, xid xid8, is_new boolean)
  join lists l on l.id = a.list
  join door_seqs q on q.list_id = a.list
  cross join lateral (
    select array_agg(distinct x.contact_id) as ids, count(*) as many, coalesce(bool_or(x.contact_id is null), false) as is_whole
    from (
      (select e.contact_id from door_events e
        where e.list_id = a.list and e.seq > a.seq and e.seq <= q.seq order by e.seq limit p_most + 1)
      union all
      (select h.contact_id from contact_changes h
        where h.list_id = a.list and h.xid >= a.xid and h.xid < upto limit p_most + 1)
    ) x
  ) n
  cross join lateral (
    select a.seq is not null and (n.is_whole or n.many > p_most or a.seq > q.seq or a.xid > upto or a.xid <= l.changes_swept
      -- Its events are no longer known.
      or a.seq < q.seq and not exists (select from door_events e where e.list_id = a.list and e.seq = a.seq + 1)) as is_anew
  ) w
  where a.is_new or w.is_anew or n.many > 0;
end $$;
`

const doors = `
-- What doors are, as of now. One whose session, link or list is gone or closed has ended.
create function door_states(p_doors jsonb)
returns table (place int, list_name text, door text, is_open boolean, has_ended boolean, link_active boolean, link_expires timestamptz)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select d.place, coalesce(l.name, ''), coalesce(k.label, case when d.link is null then u.name end, ''),
    coalesce(a.is_active and l.is_scanning_on and l.codes_generated_at is not null, false),
    l.id is null or case when d.link is null then o.id is null
      else s.id is null or not k.is_active or coalesce(k.expires_at <= now(), false) end,
    k.is_active, k.expires_at
  from jsonb_to_recordset(p_doors) as d (place int, list uuid, person uuid, session uuid, link uuid)
  left join lists l on l.id = d.list and l.owner_id = d.person
  left join accounts a on a.id = l.account_id
  left join users u on u.id = d.person
  left join sessions o on d.link is null and o.id = d.session and o.person_id = d.person and o.expires_at > now()
  left join scanner_links k on k.list_id = d.list and k.id = d.link
  left join scanner_sessions s on s.list_id = d.list and s.id = d.session and s.link_id = d.link and is_live(s)
$$;
`
