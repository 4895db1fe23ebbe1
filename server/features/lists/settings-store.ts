import type { ColourRule } from '#domain/colour.ts'
import type { PartyMode } from '#domain/party.ts'
import type { Tx } from '../../database/open.ts'

export type Settings = {
  isScanningOn?: boolean | undefined
  admitsRemoved?: boolean | undefined
  defaultMax?: number | undefined
  /** The organiser's colour rules; null restores the built-in ones. */
  colourRules?: ColourRule[] | null | undefined
  party?: PartyMode | undefined
  /** Null for no box. */
  consentWords?: string | null | undefined
  mailsWalkIns?: boolean | undefined
}

export async function changeSettings(tx: Tx, teamId: string, listId: string, settings: Settings): Promise<void> {
  const { isScanningOn, admitsRemoved, defaultMax, colourRules, party, consentWords, mailsWalkIns } = settings
  await tx
    .updateTable('lists')
    .set({
      ...(isScanningOn !== undefined && { is_scanning_on: isScanningOn }),
      ...(admitsRemoved !== undefined && { admits_removed: admitsRemoved }),
      ...(defaultMax !== undefined && { default_max: defaultMax }),
      ...(party !== undefined && { party }),
      ...(consentWords !== undefined && { consent_words: consentWords }),
      ...(mailsWalkIns !== undefined && { mails_walk_ins: mailsWalkIns }),
      ...(colourRules !== undefined && { colour_rules: colourRules && JSON.stringify(colourRules) }),
    })
    .where('owner_id', '=', teamId)
    .where('id', '=', listId)
    .execute()
}

export type GuestChoice = { uncounted: string[] | undefined; admitsUncounted: boolean | undefined }

/** The number of guests follows. */
export async function setGuests(tx: Tx, teamId: string, listId: string, choice: GuestChoice): Promise<void> {
  const { uncounted, admitsUncounted } = choice
  await tx
    .updateTable('lists')
    .set({
      ...(uncounted !== undefined && { uncounted }),
      ...(admitsUncounted !== undefined && { admits_uncounted: admitsUncounted }),
    })
    .where('owner_id', '=', teamId)
    .where('id', '=', listId)
    .execute()
}

/** What doors show and ask, and the size of parties. */
type Shown = { [Setting in 'display_field' | 'card' | 'asks' | 'party_field' | 'name_fields']?: string | null }

export async function setShown(tx: Tx, teamId: string, listId: string, shown: Shown): Promise<void> {
  await tx.updateTable('lists').set(shown).where('owner_id', '=', teamId).where('id', '=', listId).execute()
}
