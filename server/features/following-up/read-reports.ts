import { eachAtOnce } from '../../kernel/each-at-once.ts'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Report, Sent } from '../../mailchimp/campaigns.ts'
import type { Needs } from '../../services.ts'
import { withAccount } from '../accounts/open-account.ts'
import { findListOf, refuseUnlessWorkable } from '../lists/find-list.ts'
import type { AtOccasion } from './place.ts'
import * as store from './store.ts'

/** Of the login's 8 slots. */
const readsAtOnce = 2

/** The figures of an email hardly change after this time, so it is not read again. */
const settledMs = 30 * 24 * 3_600_000

/** Reads the sent campaigns of a list and their reports, and keeps the figures. Background work goes first. */
export async function readReports(
  services: Needs<'database' | 'openLogin' | 'keys' | 'now'>,
  team: Team,
  listKey: string,
): Promise<Date> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  const scope = { team: team.id, list: list.id }
  const kept = new Map((await store.findCampaigns(services.database, scope)).map((each) => [each.id, each]))
  const readAt = services.now()
  const { sent, leftOut, reports } = await withAccount(
    services,
    { id: list.accountId, teamId: team.id },
    'reader',
    async (login) => {
      const campaigns = login.campaigns(list.mailchimpId)
      const found = await campaigns.sent()
      const theirTime = readAt.getTime() + login.aheadMs()
      const isSettled = ({ id, sentAt }: Sent) =>
        kept.get(id)?.sent != null && sentAt !== undefined && theirTime - sentAt.getTime() > settledMs
      const read = new Map<string, Report>()
      await eachAtOnce(
        found.rows.filter((each) => !isSettled(each)),
        readsAtOnce,
        async ({ id }) => {
          const report = await campaigns.report(id).catch(exceptSignedOut)
          if (report) read.set(id, report)
        },
      )
      return { sent: found.rows, leftOut: found.leftOut, reports: read }
    },
  )
  const rows = sent.map(({ id, webId, title, subject, sentAt }) => {
    const report = reports.get(id)
    const figures = { sent: report?.sent ?? null, bounced: report?.bounced ?? null }
    return { id, webId: webId ?? null, title, subject, sentAt: sentAt ?? null, ...figures, readAt }
  })
  await services.database.as(scope, async (tx) => {
    await store.keepCampaigns(tx, list.id, { rows, leftOut })
    await store.keepReading(tx, list.id, { readAt, leftOut })
  })
  return readAt
}

/** A sent campaign, as Mailchimp shows it now. */
export async function findSent({ campaigns }: Pick<AtOccasion, 'campaigns'>, id: string): Promise<Sent> {
  const found = (await campaigns.sent()).rows.find((each) => each.id === id)
  if (!found) throw new Refusal('not_found', 'email_not_among_sent')
  return found
}

/** One report that cannot be read leaves the others, unless the key is not accepted any more. */
function exceptSignedOut(error: unknown): undefined {
  if (!(error instanceof MailchimpTrouble) || error.kind === 'unauthorized') throw error
}
