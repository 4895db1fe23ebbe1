import type { ListSettings } from '#contract/list-settings.ts'
import { partySize } from '#domain/party.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Tx } from '../../database/open.ts'
import type { Member } from '../../mailchimp/audience.ts'
import { countByField } from './party/store.ts'
import type { Judgement } from './who-is-right.ts'

export type WithPartyField = { settings: Pick<ListSettings, 'party_field'> }

/** The number in the list's party field is the maximum, whatever both sides hold (docs/decisions/0092). */
export function withPartyField<Of extends Pick<Judgement, 'right'>>(
  { settings: { party_field: tag } }: WithPartyField,
  { fields }: Member,
  judgement: Of,
): Of {
  const size = tag === null ? undefined : partySize(fields[tag])
  return size === undefined ? judgement : { ...judgement, right: { ...judgement.right, max: size } }
}

/** Only Mailchimp changes the maximum of a contact that has a number in the field. */
export async function refuseByPartyField(
  tx: Tx,
  { id, settings: { party_field: tag } }: WithPartyField & { id: string },
  contactIds: readonly string[],
): Promise<void> {
  if (tag === null) return
  const count = await countByField(tx, id, contactIds, tag)
  if (count === 0) return
  if (contactIds.length === 1) throw new Refusal('conflict', 'party_by_field', { params: { tag } })
  throw new Refusal('conflict', 'parties_by_field', { params: { tag, codes: count } })
}
