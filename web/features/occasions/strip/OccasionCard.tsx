import styles from '../occasions.module.css'
import { Link } from 'react-router'
import { phaseOf } from '../../../product/occasion-phase.ts'
import { occasionName } from '../../../product/occasion-option.ts'
import { paths } from '../../../product/paths.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { words } from '../../../words/occasions.ts'
import type { Occasion } from '#contract/occasions.ts'
import { showHours, showMoment, showTimesOf } from '../../../product/time.ts'

type Props = {
  listId: string
  occasion: ShownOccasion
  now: number
  isChosen: boolean
  /** Under the heading of its day. */
  isInDay?: boolean
}

/** An occasion in the strip: yellow while it is open, dashed once it has ended. */
export function OccasionCard({ listId, occasion, now, isChosen, isInDay = false }: Props) {
  const phase = phaseOf(occasion, now)
  return (
    <Link
      to={paths.occasion(listId, occasion.id)}
      className={styles['card']}
      data-phase={phase}
      aria-current={isChosen || undefined}
      preventScrollReset
    >
      <strong>
        <UserText text={occasionName(occasion)} longest={80} />
      </strong>
      <span>{figureOf(occasion, now)}</span>
      <span>{whenOf(occasion, isInDay)}</span>
      <Unseen>{words.page.phases[phase]}</Unseen>
    </Link>
  )
}

/** The one number that tells most about an occasion at this moment. */
function figureOf(occasion: ShownOccasion, now: number): string {
  const { short } = words.page
  const { came, invited, inside } = occasion.figures
  switch (phaseOf(occasion, now)) {
    case 'ended':
      return short.came({ came })
    case 'later':
      return short.invited({ invited })
    case 'now':
    case 'always':
      if (inside === null) return short.cameOf({ came, invited })
      return occasion.capacity === null
        ? short.inside({ inside })
        : short.insideOf({ inside, capacity: occasion.capacity })
  }
}

/** The times of an occasion in a few words; `isInDay` under the heading of its day. */
export function whenOf(occasion: Occasion, isInDay = false): string {
  const { opens_at: opens, closes_at: closes, zone } = occasion
  if (opens !== null && closes !== null) {
    return isInDay ? showHours(zone, opens, closes) : showTimesOf(occasion, opens, closes)
  }
  if (opens !== null) return words.page.short.opens({ moment: showMoment(zone, opens) })
  if (closes !== null) return words.page.short.closes({ moment: showMoment(zone, closes) })
  return words.page.phases.always
}
