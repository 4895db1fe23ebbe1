import * as contract from '#contract/following-up.ts'
import * as store from './store.ts'
import { oneLine } from '#domain/user-text.ts'
import { takeTokenIfLeft } from '../../database/throttle.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { said } from '../../kernel/said.ts'
import type { Services, Needs } from '../../services.ts'
import { mailchimpPages, urlOf } from '../campaigns/mailchimp-pages.ts'
import { textSeenBy } from '../campaigns/seen-by.ts'
import { makeReminder, sayReminder } from './make-reminder.ts'
import { makeSegment } from './make-segment.ts'
import { readReports } from './read-reports.ts'
import { mostRegulars, onTimeMinutes } from '#contract/following-up.ts'
import type { Team } from '../../kernel/team.ts'
import { findListOf, type List } from '../lists/find-list.ts'
import { findOccasionOf, type OccasionPlace } from '../occasions/find-occasions.ts'
import { timesOf } from '../tonight/counts.ts'

/** The rate limit of one team for reading reports. */
const reads = { capacity: 30, secondsEach: 10 }

type ListOf = { listId: string }
const placeOf = ({ listId, occasionId }: ListOf & { occasionId: string }) => ({ listKey: listId, occasionId })

export function followingUpRoutes(serve: Serve, services: Services): void {
  serve.viewer(contract.followingUp, async ({ team, params }) => {
    const found = await findFollowingUp(services, team, placeOf(params))
    const pages = await mailchimpPages(services, team, found.list)
    const seen = textSeenBy(team)
    const made = found.made.flatMap(({ madeAt, ...each }) => (madeAt ? [{ ...each, madeAt }] : []))
    const reminder = made.find(({ kind }) => kind === 'reminder')
    return {
      campaigns: found.campaigns.map(({ id, title, subject, sentAt, sent, bounced }) => ({
        id,
        title: seen(title),
        subject: seen(subject),
        sent_at: sentAt?.toISOString() ?? null,
        sent,
        bounced,
      })),
      left_out: found.reading?.leftOut.map(seen) ?? [],
      as_of: (found.reading ?? found.campaigns[0])?.readAt.toISOString() ?? null,
      invitation_id: found.invitationId ?? null,
      figures: { came: found.figures.came, opened: found.figures.opened, on_time: found.figures.onTime },
      made: made.map(({ kind, madeAt, campaignId }) => ({
        kind,
        made_at: madeAt.toISOString(),
        campaign_id: campaignId,
      })),
      segments_url: pages?.segments ?? null,
      reminder_url: urlOf({ webId: reminder?.webId ?? undefined }, pages),
    }
  })

  serve.viewer(contract.regulars, async ({ team, params }) => {
    const { held, often, oftenInAll, never } = await findRegulars(services, team, params.listId)
    return { held, often, often_in_all: oftenInAll, never }
  })

  serve.viewer(contract.readReports, async ({ team, params }) => {
    if (!(await takeTokenIfLeft(services.database, `reports:${team.id}`, reads))) {
      throw new Refusal('too_many', 'looked_again_too_often')
    }
    return { as_of: (await readReports(services, team, params.listId)).toISOString() }
  })

  serve.editor(contract.makeSegment, async ({ team, params, body }) => {
    const asked = { kind: body.kind, campaignId: body.campaign_id }
    const { name } = await makeSegment(services, team, placeOf(params), asked)
    return { name, message: said('segment_made', { segment: name }) }
  })

  serve.editor(contract.makeReminder, async ({ team, params, body, language }) => {
    const made = await makeReminder(services, team, placeOf(params), body.campaign_id)
    const pages = await mailchimpPages(services, team, made.list)
    return {
      title: oneLine(made.draft.title),
      mailchimp_url: urlOf(made.draft, pages),
      message: sayReminder(language, made),
    }
  })
}

/** The most frequent guests over all held occasions of the list, and the number of guests that never came. */
async function findRegulars(services: Needs<'database'>, team: Team, listKey: string): Promise<store.Regulars> {
  const { id, settings } = await findListOf(services, team, listKey)
  return store.findRegulars(
    services.database,
    { team: team.id, list: id },
    {
      displayField: settings.display_field,
      most: mostRegulars,
    },
  )
}

type Found = {
  list: List
  campaigns: store.KeptCampaign[]
  invitationId: string | undefined
  figures: store.Figures
  made: store.FollowUp[]
  reading: store.SentReading | undefined
}

/** The kept figures of an occasion's emails, and its segments and drafts. It does not call Mailchimp. */
async function findFollowingUp(services: Needs<'database' | 'now'>, team: Team, place: OccasionPlace): Promise<Found> {
  const { list, occasion } = await findOccasionOf(services, team, place)
  const scope = { team: team.id, list: list.id }
  const by = occasion.opensAt && new Date(occasion.opensAt.getTime() + onTimeMinutes * 60_000)
  const [campaigns, reading, made, figures] = await Promise.all([
    store.findCampaigns(services.database, scope),
    store.findReading(services.database, scope),
    store.findAll(services.database, scope, occasion.id),
    store.countGuests(services.database, scope, occasion.id, by),
  ])
  const chosen = made
    .filter(({ kind, madeAt }) => madeAt && (kind === 'reminder' || kind === 'stayed_away'))
    .toSorted((one, other) => (other.madeAt?.getTime() ?? 0) - (one.madeAt?.getTime() ?? 0))
    .map(({ campaignId }) => campaignId)
  const end = timesOf(occasion).closesAt ?? services.now()
  const invitation =
    campaigns.find(({ id }) => id === chosen[0]) ?? campaigns.find(({ sentAt }) => sentAt !== null && sentAt < end)
  return { list, campaigns, invitationId: invitation?.id, figures, made, reading }
}
