import { changeContact, type Contact, contactsOfList } from '#contract/contacts.ts'
import { findGuests as findGuestsCall } from '#contract/find-guests.ts'
import type { Language } from '#domain/spoken.ts'
import type { Serve } from '../../http/serve.ts'
import type { Team } from '../../kernel/team.ts'
import { sayReason } from '../../kernel/told.ts'
import { said } from '../../kernel/said.ts'
import type { Services } from '../../services.ts'
import { findGuests } from './find-guests.ts'
import { changeOneContact, lookThrough } from './look-through.ts'
import type { AtOccasion, ContactRow } from './pages/store.ts'

type FindAtOccasion = (team: Team, place: { listKey: string; occasionId: string }) => Promise<AtOccasion>

/** `findAtOccasion`: what later features know of contacts at an occasion. */
export function contactsRoutes(serve: Serve, services: Services, findAtOccasion: FindAtOccasion): void {
  serve.editor(contactsOfList, async ({ team, params, query, language }) => {
    const { occasion: occasionId } = query
    const { contacts, next } = await lookThrough(services, team, params.listId, {
      q: query.q,
      state: query.state,
      after: query.after,
      at: occasionId === undefined ? undefined : await findAtOccasion(team, { listKey: params.listId, occasionId }),
    })
    return { contacts: contacts.map((row) => wireContact(row, language)), next }
  })

  serve.editor(findGuestsCall, async ({ team, query, language }) => {
    const found = await findGuests(services, team, { typed: query.q, first: query.list })
    return {
      guests: found.map((row) => ({ ...wireContact(row, language), list_id: row.listId, list_name: row.listName })),
    }
  })

  serve.editor(changeContact, async ({ team, params, body, language }) => {
    const place = { listKey: params.listId, contactId: params.contactId }
    const changed = await changeOneContact(services, team, place, {
      maxScans: body.max_scans,
      isBlocked: body.is_blocked,
    })
    return { contact: wireContact(changed, language), message: said('contact_updated') }
  })
}

function wireContact(row: ContactRow, language: Language): Contact {
  return {
    id: row.id,
    email: row.email,
    display_value: row.displayValue,
    status: row.status,
    qr_code: row.code,
    max_scans: row.maxScans,
    scan_count: row.scanCount,
    is_blocked: row.isBlocked,
    is_removed: row.isRemoved,
    refusal: row.refusal === null ? null : sayReason(language, row.refusal),
  }
}
