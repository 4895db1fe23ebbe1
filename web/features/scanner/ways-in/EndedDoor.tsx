import type { LetInHere } from '../door/door-state.ts'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import { showTime } from '../../../ui/show.ts'
import styles from '../door.module.css'
import { words } from '../../../words/door.ts'

type Props = {
  /** Nothing waits on this device, also not for the organiser. */
  isAllSent: boolean
  letIn: LetInHere | undefined
}

/** What became of the scans of a door whose link has ended. */
export function EndedDoor({ isAllSent, letIn }: Props) {
  const { closed } = words.page
  if (!isAllSent && !letIn) return null
  return (
    <ul role="list" className={styles['ended']}>
      {isAllSent && (
        <li>
          <strong>{closed.allSent}</strong>
          <small>{closed.nothingLeft}</small>
          <VerdictSign mark={{ outline: 'none', sign: 'tick' }} size={28} />
        </li>
      )}
      {letIn && (
        <li>
          <strong>{closed.letIn({ people: letIn.people })}</strong>
          <small>{closed.span({ from: showTime(letIn.from), to: showTime(letIn.to) })}</small>
        </li>
      )}
    </ul>
  )
}
