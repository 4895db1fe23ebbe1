import * as contract from '#contract/following-up.ts'
import { takeTokenIfLeft } from '../../database/throttle.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { said } from '../../kernel/said.ts'
import type { Services } from '../../services.ts'
import { mailchimpPages, urlOf } from '../campaigns/mailchimp-pages.ts'
import { findFollowingUp } from './find-following-up.ts'
import { findRegulars } from './find-regulars.ts'
import { makeReminder } from './make-reminder.ts'
import { makeSegment } from './make-segment.ts'
import { readReports } from './read-reports.ts'
import { sayReminder } from './say-reminder.ts'

/** The rate limit of one team for reading reports. */
const reads = { capacity: 30, secondsEach: 10 }

type ListOf = { listId: string }
const placeOf = ({ listId, occasionId }: ListOf & { occasionId: string }) => ({ listKey: listId, occasionId })

export function followingUpRoutes(serve: Serve, services: Services): void {
  serve.viewer(contract.followingUp, async ({ team, params }) => {
    const found = await findFollowingUp(services, team, placeOf(params))
    const pages = await mailchimpPages(services, team, found.list)
    const made = found.made.flatMap(({ madeAt, ...each }) => (madeAt ? [{ ...each, madeAt }] : []))
    const reminder = made.find(({ kind }) => kind === 'reminder')
    return {
      campaigns: found.campaigns.map(({ id, title, subject, sentAt, sent, bounced }) => ({
        id,
        title,
        subject,
        sent_at: sentAt?.toISOString() ?? null,
        sent,
        bounced,
      })),
      as_of: found.campaigns[0]?.readAt.toISOString() ?? null,
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
    return { title: made.draft.title, mailchimp_url: urlOf(made.draft, pages), message: sayReminder(language, made) }
  })
}
