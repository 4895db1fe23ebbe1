import { showNumber } from '../../../ui/show.ts'
import { shownText } from '../../../ui/user-text.ts'
import { SandboxBadge } from '../../../product/SandboxBadge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import type { DoorList } from '../door/door-access.ts'
import type { DoorState } from '../door/door-state.ts'
import { barWords } from '../words/bar-words.ts'
import { showMoment } from '../words/show-moment.ts'
import { stripState } from '../words/strip-words.ts'
import { useNow } from '../../../ui/use-now.ts'
import { needsOrganiser } from './DoorState.tsx'
import styles from './strip.module.css'
import { words } from '../words/words.ts'

type Props = {
  list: DoorList
  door: DoorState
  isOrganiser: boolean
  isClosed: boolean
  onMenu: () => void
}

/** The door's bar: its name, one line of state, the count, the menu. It never grows, so nothing moves with the network. */
export function DoorStrip({ list, door, isOrganiser, isClosed, onMenu }: Props) {
  const { tone, sentences } = barWords(door, { isOrganiser, isClosed })
  const calm = list.label === undefined ? words.screen.connected : shownText(list.name, 60)
  const now = new Date(useNow(5000))
  const line = stripState(door, { isClosed, calm }, now)
  const needsLook = tone === 'bad' || door.takeNewVersion !== undefined || needsOrganiser(door)
  const people = insideOf(door, now)
  const insideText = people && [people.inside, people.of, people.label].join(' ')
  return (
    <div className={styles['strip']}>
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
      {door.counters && (
        <div className={styles['count']}>
          <Unseen>{insideText ?? words.bar.counter(door.counters.checked_in, door.counters.contacts)}</Unseen>
          {people ? <Inside {...people} /> : <Count {...door.counters} />}
        </div>
      )}
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

function Count({ checked_in: come, contacts }: NonNullable<DoorState['counters']>) {
  return (
    <p aria-hidden="true">
      <strong>{showNumber(come)}</strong> / {showNumber(contacts)}
      <small>{words.screen.inside}</small>
    </p>
  )
}

type People = { inside: string; of: string; label: string }

/** People inside the occasion; without a connection, the last known number. Undefined where they are not counted. */
function insideOf({ counters, occasion, connection, listAge }: DoorState, now: Date): People | undefined {
  if (!occasion || counters?.inside === undefined) return undefined
  const { capacity } = occasion.is
  const isOld = connection === 'offline' && listAge !== undefined
  return {
    inside: showNumber(counters.inside),
    of: capacity === null ? '' : `/ ${showNumber(capacity)}`,
    label: isOld ? words.occasion.insideAt(showMoment(listAge, now)) : words.occasion.inside,
  }
}

function Inside({ inside, of, label }: People) {
  return (
    <p aria-hidden="true">
      <strong>{inside}</strong> {of}
      <small>{label}</small>
    </p>
  )
}
