// Without waiting wishes, the contacts that came have the tag of their occasion in Mailchimp.
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { withAccount } from '../features/accounts/open-account.ts'
import { compareTags } from '../features/attending/tags/check-tags.ts'
import { findListForWork } from '../features/lists/find-list.ts'
import type { Needs } from '../services.ts'
import type { Finding } from './invariants.ts'

const looks = 3
const betweenLooksMs = 1000

const lacks = 'Tags: a contact that came has the tag in Mailchimp'
const notWhole = 'Tags were not checked for every contact, because Mailchimp may not have shown all that have the tag'

/**
 * Compares the tags of every list that writes them. A tag that is written during the comparison differs at first, so it counts only
 * if it still differs later. Contacts that have the tag and did not come are no finding if the organiser gave it to them by hand.
 */
export async function findTagDrift(
  services: Needs<'database' | 'allTeams' | 'openLogin' | 'keys'>,
  db: Kysely<Tables>,
): Promise<Finding[]> {
  const { rows } = await sql<{ id: string }>`
    select l.id from lists l join accounts a on a.id = l.account_id
    where l.gone_since is null and a.is_active and not a.has_left and a.reconnect_since is null
      and exists (select from list_tags t where t.list_id = l.id)`.execute(db)
  const findings: Finding[] = []
  for (const { id } of rows) {
    const list = await findListForWork(services, id)
    if (!list) continue
    const look = () =>
      withAccount(services, { id: list.accountId, teamId: list.teamId }, 'worker', async (login) =>
        findingsOf(id, await compareTags(services, { team: list.teamId, list: id }, login.audience(list.mailchimpId))),
      )
    let left = await look()
    for (let later = 1; later < looks && left.length > 0; later++) {
      await pause(betweenLooksMs)
      const still = new Set((await look()).map(({ about }) => about))
      left = left.filter(({ about }) => still.has(about))
    }
    findings.push(...left)
  }
  return findings
}

type Drift = Awaited<ReturnType<typeof compareTags>>[number]

function findingsOf(listId: string, drifts: Drift[]): Finding[] {
  return drifts.flatMap(({ name, lacking, untagged, isWhole }) => [
    ...lacking.map((id) => ({ invariant: lacks, listId, about: `contact ${id} lacks ${name}` })),
    ...untagged.map((id) => ({ invariant: lacks, listId, about: `contact ${id} did not come, and has ${name}` })),
    ...(isWhole ? [] : [{ invariant: notWhole, listId, about: name }]),
  ])
}
