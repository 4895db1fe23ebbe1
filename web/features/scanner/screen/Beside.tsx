import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { isolated } from '#domain/user-text.ts'
import { showNumber } from '../../../ui/show.ts'
import type { Scan } from '../door/scan-log.ts'
import { LatestScans } from '../verdict/LatestScans.tsx'
import { shownCount, type ShownCount } from '../words/shown-count.ts'
import { showMoment } from '../words/time.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from './beside.module.css'
import type { DoorParts } from './door-parts.ts'
import { ListCard } from './ListCard.tsx'
import { words } from '../../../words/door-later.ts'
import { useQuery } from '@tanstack/react-query'
import { doorsNow } from '#contract/doors-now.ts'
import type { DoorAccess } from '../door/door-access.ts'

const askEveryMs = 10_000

type At = { listId: string; occasionId: string | undefined; isAway: boolean }

/** The other doors. Without a connection, as the server last told, and since when. */
function useDoorsNow(access: DoorAccess, { listId, occasionId: occasion, isAway }: At) {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['scanner', 'doors', listId, occasion],
    queryFn: ({ signal }) => access.ask(doorsNow, { params: { listId }, query: { occasion } }, signal),
    refetchInterval: askEveryMs,
    retry: false,
    enabled: !isAway,
    staleTime: 0,
  })
  return data && { ...data, told: new Date(dataUpdatedAt) }
}

type Props = Pick<DoorParts, 'access' | 'list' | 'scans' | 'isStopped' | 'isEnded'> & {
  /** Undefined where an undo is no longer allowed. */
  onUndo: ((scan: Scan) => void) | undefined
}

const longestName = 60
/** Older figures say their time. */
const freshMs = 45_000

/** The column beside the camera: how the night goes, this door's scans, and the other doors. */
export function Beside({ access, list, scans: { log, door }, isStopped, isEnded, onUndo }: Props) {
  const { connection, listAge, occasion } = door
  const isAway = connection === 'offline'
  const of = { listId: list.list_id, occasionId: occasion?.is.id, isAway: isAway || isStopped }
  const doors = useDoorsNow(access, of)
  const now = new Date(useNow(5000))
  const count = shownCount(door)
  const since = knownSince([doors?.told, isAway ? listAge : undefined])
  const isOld = since && (isAway || now.getTime() - since.getTime() > freshMs)
  return (
    <>
      <header className={styles['head']}>
        {count && <Count {...count} />}
        <p>
          {[count?.label, doors && words.beside.lately({ people: doors.let_in_lately })].filter(Boolean).join(' · ')}
        </p>
        {count?.share !== undefined && <progress value={count.share} aria-hidden="true" />}
        <p className={styles['since']}>{isOld && words.beside.asOf({ time: showMoment(since, now) })}</p>
      </header>
      <div className={`${styles['log']} ${stacked(4, 'top')}`}>
        <LatestScans scans={log.scans} onUndo={onUndo} />
        {!isEnded && <ListCard list={list} />}
      </div>
      {doors && <OtherDoors doors={doors.doors} />}
    </>
  )
}

/** When the older of these figures was told. */
function knownSince(told: readonly (Date | undefined)[]): Date | undefined {
  const times = told.filter((at) => at !== undefined).map(Number)
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}

function Count({ said, number, of }: ShownCount) {
  return (
    <p className={styles['count']}>
      <Unseen>{said}</Unseen>
      <span aria-hidden="true">
        <strong>{number}</strong> {of}
      </span>
    </p>
  )
}

function OtherDoors({ doors }: { doors: NonNullable<ReturnType<typeof useDoorsNow>>['doors'] }) {
  if (doors.length === 0) return null
  return (
    <section className={styles['doors']} aria-labelledby="other-doors">
      <h2 id="other-doors">{words.beside.otherDoors}</h2>
      <ul role="list">
        {doors.map(({ name, let_in: letIn, is_offline: isOffline }) => (
          <li key={name}>
            {isOffline ? (
              words.beside.offline({ door: isolated(name, longestName) })
            ) : (
              <>
                <UserText text={name} longest={longestName} />
                {'\u{a0}'}
                <strong>{showNumber(letIn)}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
