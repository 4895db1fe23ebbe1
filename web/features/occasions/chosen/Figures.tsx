import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { showNumber } from '../../../ui/show.ts'
import { words } from '../words.ts'
import styles from './chosen.module.css'

export function Figures({ occasion }: { occasion: ShownOccasion }) {
  const { invited, came, entries, inside } = occasion.figures
  const { figures } = words
  return (
    <dl className={styles['figures']}>
      {inside !== null && (
        <Figure
          name={figures.inside}
          value={inside}
          about={occasion.capacity === null ? '' : words.ofCapacity(occasion.capacity)}
        />
      )}
      <Figure name={figures.came} value={came} />
      <Figure name={figures.invited} value={invited} />
      <Figure name={figures.entries} value={entries} />
    </dl>
  )
}

function Figure({ name, value, about = '' }: { name: string; value: number; about?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {showNumber(value)} {about && <span>{about}</span>}
      </dd>
    </div>
  )
}
