import styles from '../occasions.module.css'
import { phaseOf } from '../../../product/occasion-phase.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { Card } from '../../../ui/Card.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { words } from '../../../words/occasions.ts'
import { OccasionCard, whenOf } from './OccasionCard.tsx'
import { stacked } from '../../../ui/layout.ts'
import { Week } from './Week.tsx'
import { Link } from 'react-router'
import { occasionName } from '../../../product/occasion-option.ts'
import { paths } from '../../../product/paths.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { showNumber } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'

/** The most cards on a phone. The table below has the other occasions. */
const cardsShown = 12

type Props = {
  listId: string
  /** The current ones first. */
  occasions: readonly ShownOccasion[]
  chosen: string | undefined
  now: number
  today: string
}

/** All occasions: a week as a calendar or cards, and the rest folded away as tables. */
export function Strip({ listId, occasions, chosen, now, today }: Props) {
  const ended = occasions.filter((each) => phaseOf(each, now) === 'ended')
  const others = occasions.filter((each) => phaseOf(each, now) !== 'ended')
  return (
    <Card aria-label={words.page.title}>
      <Week listId={listId} occasions={occasions} chosen={chosen} now={now} today={today} />
      <ul role="list" className={`${styles['cards']} ${stacked(3)}`} aria-label={words.page.cards}>
        {others.slice(0, cardsShown).map((occasion) => (
          <li key={occasion.id}>
            <OccasionCard listId={listId} occasion={occasion} now={now} isChosen={occasion.id === chosen} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Disclosure summary={words.page.allOthers({ occasions: others.length })}>
          <OccasionTable listId={listId} label={words.page.cards} occasions={others} />
        </Disclosure>
      )}
      {ended.length > 0 && (
        <Disclosure summary={words.page.ended({ occasions: ended.length })}>
          <OccasionTable listId={listId} label={words.page.phases.ended} occasions={ended} />
        </Disclosure>
      )}
    </Card>
  )
}

type OccasionTableProps = { listId: string; label: string; occasions: readonly ShownOccasion[] }

/** Occasions with their figures, each a link. */
function OccasionTable({ listId, label, occasions }: OccasionTableProps) {
  const { columns } = words.page
  return (
    <DataTable
      label={label}
      columns={[
        { label: columns.name },
        { label: columns.when },
        { label: columns.invited, isNumber: true },
        { label: columns.came, isNumber: true },
        { label: columns.inside, isNumber: true },
      ]}
      rows={occasions.map((occasion) => ({
        key: occasion.id,
        cells: [
          <strong key="name">
            <Link to={paths.occasion(listId, occasion.id)} className={styles['name']}>
              <UserText text={occasionName(occasion)} longest={80} />
            </Link>
          </strong>,
          whenOf(occasion),
          showNumber(occasion.figures.invited),
          showNumber(occasion.figures.came),
          insideOf(occasion),
        ],
      }))}
    />
  )
}

function insideOf({ figures: { inside }, capacity }: ShownOccasion): string {
  if (inside === null) return ''
  return capacity === null ? showNumber(inside) : words.page.insideOf({ inside, capacity })
}
