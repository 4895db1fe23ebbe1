import { type FollowingUp, onTimeMinutes, type SentCampaign } from '#contract/following-up.ts'
import { quiet, stacked } from '../../../ui/layout.ts'
import { showDate, showNumber, showShare, showTime } from '../../../ui/show.ts'
import { words } from '../../../words/night.ts'
import styles from './following-up.module.css'

type Props = {
  /** Undefined while it is not known. */
  invited: number | undefined
  campaign: SentCampaign | undefined
  figures: FollowingUp['figures']
  asOf: string | null
}

/** From the invited guests to those who came on time, each step as a share of the first. */
export function Funnel({ invited, campaign, figures, asOf }: Props) {
  const { came, opened, on_time: onTime } = figures
  const steps = [
    ...(invited === undefined ? [] : [{ name: words.followingUp.steps.invited, count: invited }]),
    { name: words.followingUp.steps.opened, count: opened },
    { name: words.followingUp.steps.came, count: came },
    ...(onTime === null ? [] : [{ name: words.followingUp.steps.onTime({ minutes: onTimeMinutes }), count: onTime }]),
  ]
  return (
    <>
      <dl className={`${styles['funnel']} ${stacked(3)}`}>
        {steps.map(({ name, count }, place) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {showNumber(count)}
              {place > 0 && !!invited && <span>{showShare(Math.min(count, invited), invited)}</span>}
            </dd>
            {!!invited && (
              <div aria-hidden="true" className={styles['bar']}>
                <i style={{ inlineSize: `${Math.min(100, (count * 100) / invited)}%` }} />
              </div>
            )}
          </div>
        ))}
      </dl>
      {campaign && asOf !== null && <p className={quiet(2)}>{sentWords(campaign, asOf)}</p>}
    </>
  )
}

function sentWords({ sent, bounced }: SentCampaign, asOf: string): string {
  const when = asOfTime(asOf)
  return [
    sent === null ? words.followingUp.asOf({ when }) : words.followingUp.sent({ emails: sent, when }),
    ...(bounced ? [words.followingUp.bounced({ emails: bounced })] : []),
  ].join(' ')
}

/** The time of day alone only for today. */
function asOfTime(at: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return isToday ? showTime(new Date(at)) : showDate(at)
}
