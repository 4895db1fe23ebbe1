import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { barWords } from '../words/bar-words.ts'
import type { DoorState as State } from '../door/door-state.ts'
import styles from '../door.module.css'
import { words } from '../../../words/door.ts'

type Props = {
  door: State
  isOrganiser: boolean
  isClosed: boolean
  /**
   * Where the organiser can send scans that no link may send. Undefined if they are signed in already, or guests hold
   * the device.
   */
  organiserPath: string | undefined
}

/**
 * The state of the door in whole sentences, with the next step. A closed door with nothing left to do shows nothing
 * here, because ClosedDoor.tsx explains it.
 */
export function DoorState({ door, isOrganiser, isClosed, organiserPath }: Props) {
  const { tone, sentences } = barWords(door, { isOrganiser, isClosed })
  if (isClosed && sentences.length === 1 && !door.takeNewVersion) return null
  return (
    <section className={styles['state']} data-tone={tone} aria-label={words.screen.state}>
      <p>
        <Icon name={tone === 'bad' ? 'alert' : 'info'} size={20} />
        <span>{sentences.join(' ')}</span>
      </p>
      {organiserPath !== undefined && needsOrganiser(door) && (
        <ButtonLink to={organiserPath}>{words.bar.signIn}</ButtonLink>
      )}
      {door.takeNewVersion && <Button onClick={door.takeNewVersion}>{words.bar.newVersion}</Button>}
    </section>
  )
}

/** Scans are waiting, and no link can send them any more. */
export function needsOrganiser({ pending, pendingForOrganiser, cannotHandIn }: State): boolean {
  return pendingForOrganiser > 0 || (cannotHandIn === 'ended' && pending > 0)
}
