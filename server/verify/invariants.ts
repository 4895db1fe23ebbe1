// The invariants of the data, as statements that find violations. Each returns the list and the fault.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type Finding = { invariant: string; listId: string; about: string }

/** The contacts that have or had a code, over all lists. `place`: 1 for the first holder of the code. */
const holders = `
  select h.*, l.owner_id, c.is_blocked or c.erased_at is not null as has_ended, count(*) over (partition by h.code_key) as many,
    row_number() over (partition by h.code_key order by h.code_number, h.is_given, c.created_at, h.list_id) as place
  from (
    select list_id, id as contact_id, code_key, code_number, false as is_given from contacts
    union all
    select list_id, contact_id, code_key, code_number, true from other_codes
    union all
    select list_id, contact_id, code_key, code_number, false from retired_codes
  ) h
  join lists l on l.id = h.list_id
  join contacts c on c.list_id = h.list_id and c.id = h.contact_id`

const statements: Record<string, string> = {
  'I1: opening count + accepted - undone - conflicted = scan_count': `
    select c.list_id, c.id::text as about
    from contacts c
    left join (select list_id, contact_id, count(*) filter (where standing = 'counts' and not is_own) as counting,
        count(*) filter (where standing is not null) as accepted
      from scans where contact_id is not null and not is_exit group by list_id, contact_id) s
      on s.list_id = c.list_id and s.contact_id = c.id
    where c.opening_count + coalesce(s.counting, 0) <> c.scan_count or c.accepted <> coalesce(s.accepted, 0)`,
  'I1: every admission has a number, unique for its contact, and no other scan has one': `
    select list_id, scan_id::text as about from scans
    where (reason in ('ok', 'conflict') and not is_exit) <> (number is not null)
      or (standing is not null and not is_exit) <> (number is not null)
      or reason = 'conflict' and standing <> 'conflict' or is_exit and (reason = 'ok') <> (standing is not null)
    union all
    select list_id, contact_id::text from scans where number is not null
    group by list_id, contact_id, number having count(*) > 1`,
  'I1: an accepted scan was within the maximum when it was made, unless an organiser let the guest in': `
    select list_id, scan_id::text as about from scans where reason = 'ok' and scan_count > max_scans and not is_offline
      and let_in_by is null`,
  // An offline scan takes the place of a later scan, even if the maximum was lowered meanwhile.
  'I1: a scan that was decided without the server was within the maximum, or took the place of another': `
    select s.list_id, s.scan_id::text as about from scans s
    where s.reason = 'ok' and s.scan_count > s.max_scans and s.is_offline
      and not exists (select from scan_corrections k where k.list_id = s.list_id and k.for_scan_id = s.scan_id)`,
  'I1: only what was decided without the server loses its place': `
    select list_id, scan_id::text as about from scans where standing = 'conflict' and not is_offline`,
  'I1: each admission that counts no longer has its correction, and nothing else has one': `
    select s.list_id, s.scan_id::text as about from scans s
    left join scan_corrections k on k.list_id = s.list_id and k.scan_id = s.scan_id
    where k.kind is distinct from nullif(s.standing, 'counts')
    union all
    select k.list_id, k.scan_id::text from scan_corrections k
    where not exists (select from scans s where s.list_id = k.list_id and s.scan_id = k.scan_id)`,
  'Events: their numbers have no gaps, and the latest is that of the list': `
    select q.list_id, concat(count(e.seq), ' to ', q.seq) as about
    from door_seqs q left join door_events e on e.list_id = q.list_id
    group by q.list_id, q.seq
    having coalesce(max(e.seq), q.seq) <> q.seq or coalesce(max(e.seq) - min(e.seq) + 1, 0) <> count(e.seq)
    union all
    select distinct e.list_id, 'no number' from door_events e
    where not exists (select from door_seqs q where q.list_id = e.list_id)`,
  'Events: the latest of a scan says what the scan says': `
    select s.list_id, s.scan_id::text as about
    from (select distinct on (list_id, scan_id) list_id, scan_id, contact_id, kind from door_events
      order by list_id, scan_id, seq desc) e
    left join scans s on s.list_id = e.list_id and s.scan_id = e.scan_id
    where s.contact_id is distinct from e.contact_id
      or s.standing is distinct from (case e.kind when 'accepted' then 'counts' else e.kind end)`,
  // Events from the same minute as the oldest remaining one may have been deleted already. A sweep keeps the event before
  // these, with an earlier time.
  'Events: no event since the oldest one is missing': `
    select s.list_id, s.scan_id::text as about from scans s
    join (select e.list_id, min(e.at) + case when f.seq > 1 then interval '1 minute' else interval '0' end as since
      from (select list_id, min(seq) as seq from door_events group by list_id) f
      join door_events e on e.list_id = f.list_id and (f.seq = 1 or e.seq > f.seq)
      group by e.list_id, f.seq) kept on kept.list_id = s.list_id
    where s.standing is not null and s.received_at > kept.since
      and not exists (select from door_events e where e.list_id = s.list_id and e.scan_id = s.scan_id)`,
  'Occasions: entries and people inside are what the scans that count say': `
    select m.list_id, concat(m.occasion_id, ' ', m.contact_id) as about
    from (select m.list_id, m.occasion_id, m.contact_id, m.entries, m.inside from admissions m
      join occasions o on o.list_id = m.list_id and o.id = m.occasion_id where o.keeps_admissions) m
    full join (
      select x.list_id, x.occasion_id, x.contact_id, count(*) filter (where not x.is_exit) as entries,
        sum(x.step) - least(0, min(x.height)) as inside
      from (
        select v.*, sum(v.step) over (partition by v.list_id, v.occasion_id, v.contact_id
          order by v.came_at, v.scan_id) as height
        from (
          select s.list_id, o.id as occasion_id, s.contact_id, s.scan_id, s.is_exit,
            coalesce(s.corrected_at, s.received_at) as came_at, case when s.is_exit then -1 else 1 end as step
          from scans s join occasions o on o.list_id = s.list_id and o.id = coalesce(s.occasion_id, s.list_id)
          where s.standing = 'counts' and o.keeps_admissions
        ) v
      ) x group by x.list_id, x.occasion_id, x.contact_id
    ) s on s.list_id = m.list_id and s.occasion_id = m.occasion_id and s.contact_id = m.contact_id
    where m.entries is distinct from s.entries or m.inside is distinct from s.inside`,
  'Occasions: the people inside are those of all contacts': `
    select o.list_id, o.id::text as about from occasions o
    left join occasion_seats t on t.list_id = o.list_id and t.occasion_id = o.id
    where t.inside is distinct from case when o.capacity is not null or o.has_exits then
      (select coalesce(sum(m.inside), 0) from admissions m where m.list_id = o.list_id and m.occasion_id = o.id) end`,
  'Occasions: the server let nobody in above a capacity that refuses': `
    select s.list_id, s.scan_id::text as about from scans s
    where s.reason = 'ok' and not s.is_exit and not s.is_offline and s.facts ->> 'note' is null
      and (s.facts ->> 'inside')::int > (s.facts ->> 'capacity')::int`,
  'Occasions: exits gave back as many places as the contact says': `
    select c.list_id, c.id::text as about from contacts c
    left join (select m.list_id, m.contact_id, sum(m.entries - m.inside) as back from admissions m
      join occasions o on o.list_id = m.list_id and o.id = m.occasion_id
      where o.own_max is null and o.again = 'after_exit' group by m.list_id, m.contact_id) b
      on b.list_id = c.list_id and b.contact_id = c.id
    where c.given_back <> coalesce(b.back, 0)`,
  'Occasions: a scan is counted alone where its occasion counts alone': `
    select s.list_id, s.scan_id::text as about from scans s
    left join occasions o on o.list_id = s.list_id and o.id = coalesce(s.occasion_id, s.list_id)
    where s.standing is not null and s.is_own <> (o.own_max is not null) or s.occasion_id is not null and o.id is null`,
  'Tags: the contacts that are to have the tag of an occasion are those that came': `
    select a.list_id, concat(t.occasion_id, ' ', coalesce(w.contact_id, s.contact_id)) as about
    from attendance a join door_seqs q on q.list_id = a.list_id and q.seq = a.heard_seq
    join (select distinct x.list_id, coalesce(x.occasion_id, x.list_id) as occasion_id, x.contact_id from scans x
      join contacts c on c.list_id = x.list_id and c.id = x.contact_id and c.erased_at is null
      where x.number is not null and x.standing = 'counts') s on s.list_id = a.list_id
    left join list_tags t on t.list_id = s.list_id and t.occasion_id = s.occasion_id
    left join tag_wishes w on w.list_id = t.list_id and w.tag_id = t.id and w.contact_id = s.contact_id
    where a.writes_tags and w.is_wanted is not true
    union all
    select w.list_id, concat(t.occasion_id, ' ', w.contact_id) from tag_wishes w
    join attendance a on a.list_id = w.list_id and a.writes_tags
    join door_seqs q on q.list_id = a.list_id and q.seq = a.heard_seq
    join list_tags t on t.list_id = w.list_id and t.id = w.tag_id and t.occasion_id is not null
    where w.is_wanted and not exists (select from scans s where s.list_id = w.list_id and s.contact_id = w.contact_id
      and s.number is not null and s.standing = 'counts' and coalesce(s.occasion_id, s.list_id) = t.occasion_id)`,
  'Events: each scan that came in since events are sent has its own': `
    select a.list_id, s.scan_id::text as about
    from attendance a join door_seqs q on q.list_id = a.list_id and q.seq = a.heard_seq
    join scans s on s.list_id = a.list_id and s.number is not null and s.standing = 'counts' and s.received_at >= a.events_from
    join contacts c on c.list_id = s.list_id and c.id = s.contact_id and c.erased_at is null
    where a.sends_events and not exists (select from member_events e
      where e.list_id = s.list_id and e.scan_id = s.scan_id and not e.is_undo)
    union all
    select e.list_id, e.scan_id::text from member_events e
    join attendance a on a.list_id = e.list_id and a.sends_events
    join door_seqs q on q.list_id = a.list_id and q.seq = a.heard_seq
    join scans s on s.list_id = e.list_id and s.scan_id = e.scan_id
    where not e.is_undo and e.state = 'sent' and s.standing <> 'counts' and not exists (select from member_events u
      where u.list_id = e.list_id and u.scan_id = e.scan_id and u.is_undo)`,
  'I2: a scan id occurs once in a list': `
    select list_id, scan_id::text as about from scans group by list_id, scan_id having count(*) > 1`,
  'I3: a code occurs once in a list': `
    select list_id, min(code_key) as about from contacts group by list_id, code_key having count(*) > 1`,
  'I3: a code that was let in is still the code of that contact': `
    select s.list_id, s.scan_id::text as about from scans s
    join contacts c on c.list_id = s.list_id and c.id = s.contact_id
    where s.reason = 'ok' and s.code_key <> c.code_key
      and not exists (select from retired_codes r where r.list_id = s.list_id and r.contact_id = s.contact_id
        and r.code_key = s.code_key)
      and not exists (select from other_codes o where o.list_id = s.list_id and o.contact_id = s.contact_id
        and o.code_key = s.code_key)`,
  'I3: a further code of a contact is the code of no other one, and was not replaced': `
    select o.list_id, o.code_key as about from other_codes o
    where not exists (select from contacts c where c.list_id = o.list_id and c.id = o.contact_id)
      or exists (select from contacts c where c.list_id = o.list_id and c.code_key = o.code_key)
      or exists (select from retired_codes r where r.list_id = o.list_id and r.code_key = o.code_key)`,
  // A team that came from another installation brings its codes along.
  'I3: a door gave no code that was a code before': `
    select h.list_id, h.code_key as about from (${holders}) h
    where h.place > 1 and h.code_number > 0
      and not exists (select from arrivals a where a.team_id = h.owner_id)
      and (h.is_given or exists (select from walk_ins w where w.list_id = h.list_id and w.contact_id = h.contact_id))`,
  'Page: it is of the team that had the code first, and of no contact that is blocked or erased': `
    select p.list_id, h.code_key as about from (${holders}) h
    cross join lateral contact_of_page(h.code_key) p join lists l on l.id = p.list_id
    where h.place = 1 and h.many > 1
      and (l.owner_id <> h.owner_id or h.has_ended or p.is_blocked or p.erased_at is not null)`,
  'I3: a replaced or ended code belongs to no contact': `
    select r.list_id, r.contact_id::text as about from retired_codes r
    where exists (select from contacts c where c.list_id = r.list_id and c.code_key = r.code_key)`,
  'I3: a contact occurs once in a list': `
    select list_id, min(id::text) as about from contacts group by list_id, member_hash having count(*) > 1`,
  'I5: a finished batch has counted every page': `
    select b.list_id, b.id::text as about from batches b
    join batch_pages p on p.list_id = b.list_id and p.batch_id = b.id
    where b.finished_at is not null and not p.is_extra and (p.finished_at is null or p.processed is null or p.failed is null)
    group by b.list_id, b.id`,
  'I5: a batch ends once, and one at a time is at work for a list': `
    select list_id, min(id::text) as about from batches where finished_at is not null and cancelled_at is not null group by list_id
    union all
    select list_id, min(id::text) from batches where finished_at is null and cancelled_at is null
    group by list_id having count(*) > 1`,
}

/** Reads all organisers' rows, as the owner of the tables. */
export async function findBrokenInvariants(db: Kysely<Tables>): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [invariant, statement] of Object.entries(statements)) {
    const { rows } = await sql
      .raw<{ list_id: string; about: string }>(`select * from (${statement}) found limit 100`)
      .execute(db)
    findings.push(...rows.map(({ list_id: listId, about }) => ({ invariant, listId, about })))
  }
  return findings
}
