// The invariants of the data, as statements that find what breaks them. Each answers with the list and what is wrong there.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type Finding = { invariant: string; listId: string; about: string }

const statements: Record<string, string> = {
  'I1: opening count + accepted - undone - conflicted = scan_count': `
    select c.list_id, c.id::text as about
    from contacts c
    left join (select list_id, contact_id, count(*) filter (where standing = 'counts') as counting,
        count(*) filter (where reason = 'ok') as accepted
      from scans where contact_id is not null group by list_id, contact_id) s
      on s.list_id = c.list_id and s.contact_id = c.id
    where c.opening_count + coalesce(s.counting, 0) <> c.scan_count or c.accepted <> coalesce(s.accepted, 0)`,
  'I1: every accepted scan has a number, unique for its contact, and nothing else has one': `
    select list_id, scan_id::text as about from scans
    where (reason = 'ok') <> (number is not null) or (reason = 'ok') <> (standing is not null)
    union all
    select list_id, contact_id::text from scans where number is not null
    group by list_id, contact_id, number having count(*) > 1`,
  'I1: an accepted scan was within the maximum when it was made': `
    select list_id, scan_id::text as about from scans where reason = 'ok' and scan_count > max_scans`,
  'I2: a scan id stands once in a list': `
    select list_id, scan_id::text as about from scans group by list_id, scan_id having count(*) > 1`,
  'I3: a code stands once in a list': `
    select list_id, min(code_key) as about from contacts group by list_id, code_key having count(*) > 1`,
  'I3: a code that was let in is still the code of that contact': `
    select s.list_id, s.scan_id::text as about from scans s
    join contacts c on c.list_id = s.list_id and c.id = s.contact_id
    where s.reason = 'ok' and s.code_key <> c.code_key`,
  'I3: a contact stands once in a list': `
    select list_id, min(id::text) as about from contacts group by list_id, member_hash having count(*) > 1`,
  'I5: a finished batch has counted every page': `
    select b.list_id, b.id::text as about from batches b
    join batch_pages p on p.list_id = b.list_id and p.batch_id = b.id
    where b.finished_at is not null and (p.finished_at is null or p.processed is null or p.failed is null)
    group by b.list_id, b.id`,
  'I5: a batch ends once, and one at a time is at work for a list': `
    select list_id, min(id::text) as about from batches where finished_at is not null and cancelled_at is not null group by list_id
    union all
    select list_id, min(id::text) from batches where finished_at is null and cancelled_at is null
    group by list_id having count(*) > 1`,
}

/** Reads as the owner of the tables, over all organisers. */
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
