import { deleteUser as deleteUserCall, eraseContact, exportContact, exportUser } from '#contract/privacy.ts'
import type { Language } from '#domain/spoken.ts'
import type { Serve } from '../../http/serve.ts'
import { said } from '../../kernel/said.ts'
import { sayReason } from '../../kernel/told.ts'
import type { Services, Needs } from '../../services.ts'
import { deleteUser } from './delete-user.ts'
import { eraseContactOf } from './erase-contact.ts'
import { startExport } from './export-user.ts'
import type { StoredContact, StoredScan } from './store.ts'
import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf, type List } from '../lists/find-list.ts'
import * as store from './store.ts'

export function privacyRoutes(serve: Serve, services: Services): void {
  serve.editor(exportContact, async ({ team, params, language }) =>
    wireExport(await exportContactOf(services, team, params.listId, params.contactId), language),
  )

  serve.editor(eraseContact, async ({ person, team, params, body }) => ({
    message: await eraseContactOf(services, { person, team }, params.listId, params.contactId, body),
  }))

  serve.download(exportUser, ({ person, team, body }) => startExport(services, { person, team }, body))

  serve.signedIn(deleteUserCall, async ({ person, body }) => {
    await deleteUser(services, person, body)
    return { message: said('own_account_deleted') }
  })
}

function wireExport(exported: ContactExport, language: Language) {
  const { exportedAt, list, contact, visits, scans, openings, notices, isVip, mailchimpHeard } = exported
  const reasonOf = (stored: string | null) => (stored === null ? null : sayReason(language, stored))
  return {
    exported_at: exportedAt.toISOString(),
    list: { id: list.id, list_id: list.mailchimpId, name: list.name },
    contact: {
      id: contact.id,
      email: contact.email,
      status: contact.status,
      merge_fields: contact.fields,
      qr_code: contact.code,
      further_codes: contact.furtherCodes.map(wireFurther),
      max_scans: contact.maxScans,
      scan_count: contact.scanCount,
      is_blocked: contact.isBlocked,
      mailchimp: {
        contact_id: contact.mailchimpId,
        qr_code: contact.heldCode,
        max_scans: contact.heldMax,
        scan_count: contact.heldScans,
      },
      refusal: reasonOf(contact.refusal),
      email_bounced: contact.bouncedAt?.toISOString() ?? null,
      added_by_door: contact.addedByDoor && wireAdded(contact.addedByDoor),
      created_at: contact.createdAt.toISOString(),
      removed_at: contact.removedAt?.toISOString() ?? null,
    },
    occasions: visits.map((visit) => ({
      id: visit.occasionId,
      name: visit.occasionName,
      is_guest: visit.isGuest,
      entries: visit.entries,
      inside: visit.inside,
      entered_at: visit.enteredAt?.toISOString() ?? null,
    })),
    openings: openings.map(({ occasionId, openedOn }) => ({ occasion_id: occasionId, opened_on: openedOn })),
    is_vip: isVip,
    tags: mailchimpHeard.tags.map(({ name, isWanted, refusal }) => ({
      name,
      is_wanted: isWanted,
      refusal: reasonOf(refusal),
    })),
    events: mailchimpHeard.events.map(({ isUndo, at, ...rest }) => ({
      ...rest,
      is_undo: isUndo,
      at: at.toISOString(),
    })),
    notices: notices.map(wireNotice),
    scans: scans.map(wireScan),
  }
}

function wireNotice({ kind, at, toldAt, occasionId }: ContactExport['notices'][number]) {
  return { kind, at: at.toISOString(), told_at: toldAt.toISOString(), occasion_id: occasionId }
}

function wireFurther(further: StoredContact['furtherCodes'][number]) {
  return { ...further, added_at: further.added_at && new Date(further.added_at).toISOString() }
}

function wireScan(scan: StoredScan) {
  return {
    scan_id: scan.scanId,
    reason: scan.reason,
    standing: scan.standing,
    door: scan.door,
    display_value: scan.displayValue,
    changes: scan.changes ?? [],
    scanned_at: scan.scannedAt?.toISOString() ?? null,
    received_at: scan.receivedAt.toISOString(),
    occasion: scan.occasionName === null ? null : { id: scan.occasionId, name: scan.occasionName },
    direction: scan.isExit ? ('out' as const) : ('in' as const),
  }
}

function wireAdded({ at, ...by }: NonNullable<ContactExport['contact']['addedByDoor']>) {
  return { ...by, at: new Date(at).toISOString() }
}

type ContactExport = {
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
async function exportContactOf(
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
