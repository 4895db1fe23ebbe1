import { Link } from 'react-router'
import type { NextNight } from '#contract/tonight.ts'
import { paths } from '../../product/paths.ts'
import { showMoment, showSpan } from '../../product/time.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { inRows, quiet, stacked } from '../../ui/layout.ts'
import { UserText } from '../../ui/UserText.tsx'
import { useNow } from '../../ui/use-now.ts'
import { words } from '../../words/dashboard.ts'
import styles from './dashboard.module.css'
import { dayOf, isSameDay } from './first-run/steps.ts'

/** The open or next night with what an organiser asks first, and the names of those after it. */
export function NextNights({ nights: [night, ...later] }: { nights: readonly NextNight[] }) {
  const now = useNow(60_000)
  if (!night) return null
  const { list, occasion } = night
  const where = [occasion.place, occasion.name === list.name ? '' : list.name].filter((text) => text !== '')
  return (
    <Card className={styles['night']} aria-label={words.nights.title}>
      <div className={inRows(4, 'end', 'between')}>
        <header>
          <h2 className={styles['headline']}>
            <UserText text={occasion.name} longest={80} /> <mark>{opening(night, new Date(now))}</mark>
          </h2>
          <p className={quiet()}>
            {timesOf(night)}
            {where.map((text) => (
              <span key={text}>
                {' · '}
                <UserText text={text} longest={80} />
              </span>
            ))}
          </p>
        </header>
        <ButtonLink look="action" to={nightPart(list.id, 'tonight', occasion.id)}>
          {words.firstRun.tonight}
        </ButtonLink>
      </div>
      <Facts night={night} />
      {later.length > 0 && (
        <p className={quiet(2)}>
          {words.nights.after}:{' '}
          {later.map((each, place) => (
            <span key={each.occasion.id}>
              {place > 0 && ' · '}
              <Link to={nightPart(each.list.id, 'tonight', each.occasion.id)}>
                <UserText text={each.occasion.name} longest={60} />
              </Link>{' '}
              {showMoment(each.occasion.zone, each.occasion.opens_at)}
            </span>
          ))}
        </p>
      )}
    </Card>
  )
}

function Facts({ night: { list, occasion, ...night } }: { night: NextNight }) {
  const guests = night.is_open
    ? words.nights.came({ came: night.came, of: night.invited })
    : words.nights.invited({ guests: night.invited })
  const doors =
    night.doors === 0 ? words.nights.noDoors : words.nights.ready({ ready: night.doors_ready, all: night.doors })
  return (
    <dl className={inRows('3-6')}>
      <div className={stacked(1)}>
        <dt>{words.nights.guests}</dt>
        <dd>
          <Link to={nightPart(list.id, 'guests', occasion.id)}>{guests}</Link>
        </dd>
      </div>
      <div className={stacked(1)}>
        <dt>{words.nights.doors}</dt>
        <dd>
          <Link to={nightPart(list.id, 'doors', occasion.id)}>{doors}</Link>
        </dd>
      </div>
    </dl>
  )
}

/** A part of the list with this night chosen. */
function nightPart(listId: string, part: 'tonight' | 'guests' | 'doors', occasionId: string): string {
  return `${paths.listPart(listId, part)}?occasion=${encodeURIComponent(occasionId)}`
}

function timesOf({ occasion: { zone, opens_at: opens, closes_at: closes } }: NextNight): string {
  return closes === null ? showMoment(zone, opens) : showSpan(zone, opens, closes)
}

function opening({ is_open: isOpen, occasion }: NextNight, now: Date): string {
  if (isOpen) return words.nights.openNow
  const opensAt = new Date(occasion.opens_at)
  if (isSameDay(opensAt, now, occasion.zone)) return words.nights.opensToday
  return words.firstRun.opensOn({ day: dayOf(opensAt, now, { zone: occasion.zone }) })
}
