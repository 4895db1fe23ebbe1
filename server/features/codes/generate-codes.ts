import { said, type SaidAnswer } from '../../kernel/said.ts'
import type { Team } from '../../kernel/team.ts'
import { noTags } from '../../mailchimp/audience.ts'
import { withAccount } from '../accounts/open-account.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { hasContacts } from '../contacts/has-contacts.ts'
import type { List } from '../lists/find-list.ts'
import { markGenerated } from '../lists/mark-list.ts'
import { countGuests } from './count-guests.ts'
import { generatingSentence } from './started-sentences.ts'
import { countMembers, type NeededHere, openWorkableList, runningBatch, startBatch } from './batches/start-batch.ts'

export type Generation = { batchId: string | undefined; message: SaidAnswer }

/** Gives every contact of a list a code, in the background. */
export async function startGeneration(services: NeededHere, team: Team, listKey: string): Promise<Generation> {
  const list = await openWorkableList(services, team, listKey)
  const running = runningBatch(list)
  if (running) return { batchId: running.batchId, message: already(running.kind) }
  const total = await countMembers(services, team, list)
  if (total === 0 && (await isEmpty(services, team, list))) {
    await services.database.as({ team: team.id, list: list.id }, async (tx) => {
      await markGenerated(tx, team.id, list.id)
      await keepRecord(tx, team, 'generation_started', { listId: list.id, details: { contacts: 0 } })
    })
    return { batchId: undefined, message: said('no_contacts_to_generate') }
  }
  const started = await startBatch(services, team, list, { kind: 'generate', total })
  const message = started.isNew
    ? generatingSentence(await countGuestsOf(services, team, list, total))
    : already(started.kind)
  return { batchId: started.batchId, message }
}

/** `total`: all members of the list. Pages read the others too, and give them no code. */
function countGuestsOf(services: NeededHere, team: Team, list: List, total: number): Promise<number> {
  if (list.uncounted.length === 0) return Promise.resolve(total)
  const account = { id: list.accountId, teamId: team.id }
  return withAccount(services, account, 'person', (login) => countGuests(login.audience(list.mailchimpId), list))
}

/** Mailchimp's count is 0. A list is still read if it has contacts here, in the listing or in the statistics. */
async function isEmpty(services: NeededHere, team: Team, list: List): Promise<boolean> {
  if (await hasContacts(services, { team: team.id, list: list.id })) return false
  const account = { id: list.accountId, teamId: team.id }
  return withAccount(services, account, 'person', async (login) => {
    const audience = login.audience(list.mailchimpId)
    const { hashes } = await audience.membersFrom(0, noTags)
    return hashes.length === 0 && !(await audience.countSubscribed())
  })
}

function already(kind: 'generate' | 'sync'): SaidAnswer {
  return said(kind === 'sync' ? 'sync_gives_codes' : 'generating_already')
}
