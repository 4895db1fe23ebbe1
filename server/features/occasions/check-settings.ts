import type { Tx } from '../../database/open.ts'
import { withAccount } from '../accounts/open-account.ts'
import { type List, refuseUnlessWorkable } from '../lists/find-list.ts'
import { readZones, type Settings } from './store.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'

/** PostgreSQL's state for an unknown time zone. */
const invalidParameter = '22023'

/** Refuses a zone that the database does not know: with one, no scan could be decided. */
export async function refuseUnknownZones(
  { database }: Needs<'database'>,
  zones: string[],
  field = 'zone',
): Promise<void> {
  try {
    await readZones(database, [...new Set(zones)])
  } catch (error) {
    if ((error as { code?: string }).code !== invalidParameter) throw error
    throw new Refusal('invalid', 'zone_unknown', { field })
  }
}

/** Refuses fields that the list in Mailchimp does not have. `fieldOf` names the form's field, by the place of the settings. */
export async function refuseUnknownFields(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  team: Team,
  list: List,
  all: Pick<Settings, 'who'>[],
  fieldOf: (place: number) => string = () => 'who',
): Promise<void> {
  // Campaigns use the email as a field, and Mailchimp does not list it as one.
  const asked = all.map(({ who }) => (who?.kind === 'field' && who.tag !== 'EMAIL' ? who.tag : undefined))
  if (asked.every((tag) => tag === undefined)) return
  refuseUnlessWorkable(list)
  const account = { id: list.accountId, teamId: team.id }
  const { rows: fields } = await withAccount(services, account, 'person', (login) =>
    login.audience(list.mailchimpId).listFields(),
  )
  const known = new Set(fields.map(({ tag }) => tag))
  const place = asked.findIndex((tag) => tag !== undefined && !known.has(tag))
  if (place < 0) return
  throw new Refusal('invalid', 'field_missing', { field: fieldOf(place), params: { tag: asked[place]! } })
}

/** Later features' reactions to a changed occasion. The transaction holds the list, or scans cannot reach it yet. */
export type Settling = {
  /** Computes all counts of an occasion again from its scans. */
  recount: (tx: Tx, listId: string, occasionId: string) => Promise<void>
  /** Prepares the counts of occasions that have no scans. */
  begin: (tx: Tx, listId: string, occasionIds: string[]) => Promise<void>
  countLinks: (tx: Tx, listId: string, occasionId: string) => Promise<number>
  /** Doors of this list may have something to learn. */
  wake: (listId: string) => void
}

/** The tags and saved segments that these settings invite. */
export function segmentsOf(all: Pick<Settings, 'who'>[]): number[] {
  return all.flatMap(({ who }) => (who?.kind === 'segment' ? [who.id] : []))
}
