import { said, type SaidAnswer } from '../../kernel/said.ts'
import type { Team } from '../../kernel/team.ts'
import { noTags } from '../../mailchimp/audience.ts'
import { withAccount } from '../accounts/open-account.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { hasContacts } from '../contacts/change-contacts.ts'
import type { List } from '../lists/find-list.ts'
import { markGenerated } from '../lists/mark-list.ts'
import { checkStatus, countGuests } from './check-status.ts'
import { generatingSentence } from './started-sentences.ts'
import { countMembers, type NeededHere, openWorkableList, runningBatch, startBatch } from './batches/start-batch.ts'

/** A list that takes longer to read is left to a batch, which shows its progress. */
const patienceMs = 5000

/** Whether a generation would change nothing. False where that cannot be known soon. */
async function hasAllCodes(services: NeededHere, team: Team, list: List): Promise<boolean> {
  if (list.codesGeneratedAt === null || list.doubt !== null) return false
  const found = await checkStatus(services, team, list.id, patienceMs)
  return (
    found.hasFields &&
    found.fromMemory === undefined &&
    found.covered === found.members &&
    found.pending === 0 &&
    found.refusedCount === 0 &&
    found.differingContacts === 0
  )
}

export type Generation = { batchId: string | undefined; message: SaidAnswer }

/** Gives every contact of a list a code, in the background. Without a batch where all have theirs. */
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
  if (await hasAllCodes(services, team, list)) return { batchId: undefined, message: said('codes_complete') }
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
