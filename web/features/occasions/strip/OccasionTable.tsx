import { Link } from 'react-router'
import { occasionName } from '../../../product/occasion-option.ts'
import { paths } from '../../../product/paths.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { showNumber } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { words } from '../../../words/occasions.ts'
import styles from '../occasions.module.css'
import { whenOf } from './when-of.ts'

type Props = { listId: string; label: string; occasions: readonly ShownOccasion[] }

/** Occasions with their figures, each a link. */
export function OccasionTable({ listId, label, occasions }: Props) {
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
