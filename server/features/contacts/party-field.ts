import { partySize } from '#domain/party.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Tx } from '../../database/open.ts'
import type { Member } from '../../mailchimp/audience.ts'
import { countByField } from './party/store.ts'
import type { Judgement } from './who-is-right.ts'

/** `partyField`: the tag of the number field that says how many come in with a code. */
export type WithPartyField = { partyField: string | null }

/** The number in the list's party field is the maximum, whatever both sides hold (docs/decisions/0092). */
export function withPartyField<Of extends Pick<Judgement, 'right'>>(
  { partyField }: WithPartyField,
  { fields }: Member,
  judgement: Of,
): Of {
  const size = partyField === null ? undefined : partySize(fields[partyField])
  return size === undefined ? judgement : { ...judgement, right: { ...judgement.right, max: size } }
}

/** Only Mailchimp changes the maximum of a contact that has a number in the field. */
export async function refuseByPartyField(
  tx: Tx,
  { id, partyField }: WithPartyField & { id: string },
  contactIds: readonly string[],
): Promise<void> {
  if (partyField === null) return
  const count = await countByField(tx, id, contactIds, partyField)
  if (count === 0) return
  if (contactIds.length === 1) throw new Refusal('conflict', 'party_by_field', { params: { tag: partyField } })
  throw new Refusal('conflict', 'parties_by_field', { params: { tag: partyField, codes: count } })
}
