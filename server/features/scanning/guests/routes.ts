import * as contract from '#contract/guests.ts'
import { mayAs } from '#domain/role.ts'
import type { Serve } from '../../../http/serve.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Services, Needs } from '../../../services.ts'
import {
  countGuests,
  findGuests,
  findNames,
  type GuestRow,
  openGuestFile,
  placeOf,
  type ChosenGuests,
  filtersOf,
  findChosen,
} from './find-guests.ts'
import type { Team } from '../../../kernel/team.ts'
import { changeContacts } from '../../contacts/change-contacts.ts'

export function guestsRoutes(serve: Serve, services: Services): void {
  serve.viewer(contract.guests, async ({ team, params, query, language: spoken }) => {
    const { sort, order, language, after, format, ...filters } = query
    const mayEdit = mayAs(team.member.role, 'editor')
    if (format === 'csv') {
      if (!mayEdit) throw new Refusal('forbidden', 'viewers_download_no_guests')
      const { name, content } = await openGuestFile(services, team, params.listId, filters, spoken)
      return { name, content, type: 'text/csv; charset=utf-8', of: team.id }
    }
    const sorting = { sort, order, language, after }
    const { guests, next } = await findGuests(services, team, params.listId, { filters, sorting })
    return { guests: guests.map((row) => wireGuest(row, mayEdit)), next }
  })

  serve.viewer(contract.guestCounts, ({ team, params, query }) => countGuests(services, team, params.listId, query))

  serve.viewer(contract.guestNames, async ({ team, params, query }) => {
    const { names, total, at } = await findNames(services, team, params.listId, query)
    return {
      names: names.map(({ surname, given, isIn, isBlocked }) => ({
        surname,
        given,
        is_in: isIn,
        is_blocked: isBlocked,
      })),
      total,
      at: at.toISOString(),
    }
  })

  serve.editor(contract.changeGuests, ({ team, params, body }) => {
    const change = { maxScans: body.change.max_scans, isBlocked: body.change.is_blocked }
    return changeGuests(services, team, params.listId, { change, guests: body.guests })
  })
}

function wireGuest(row: GuestRow, mayEdit: boolean): contract.Guest {
  return {
    id: row.id,
    email: row.email,
    display_value: row.displayValue,
    status: row.mailchimpStatus,
    qr_code: mayEdit ? row.code : null,
    max_scans: row.maxScans,
    scan_count: row.scanCount,
    is_blocked: row.isBlocked,
    is_removed: row.isRemoved,
    refusal: row.refusal,
    is_unreached: row.isUnreached,
    guest_status: contract.guestStatuses[row.statusPlace]!,
    came_at: row.cameAt?.toISOString() ?? null,
    door: row.door,
    left_at: row.leftAt?.toISOString() ?? null,
  }
}

type Wanted = { change: { maxScans: number | undefined; isBlocked: boolean | undefined }; guests: ChosenGuests }

/** Changes the named guests, or the next ones that match. `next`: the id after which the rest begins. */
async function changeGuests(
  services: Needs<'database'>,
  team: Required<Team>,
  listKey: string,
  { change, guests }: Wanted,
): Promise<{ changed: number; gone: number; next: string | null }> {
  const place = await placeOf(services, team, listKey, filtersOf(guests).occasion)
  return services.database.as({ team: team.id, list: place.list.id }, async (tx) => {
    const { contactIds, next } = await findChosen(tx, team, place, guests)
    const changed = await changeContacts(tx, team, place.list, { contactIds, change })
    return { changed, gone: contactIds.length - changed, next }
  })
}
