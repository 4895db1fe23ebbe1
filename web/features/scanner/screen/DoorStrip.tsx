import { shownText } from '#domain/user-text.ts'
import { SandboxBadge } from '../../../product/SandboxBadge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { barWords } from '../words/bar-words.ts'
import { showMoment } from '../words/time.ts'
import { shownCount, type ShownCount } from '../words/shown-count.ts'
import { stripState } from '../words/strip-words.ts'
import { useNow } from '../../../ui/use-now.ts'
import type { DoorParts } from './door-parts.ts'
import { needsOrganiser } from './DoorState.tsx'
import styles from './strip.module.css'
import { words } from '../../../words/door.ts'

type Props = Pick<DoorParts, 'access' | 'list' | 'scans' | 'isStopped'> & {
  /** The count is in the column beside the camera. */
  isWide: boolean
  onMenu: () => void
}

/** The door's bar: its name, one line of state, the count, the menu. It never grows, so nothing moves with the network. */
export function DoorStrip({
  access: { isOrganiser },
  list,
  scans: { door },
  isStopped: isClosed,
  isWide,
  onMenu,
}: Props) {
  const { tone, sentences } = barWords(door, { isOrganiser, isClosed })
  const calm = list.label === undefined ? words.screen.connected : shownText(list.name, 60)
  const now = new Date(useNow(5000))
  const line = stripState(door, { isClosed, calm }, now)
  const needsLook = tone === 'bad' || door.takeNewVersion !== undefined || needsOrganiser(door)
  const count = isWide ? undefined : shownCount(door)
  const told = count?.isInside && door.connection === 'offline' ? door.listAge : undefined
  return (
    <div className={styles['strip']} data-is-bar>
      <div className={styles['door']}>
        <p className={styles['name']}>
          <UserText text={list.label ?? list.name} longest={60} />
        </p>
        <p className={styles['line']} data-tone={line.tone} aria-hidden="true">
          <i />
          <span>
            {line.way !== undefined && <strong>{line.way} · </strong>}
            {line.text}
          </span>
          {isOrganiser && <SandboxBadge />}
        </p>
        <div role="status" className={styles['said']} aria-label={words.bar.label}>
          <Unseen>{sentences.join(' ')}</Unseen>
        </div>
      </div>
      {count && <Count count={count} at={told && showMoment(told, now)} />}
      <button
        type="button"
        className={styles['menu']}
        aria-haspopup="dialog"
        aria-label={needsLook ? words.screen.menuAttention : words.screen.menu}
        data-needs-look={needsLook || undefined}
        onClick={onMenu}
      >
        <Icon name="menu" size={24} />
      </button>
    </div>
  )
}

function Count({ count: { number, of, label, said }, at }: { count: ShownCount; at: string | undefined }) {
  const shown = at === undefined ? label : words.occasion.insideAt({ time: at })
  return (
    <div className={styles['count']}>
      <Unseen>{at === undefined ? said : [number, of, shown].join(' ')}</Unseen>
      <p aria-hidden="true">
        <strong>{number}</strong> {of}
        <small>{shown}</small>
      </p>
    </div>
  )
}
