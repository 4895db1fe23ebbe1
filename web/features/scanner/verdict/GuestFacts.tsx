import type { GuestCard } from '#contract/guest-card.ts'
import { UserText } from '../../../ui/UserText.tsx'
import styles from '../door.module.css'

type Props = {
  card: GuestCard
  /** The alert's stripe shows the note already. */
  hasNote?: boolean
}

/** What the organiser chose to show beside the name. Large fields come first, each as a pair of name and value. */
export function GuestFacts({ card: { fields, note }, hasNote = true }: Props) {
  if (fields.length === 0 && (!hasNote || note === '')) return null
  return (
    <div className={styles['facts']}>
      <dl>
        {fields
          .toSorted((one, other) => Number(other.is_large) - Number(one.is_large))
          .map(({ name, value, is_large: isLarge }) => (
            <div key={name} data-is-large={isLarge || undefined}>
              <dt>
                <UserText text={name} longest={24} />
              </dt>
              <dd>
                <UserText text={value} longest={60} />
              </dd>
            </div>
          ))}
      </dl>
      {hasNote && note !== '' && (
        <p>
          <UserText text={note} longest={200} />
        </p>
      )}
    </div>
  )
}
