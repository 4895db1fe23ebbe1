import styles from '../verdict.module.css'
import { useIsSlow } from '../../../ui/SlowHint.tsx'
import type { Brightness } from '../reading/brightness.ts'
import type { ReaderState } from '../reading/decoder.ts'
import type { Scan } from '../door/scan-log.ts'
import { stacked } from '../../../ui/layout.ts'
import type { Hint } from './hints.ts'
import { words } from '../../../words/door.ts'

type Props = {
  /** A verdict fills the screen. Then the line is inside the small picture of the camera. */
  isOpen: boolean
  isRunning: boolean
  reader: ReaderState
  brightness: Brightness
  /** The camera has a light, and it is off. */
  canLight: boolean
  hint: Hint | undefined
  /** The newest scan, as long as it is not decided. */
  newest: Scan | undefined
}

/** One line under the corners: a hint for the guest, or the state of the code that was read. */
export function AimLine({ isOpen, newest, ...sight }: Props) {
  const hint = hintOf(sight)
  const pending = newest?.state === 'checking' ? newest : undefined
  return (
    <div className={`${styles['aim']} ${stacked(1, 'middle')}`} data-is-open={isOpen || undefined}>
      <p role="status">{hint}</p>
      {pending && <Pending key={pending.id} isRetrying={pending.isRetrying} />}
      {!pending && !hint && !isOpen && sight.isRunning && sight.reader === 'ready' && <p>{words.camera.aim}</p>}
    </div>
  )
}

function hintOf({ isRunning, reader, brightness, canLight, hint }: Omit<Props, 'isOpen' | 'newest'>) {
  if (!isRunning) return undefined
  if (reader === 'loading') return words.camera.readerComing
  if (hint) return words.camera.hints[hint]
  if (brightness === 'black') return words.camera.isBlack
  return brightness === 'dark' && canLight ? words.camera.isDark : undefined
}

function Pending({ isRetrying }: { isRetrying: boolean }) {
  const isSlow = useIsSlow(true)
  return (
    <p role="status">{isRetrying ? words.verdict.retrying : isSlow ? words.verdict.slow : words.verdict.checking}</p>
  )
}
