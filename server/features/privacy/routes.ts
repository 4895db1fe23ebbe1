import { deleteUser as deleteUserCall, eraseContact, exportContact, exportUser } from '#contract/privacy.ts'
import type { Serve } from '../../http/serve.ts'
import { said } from '../../kernel/said.ts'
import type { Services } from '../../services.ts'
import { deleteUser } from './delete-user.ts'
import { eraseContactOf } from './erase-contact.ts'
import { startExport } from './export-user.ts'
import { type ContactExport, exportContactOf } from './export-contact.ts'
import type { StoredScan } from './store.ts'

export function privacyRoutes(serve: Serve, services: Services): void {
  serve.editor(exportContact, async ({ team, params }) =>
    wireExport(await exportContactOf(services, team, params.listId, params.contactId)),
  )

  serve.editor(eraseContact, async ({ team, params }) => ({
    message: await eraseContactOf(services, team, params.listId, params.contactId),
  }))

  serve.download(exportUser, ({ person, team, body }) => startExport(services, { person, team }, body))

  serve.signedIn(deleteUserCall, async ({ person, body }) => {
    await deleteUser(services, person, body)
    return { message: said('own_account_deleted') }
  })
}

function wireExport({
  exportedAt,
  list,
  contact,
  visits,
  scans,
  openings,
  notices,
  isVip,
  mailchimpHeard,
}: ContactExport) {
  return {
    exported_at: exportedAt.toISOString(),
    list: { id: list.id, list_id: list.mailchimpId, name: list.name },
    contact: {
      id: contact.id,
      email: contact.email,
      status: contact.status,
      merge_fields: contact.fields,
      qr_code: contact.code,
      max_scans: contact.maxScans,
      scan_count: contact.scanCount,
      is_blocked: contact.isBlocked,
      mailchimp: {
        contact_id: contact.mailchimpId,
        qr_code: contact.heldCode,
        max_scans: contact.heldMax,
        scan_count: contact.heldScans,
      },
      refusal: contact.refusal,
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
    tags: mailchimpHeard.tags.map(({ name, isWanted, refusal }) => ({ name, is_wanted: isWanted, refusal })),
    events: mailchimpHeard.events.map(({ isUndo, at, ...rest }) => ({
      ...rest,
      is_undo: isUndo,
      at: at.toISOString(),
    })),
    notices: notices.map(({ kind, at, toldAt, occasionId }) => ({
      kind,
      at: at.toISOString(),
      told_at: toldAt.toISOString(),
      occasion_id: occasionId,
    })),
    scans: scans.map(wireScan),
  }
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
