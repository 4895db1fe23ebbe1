import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { barWords } from './words/bar-words.ts'
import type { DoorState } from './door/door-state.ts'
import styles from './scanner.module.css'
import { words } from './words/words.ts'

type Props = {
  door: DoorState
  isOrganiser: boolean
  isClosed: boolean
  /**
   * Where the organiser can send scans that no link may send. Undefined if they are signed in already, or guests hold
   * the device.
   */
  organiserPath: string | undefined
}

/** The state of the door: the count, the connection, and waiting scans. It stays in view. */
export function DoorBar({ door, isOrganiser, isClosed, organiserPath }: Props) {
  const { tone, sentences } = barWords(door, { isOrganiser, isClosed })
  return (
    <div className={styles['bar']} data-tone={tone}>
      {door.counters && (
        <p className={styles['counter']}>
          <strong>{words.bar.counter(door.counters)}</strong>
        </p>
      )}
      <p role="status" aria-label={words.bar.label}>
        {tone !== 'calm' && <Icon name={tone === 'bad' ? 'alert' : 'info'} size={18} />}
        <span>{sentences.join(' ')}</span>
      </p>
      {organiserPath !== undefined && needsOrganiser(door) && (
        <ButtonLink size="small" to={organiserPath}>
          {words.bar.signIn}
        </ButtonLink>
      )}
      {door.takeNewVersion && (
        <Button size="small" onClick={door.takeNewVersion}>
          {words.bar.newVersion}
        </Button>
      )}
    </div>
  )
}

/** Scans are waiting that no link can send any more. */
function needsOrganiser({ pending, pendingForOrganiser, cannotHandIn }: DoorState): boolean {
  return pendingForOrganiser > 0 || (cannotHandIn === 'ended' && pending > 0)
}
