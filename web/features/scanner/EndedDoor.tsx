import { useEffect, useState } from 'react'
import { VerdictSign } from '../../product/VerdictSign.tsx'
import { showTime } from '../../ui/show.ts'
import { words } from '../../words/door-later.ts'
import type { DoorState, LetInHere } from './door/door-state.ts'
import styles from './door.module.css'
import { letInHere } from './offline/let-in-here.ts'
import { openStorage } from './offline/storage.ts'

/** What became of the scans of a door whose link has ended. */
export function EndedDoor({ listId, door }: { listId: string; door: DoorState }) {
  const { ended } = words
  const isAllSent = isSent(door)
  const letIn = useLetInHere(listId, door.pending)
  if (!isAllSent && !letIn) return null
  return (
    <ul role="list" className={styles['ended']}>
      {isAllSent && (
        <li>
          <strong>{ended.allSent}</strong>
          <small>{ended.nothingLeft}</small>
          <VerdictSign mark={{ outline: 'none', sign: 'tick' }} size={28} />
        </li>
      )}
      {letIn && (
        <li>
          <strong>{ended.letIn({ people: letIn.people })}</strong>
          <small>{ended.span({ from: showTime(letIn.from), to: showTime(letIn.to) })}</small>
        </li>
      )}
    </ul>
  )
}

/** Nothing waits on this device, also not for the organiser. */
function isSent({ storage, pending, pendingForOrganiser, pendingElsewhere }: DoorState): boolean {
  return storage === 'ready' && pending + pendingForOrganiser + pendingElsewhere === 0
}

/** What this device did at the door. `pending`: scans that are being sent may turn out otherwise. */
function useLetInHere(listId: string, pending: number): LetInHere | undefined {
  const [found, setFound] = useState<LetInHere>()
  useEffect(() => {
    let isOpen = true
    openStorage()
      .then((storage) => storage && letInHere(storage, listId))
      .then((now) => isOpen && setFound(now))
      .catch((error: unknown) => console.warn('The scans of this door could not be counted.', error))
    return () => {
      isOpen = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was sent may have turned out otherwise
  }, [listId, pending])
  return found
}
