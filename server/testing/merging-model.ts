// Decision 66 as a plain model of two lists, and the same lists as the database has them.
import { sql } from 'kysely'
import type { LaidDatabase, LaidList } from './laid-list.ts'

type Laid = Pick<LaidDatabase, 'owner'>
type Read = { contacts: Contact[]; scans: Scan[] }

type Contact = {
  id: string
  code_key: string
  member_hash: string
  mailchimp_contact_id: string | null
  max_scans: number
  scan_count: number
  opening_count: number
  accepted: number
  is_blocked: boolean
  removed_at: Date | null
  heard_at: Date
}
type Scan = {
  scan_id: string
  contact_id: string | null
  number: number | null
  standing: string | null
  at: Date
}

export async function read({ owner }: Laid, { listId }: LaidList): Promise<Read> {
  const contacts = await owner.selectFrom('contacts').selectAll().where('list_id', '=', listId).execute()
  const { rows: scans } = await sql<Scan>`
    select scan_id, contact_id, number, standing, coalesce(corrected_at, received_at) as at from scans
    where list_id = ${listId}`.execute(owner)
  return { contacts, scans }
}

/** The rules, in the words of decision 66. */
export function asWritten(from: Read, into: Read) {
  const joinedTo = new Map<string, string>()
  for (const theirs of from.contacts) {
    const same =
      into.contacts.find((ours) => ours.code_key === theirs.code_key) ??
      into.contacts.find(
        (ours) => ours.mailchimp_contact_id !== null && ours.mailchimp_contact_id === theirs.mailchimp_contact_id,
      ) ??
      into.contacts.find((ours) => ours.member_hash === theirs.member_hash)
    if (same) joinedTo.set(theirs.id, same.id)
  }
  /**
   * If the other list's doors admitted the contact too, all of the contact's admissions are put in the order of their
   * times.
   */
  const cameAlong = (theirs: Contact | undefined) =>
    from.scans.some((each) => theirs !== undefined && each.contact_id === theirs.id && each.standing !== null)
  const moved = from.contacts.filter(({ id }) => !joinedTo.has(id))
  const scans = [
    ...into.scans,
    ...from.scans.map((each) => ({ ...each, contact_id: joinedTo.get(each.contact_id ?? '') ?? each.contact_id })),
  ]
  const contacts = [...into.contacts, ...moved].map((ours) => {
    const theirs = from.contacts.find(({ id }) => joinedTo.get(id) === ours.id)
    const admissions = scans.filter((each) => each.contact_id === ours.id && each.standing !== null)
    const counting = admissions.filter(({ standing }) => standing === 'counts')
    const isSameCode = theirs?.code_key === ours.code_key
    const openings = [ours.opening_count, theirs?.opening_count ?? ours.opening_count]
    const opening = isSameCode ? Math.min(...openings) : Math.max(...openings)
    const most = Math.max(ours.max_scans, theirs?.max_scans ?? 0)
    const hasNone = ours.max_scans === 0 || theirs?.max_scans === 0
    const newest = theirs && theirs.member_hash === ours.member_hash && theirs.heard_at > ours.heard_at ? theirs : ours
    return {
      id: ours.id,
      codes: [ours.code_key, ...(theirs && !isSameCode ? [theirs.code_key] : [])],
      count: opening + counting.length,
      accepted: admissions.length,
      max: most,
      isBlocked: ours.is_blocked || theirs?.is_blocked === true || (theirs !== undefined && hasNone && most > 0),
      isRemoved: newest.removed_at !== null,
      first: counting.toSorted(cameAlong(theirs) ? byTime : byNumber)[0]?.at,
    }
  })
  return { contacts, scanIds: scans.map(({ scan_id: id }) => id).toSorted() }
}

/** The list that remains, as the database has it now. */
export async function asStored(laid: Laid, into: LaidList) {
  const { owner } = laid
  const { contacts, scans } = await read(laid, into)
  const { rows: codes } = await sql<{ key: string; id: string }>`
    select code_key as key, contact_id as id from other_codes where list_id = ${into.listId}`.execute(owner)
  const { rows: firsts } = await sql<{ id: string; at: Date }>`
    select c.id, f.came_at as at from contacts c cross join lateral first_visit(c.list_id, c.id, null) f
    where c.list_id = ${into.listId}`.execute(owner)
  return {
    contacts: contacts.map((row) => ({
      id: row.id,
      codes: [row.code_key, ...codes.filter(({ id }) => id === row.id).map(({ key }) => key)],
      count: row.scan_count,
      accepted: row.accepted,
      max: row.max_scans,
      isBlocked: row.is_blocked,
      isRemoved: row.removed_at !== null,
      first: firsts.find(({ id }) => id === row.id)?.at,
    })),
    scanIds: scans.map(({ scan_id: id }) => id).toSorted(),
  }
}

const byTime = (one: Scan, other: Scan) => one.at.getTime() - other.at.getTime()
const byNumber = (one: Scan, other: Scan) => one.number! - other.number!
