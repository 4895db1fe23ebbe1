import type { ShownOccasion } from '../door/door-state.ts'
import type { Direction } from '../door/door-occasion.ts'
import { DoorIcon } from '../shapes/DoorIcon.tsx'
import styles from './strip.module.css'
import { words } from '../../../words/door.ts'

type Props = { direction: ShownOccasion['direction']; onTurn: (to: Direction) => void }

/** Switches between entries and exits by one deliberate tap. The strip announces it to screen readers. */
export function DirectionSwitch({ direction, onTurn }: Props) {
  return (
    <div role="group" aria-label={words.occasion.direction} className={styles['switch']} data-is-switch>
      {(['in', 'out'] as const).map((way) => (
        <button key={way} type="button" aria-pressed={direction === way} onClick={() => onTurn(way)}>
          <DoorIcon name={way} size={24} />
          {words.occasion[way]}
        </button>
      ))}
    </div>
  )
}
