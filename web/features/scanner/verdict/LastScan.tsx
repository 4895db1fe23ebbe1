import { DoorIcon } from '../shapes/DoorIcon.tsx'
import { isolated } from '../../../ui/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import type { Scan } from '../door/scan-log.ts'
import { mayUndo } from '../door/undo.ts'
import { agoOf } from '../words/ago.ts'
import { kindOf, wordsOf } from '../words/scan-words.ts'
import { showMoment } from '../words/show-moment.ts'
import styles from './last-scan.module.css'
import { useNow } from '../../../ui/use-now.ts'
import { markOf } from './verdict-mark.ts'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import { words } from '../words/words.ts'

type Props = {
  scan: Scan
  /** True while its large verdict is on the screen, which already says the same. */
  isOpen: boolean
  onUndo: ((scan: Scan) => void) | undefined
  /** Calls the organiser about a refused guest. */
  onCall: (() => void) | undefined
  /** Opens the log, where it is not beside the camera. */
  onHistory: (() => void) | undefined
}

/** The last scan above the keys, with its actions. */
export function LastScan({ scan, isOpen, onUndo, onCall, onHistory }: Props) {
  const now = useNow(1000)
  const { title, name } = wordsOf(scan)
  const mayTakeBack = onUndo !== undefined && mayUndo(scan, now)
  return (
    <div className={isOpen ? styles['actions'] : styles['last']} data-is-strip={!isOpen || undefined}>
      {!isOpen && (
        <>
          <VerdictSign mark={markOf(scan)} size={34} />
          <p aria-hidden="true">
            <strong>
              <UserText text={name} longest={80} />
            </strong>
            <span>
              {title} · {agoOf(scan.at, now) ?? showMoment(scan.at, new Date(now))}
            </span>
          </p>
        </>
      )}
      {mayTakeBack && (
        <button type="button" aria-label={words.screen.undoLast(isolated(name, 80))} onClick={() => onUndo(scan)}>
          <DoorIcon name="undo" />
          {words.latest.undo}
        </button>
      )}
      {isOpen && onCall && kindOf(scan) === 'refused' && (
        <button type="button" className={styles['call']} aria-haspopup="dialog" onClick={onCall}>
          <DoorIcon name="hand" />
          {words.screen.call}
        </button>
      )}
      {!mayTakeBack && isOpen && onHistory && (
        <button type="button" className={styles['history']} aria-haspopup="dialog" onClick={onHistory}>
          <DoorIcon name="clock" />
          {words.screen.history}
        </button>
      )}
    </div>
  )
}
