import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf, type List } from '../lists/find-list.ts'
import * as store from './store.ts'

export type ContactExport = {
  exportedAt: Date
  list: List
  contact: store.StoredContact
  visits: store.StoredVisit[]
  scans: store.StoredScan[]
  openings: store.StoredOpening[]
  notices: store.StoredNotice[]
  isVip: boolean
  mailchimpHeard: store.StoredTelling
}

/** Exports everything stored about one contact, for a request of that person. Nothing for an erased contact. */
export async function exportContactOf(
  services: Needs<'database' | 'now'>,
  team: Team,
  listKey: string,
  contactId: string,
): Promise<ContactExport> {
  const list = await findListOf(services, team, listKey)
  return services.database.as({ team: team.id, list: list.id }, async (tx) => {
    const contact = await store.findContact(tx, list.id, contactId)
    if (!contact) throw new Refusal('not_found', 'contact_not_found')
    const visits = await store.findVisits(tx, list.id, contactId)
    const scans = await store.findScans(tx, list.id, contactId)
    const openings = await store.findOpenings(tx, list.id, contactId)
    const notices = await store.findNotices(tx, list.id, contactId)
    const isVip = await store.isVip(tx, list.id, contactId)
    const mailchimpHeard = await store.findTelling(tx, list.id, contactId)
    await keepRecord(tx, team, 'contact_exported', { listId: list.id, details: { contact: contactId } })
    return { exportedAt: services.now(), list, contact, visits, scans, openings, notices, isVip, mailchimpHeard }
  })
}
