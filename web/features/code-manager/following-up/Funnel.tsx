import { type FollowingUp, onTimeMinutes, type SentCampaign } from '#contract/following-up.ts'
import { showDate, showNumber, showShare, showTime } from '../../../ui/show.ts'
import { quiet, stacked } from '../../../ui/layout.ts'
import styles from './following-up.module.css'
import { words } from '../../../words/night.ts'

type Step = { name: string; count: number | null; isOfSent?: boolean }

type Props = { campaign: SentCampaign | undefined; figures: FollowingUp['figures']; asOf: string | null }

/**
 * From the email to the door. Bounces have their share of the sent emails. Guests also come who did not get this one, so the
 * other steps are numbers.
 */
export function Funnel({ campaign, figures, asOf }: Props) {
  const { came, opened, on_time: onTime } = figures
  const sent = campaign?.sent ?? null
  const steps = [
    ...(campaign
      ? [
          { name: words.followingUp.steps.sent, count: sent },
          { name: words.followingUp.steps.bounced, count: campaign.bounced, isOfSent: true },
        ]
      : []),
    { name: words.followingUp.steps.opened, count: opened },
    { name: words.followingUp.steps.came, count: came },
    ...(onTime === null ? [] : [{ name: words.followingUp.steps.onTime({ minutes: onTimeMinutes }), count: onTime }]),
  ]
  return (
    <div className={`${styles['funnel']} ${stacked(2)}`}>
      <dl>
        {steps.map(({ name, count, isOfSent }: Step) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {count === null ? '–' : showNumber(count)}
              {isOfSent && sent !== null && sent > 0 && count !== null && (
                <span>{showShare(Math.min(count, sent), sent)}</span>
              )}
            </dd>
            {sent !== null && sent > 0 && (
              <div aria-hidden="true" className={styles['bar']}>
                <i style={{ inlineSize: `${Math.min(100, ((count ?? 0) * 100) / sent)}%` }} />
              </div>
            )}
          </div>
        ))}
      </dl>
      {campaign && asOf !== null && <p className={quiet(2)}>{asOfWords(asOf)}</p>}
    </div>
  )
}

/** The time of day alone only for today. */
function asOfWords(at: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return words.followingUp.asOf({ when: isToday ? showTime(new Date(at)) : showDate(at) })
}
