// Finds the guests whose latest email bounced, so that the door can tell its staff (docs/decisions/0084).
import * as store from './store.ts'
import type { Campaigns, Sent } from '../../../mailchimp/campaigns.ts'
import type { Needs } from '../../../services.ts'
import { withAccount } from '../../accounts/open-account.ts'
import { findListForWork } from '../../lists/find-list.ts'

/** As often as a list is polled for changes. */
const readEvery = '10 minutes'

export const findListsToRead = () => store.listsToRead(readEvery)

type Mail = Age & { id: string; known: store.CampaignRead | undefined }

/** Asks for the figures of a list's recent emails. Where more mails bounced than before, it reads their recipients. */
export async function readBounces(
  services: Needs<'database' | 'allTeams' | 'openLogin' | 'keys' | 'now'>,
  listId: string,
  stopping: AbortSignal,
): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  const scope = { team: list.teamId, list: listId }
  const { codesAt, campaigns: known } = await services.database.as(scope, (tx) =>
    store.begin(tx, listId, services.now()),
  )
  await withAccount(services, { id: list.accountId, teamId: list.teamId }, 'last', async (login) => {
    const campaigns = login.campaigns(list.mailchimpId)
    const { rows: sent } = await campaigns.sent()
    // Mailchimp dates emails by its own clock.
    const [now, codesSince] = [services.now(), codesAt].map((ours) => new Date(ours.getTime() + login.aheadMs()))
    const mails = sent
      .flatMap((each) => mailOf(each, known[each.id]))
      .filter((mail) => mail.sentAt > codesSince! && isRecent(mail, now!))
      .toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
    const read = await readInOrder({ services, scope, campaigns, stopping }, mails, now!)
    if (read) await services.database.as(scope, (tx) => store.keep(tx, listId, read))
  })
}

function mailOf({ id, sentAt }: Sent, known: store.CampaignRead | undefined): Mail[] {
  return sentAt ? [{ id, sentAt, known, askedAt: known && new Date(known.askedAt) }] : []
}

type Place = {
  services: Needs<'database'>
  scope: { team: string; list: string }
  campaigns: Campaigns
  stopping: AbortSignal
}

/**
 * The oldest first, because only a guest's latest email counts. So after an email with news, all later ones are read again.
 * Undefined if the server stops.
 */
async function readInOrder(place: Place, mails: Mail[], now: Date): Promise<store.CampaignsRead | undefined> {
  const { services, scope, campaigns, stopping } = place
  const read: store.CampaignsRead = {}
  let hasNews = false
  let hasBounces = await services.database.as(scope, (tx) => store.hasBounces(tx, scope.list))
  for (const mail of mails) {
    if (stopping.aborted) return undefined
    const { id, known } = mail
    const report = isDue(mail, now) ? await campaigns.report(id) : undefined
    const latest = report ? { askedAt: now.toISOString(), bounced: report.bounced } : known
    hasNews ||= latest?.bounced !== known?.bounced
    hasBounces ||= (latest?.bounced ?? 0) > 0
    if (latest === undefined) continue
    const bounced = hasNews && hasBounces ? await readRecipients(place, mail) : latest.bounced
    if (bounced === undefined) return undefined
    read[id] = { askedAt: latest.askedAt, bounced }
  }
  return read
}

/** Returns how many mails bounced, or undefined if the server stops. An absent recipient proves nothing. */
async function readRecipients(place: Place, { id, sentAt }: Mail): Promise<number | undefined> {
  const { services, scope, campaigns, stopping } = place
  const seen = new Set<string>()
  for (let first = 0; ;) {
    if (stopping.aborted) return undefined
    const { recipients, rows, isLast } = await campaigns.recipientsFrom(id, first)
    const bounced = recipients.filter(({ hasBounced }) => hasBounced).map(({ hash }) => hash)
    const arrived = recipients.filter(({ hasBounced }) => !hasBounced).map(({ hash }) => hash)
    await services.database.as(scope, (tx) => store.noteBounces(tx, scope.list, { sentAt, bounced, arrived }))
    for (const hash of bounced) seen.add(hash)
    if (isLast || rows === 0) return seen.size
    first += rows
  }
}

/** `askedAt`: when the figures of the email were last read, by Mailchimp's clock as all times here. */
type Age = { sentAt: Date; askedAt: Date | undefined }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Emails that were sent before are not looked at. */
export function isRecent({ sentAt }: Age, now: Date): boolean {
  return now.getTime() - sentAt.getTime() < 30 * dayMs
}

/**
 * Mailchimp tries to deliver an email for three days, at first often. So its figures are read after ten minutes, then ever more
 * rarely, and for the last time after a week.
 */
export function isDue({ sentAt, askedAt }: Age, now: Date): boolean {
  if (!askedAt) return true
  const age = askedAt.getTime() - sentAt.getTime()
  const agoMs = now.getTime() - askedAt.getTime()
  // An answer of the future was dated by a clock that was wrong.
  return agoMs < -minuteMs || (age < 7 * dayMs && agoMs >= Math.max(10 * minuteMs - 1000, age / 8))
}
