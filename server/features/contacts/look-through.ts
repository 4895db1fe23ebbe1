import type { ContactState } from '#contract/contacts.ts'
import { typedWords } from '#domain/searched.ts'
import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { said } from '../../kernel/said.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf } from '../lists/find-list.ts'
import { refuseByPartyField } from './party-field.ts'
import { type AtOccasion, type Change, changeContact, type ContactRow, findPage, type Place } from './pages/store.ts'

const contactsPerPage = 50

type Asked = {
  q: string | undefined
  state: ContactState | undefined
  after: string | undefined
  at: AtOccasion | undefined
}

/** One page of a list's contacts, and the start of the next page. */
export async function lookThrough(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
  { q, state, after, at }: Asked,
): Promise<{ contacts: ContactRow[]; next: string | null }> {
  const list = await findListOf(services, team, listKey)
  const rows = await findPage(
    services.database,
    { team: team.id, list: list.id },
    {
      words: typedWords(q ?? ''),
      state,
      at,
      after: after === undefined ? undefined : readPlace(after),
      displayField: list.settings.display_field,
      count: contactsPerPage + 1,
    },
  )
  const contacts = rows.slice(0, contactsPerPage)
  const last = contacts.at(-1)
  return { contacts, next: rows.length > contactsPerPage && last ? `${last.emailKey} ${last.id}` : null }
}

/** An email may contain a space, an id never does. */
function readPlace(text: string): Place {
  const [, emailKey, id] = /^(.*) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/s.exec(text) ?? []
  if (emailKey === undefined || id === undefined) {
    throw new Refusal('invalid', 'no_page_of_contacts', { fields: { after: [said('no_page')] } })
  }
  return { emailKey, id }
}

/** Blocks or unblocks a contact's code, or changes its maximum. */
export async function changeOneContact(
  services: Needs<'database'>,
  team: Team,
  place: { listKey: string; contactId: string },
  change: Change,
): Promise<ContactRow> {
  const list = await findListOf(services, team, place.listKey)
  return services.database.as({ team: team.id, list: list.id }, async (tx) => {
    if (change.maxScans !== undefined) await refuseByPartyField(tx, list, [place.contactId])
    const changed = await changeContact(tx, list.id, place.contactId, change, list.settings.display_field)
    if (!changed) throw new Refusal('not_found', 'contact_not_found')
    await keepRecord(tx, team, 'contact_changed', {
      listId: list.id,
      details: {
        contact: place.contactId,
        ...(change.maxScans !== undefined && { max: change.maxScans }),
        ...(change.isBlocked !== undefined && { blocked: change.isBlocked }),
      },
    })
    return changed
  })
}
