import { MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import type { Needs } from '../../../services.ts'
import { lookAtAccount, withAccount } from '../../accounts/open-account.ts'
import { findListsOfAccount, type List } from '../../lists/find-list.ts'
import { markGone, markThere } from '../../lists/mark-list.ts'
import { followFields } from '../follow-fields.ts'
import { findKnownFields } from '../store.ts'
import * as store from './store.ts'

type NeededHere = Needs<'database' | 'allTeams' | 'openLogin' | 'keys' | 'log'>

/** How often Listpass asks Mailchimp again after a refusal or a missing list or field. */
export const askEvery = '10 minutes'

/**
 * Asks Mailchimp again about an account in trouble: does it accept the credential, and do the missing lists and fields
 * exist again? One call each. Recovered ones are marked, and their work continues.
 */
export async function askAgain(services: NeededHere, accountId: string, stopping: AbortSignal): Promise<void> {
  const teamId = await store.findOwnerOfAccount(services.allTeams, accountId)
  if (!teamId) return
  if (!(await store.takeLook(services.database, { teamId: teamId, accountId, askEvery }))) return
  // Whatever the result, the next check is due in ten minutes.
  const tell = (error: unknown) => {
    if (!(error instanceof MailchimpTrouble)) throw error
    services.log.info({ err: error, account: accountId }, 'another look at Mailchimp changed nothing')
    return error.kind
  }
  const kind = await lookAtAccount(services, { id: accountId, teamId }).catch(tell)
  if (kind) return
  for (const list of await findListsOfAccount(services, { id: teamId }, accountId)) {
    if (stopping.aborted || (await lookAtList(services, teamId, list).catch(tell)) === 'unauthorized') return
  }
}

async function lookAtList(services: NeededHere, teamId: string, list: List): Promise<void> {
  const scope = { team: teamId, list: list.id }
  const hasLost = async () =>
    (await findKnownFields(services.database, scope)).some(({ goneSince }) => goneSince !== null)
  if (!list.goneSince && !(await hasLost())) return
  try {
    await withAccount(services, { id: list.accountId, teamId }, 'worker', async (login) => {
      const audience = login.audience(list.mailchimpId)
      if (!list.goneSince) await followFields(services, scope, audience)
      else if (await audience.isThere()) await markThere(services.database, teamId, list.id)
    })
  } catch (error) {
    if (!(error instanceof MailchimpTrouble) || error.kind !== 'not_found') throw error
    await markGone(services.database, teamId, list.id)
  }
}
