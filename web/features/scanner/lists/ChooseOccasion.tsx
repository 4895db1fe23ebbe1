import type { DoorOccasion } from '#contract/offline.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { phaseAt } from '../door/door-occasion.ts'
import { occasionLine } from '../words/occasion-line.ts'
import { useNow } from '../../../ui/use-now.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from '../later.module.css'
import { words } from '../../../words/door.ts'

type Props = { choices: readonly DoorOccasion[]; onChoose: (occasion: DoorOccasion) => void }

/** An organiser's door scans for one occasion of the list. Occasions that are over come last. */
export function ChooseOccasion({ choices, onChoose }: Props) {
  const now = new Date(useNow(5000))
  const lines = choices.map((is) => ({ is, phase: phaseAt(is, now.getTime()) }))
  const sorted = [...lines.filter(({ phase }) => phase !== 'late'), ...lines.filter(({ phase }) => phase === 'late')]
  return (
    <div className={`${styles['choose']} ${stacked(3, 'top')}`}>
      <h2>{words.occasion.chooseTitle}</h2>
      <p>{words.occasion.chooseText}</p>
      <ul role="list">
        {sorted.map(({ is, phase }) => (
          <li key={is.id}>
            <button type="button" onClick={() => onChoose(is)}>
              <strong>
                <UserText text={is.name} longest={100} />
              </strong>
              <span>
                {occasionLine({ is, phase, direction: 'in', canTurn: false, asks: false, clockOffsetMs: 0 }, now).phase}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
