import { operator } from '#contract/audit.ts'
import type { Person } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { newToken } from '../token.ts'
import { goodForMinutes, resetUrl } from './sealed-link.ts'
import * as store from './store.ts'

/**
 * A link for a new password without a mail: the operator gives it to an organiser whose mail does not arrive. Like a mailed
 * link it works once, for half an hour, and ends earlier links.
 */
export async function makeResetLink(
  services: Needs<'database' | 'publicUrl'>,
  person: Pick<Person, 'id'>,
): Promise<{ url: string; goodForMinutes: number }> {
  const askedAt = services.database.now()
  const { id, token, secretHash } = newToken(askedAt)
  const link = { id, secretHash, askedAt, goodForMinutes }
  await services.database.as({ person: person.id }, async (tx) => {
    if (!(await store.openLink(tx, person.id, link))) {
      throw new Refusal('conflict', 'reset_link_raced')
    }
    await keepPersonalRecord(tx, person, 'reset_link_made', { who: operator })
  })
  return { url: resetUrl(services.publicUrl, token), goodForMinutes }
}
