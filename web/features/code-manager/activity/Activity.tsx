import { useQuery } from '@tanstack/react-query'
import type { DoorCounters } from '#contract/offline.ts'
import { arrivals, type ListStats } from '#contract/scans.ts'
import { call } from '../../../api/call.ts'
import { browserZone, timeIn } from '../../../product/time.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { inRows, quiet, stacked } from '../../../ui/layout.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { showDate, showDay, showNumber, showShare } from '../../../ui/show.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { words } from '../../../words/night.ts'
import { NoResults } from '../empty/NoResults.tsx'
import { keyOf } from '../use-list.ts'
import styles from './activity.module.css'
import { type Curve, curveOfNight, curveOfPeriod, halfAt, peakOf } from './curve.ts'
import { NightCurve } from './NightCurve.tsx'
import { type Span, spans } from './span.ts'
import type { useStats } from './use-activity.ts'

type Props = {
  listId: string
  /** The night that is shown; undefined for what has no opening, and for all occasions together. */
  night: ShownOccasion | undefined
  span: Span
  onSpan: (span: Span) => void
  stats: ReturnType<typeof useStats>['stats']
  /** The current figures, once they are known. */
  live: DoorCounters | undefined
}

/** How many guests came, in one number and one curve, and by door. */
export function Activity({ listId, night, span, onSpan, stats, live }: Props) {
  return (
    <Card aria-labelledby="check-ins" className={styles['night']}>
      <h2 id="check-ins">
        <Unseen>{words.activity.title}</Unseen>
      </h2>
      <Loaded of={stats} loading={words.activity.loading} failed={words.activity.failed} rows={6}>
        {(found) => (
          <>
            <Came stats={live ?? found} />
            {found.last_scan_at === null ? (
              <NoResults />
            ) : (
              <>
                {night ? (
                  <OfNight listId={listId} night={night} stats={found} />
                ) : (
                  <OfPeriod stats={found} span={span} onSpan={onSpan} />
                )}
                <ByDoor doors={found.by_door} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}

/** The one number of the screen. */
function Came({ stats: { contacts, checked_in: came } }: { stats: Pick<ListStats, 'contacts' | 'checked_in'> }) {
  return (
    <div className={inRows('1-4', 'end', 'between')}>
      <p className={styles['came']}>
        <b>{showNumber(came)}</b>{' '}
        <span>
          {words.activity.came}{' '}
          {contacts > 0 && <small>{words.activity.cameOf({ of: contacts, share: showShare(came, contacts) })}</small>}
        </span>
      </p>
      <Button size="small" look="plain" onClick={() => print()}>
        {words.activity.print}
      </Button>
    </div>
  )
}

type Fact = { name: string; value: string; about?: string }

function Facts({ facts }: { facts: readonly (Fact | undefined)[] }) {
  return (
    <dl className={inRows('3-6')}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.name} className={stacked(1)}>
              <dt>{fact.name}</dt>
              <dd>
                {fact.value} {fact.about !== undefined && <span>{fact.about}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function OfNight({ listId, night, stats }: { listId: string; night: ShownOccasion; stats: ListStats }) {
  const curve = useArrivals(listId, night.id)
  const showAt = (at: number) => timeIn(night.zone, at)
  const half = curve.data ? halfAt(curve.data) : undefined
  const peak = peakOf(stats.series)
  return (
    <>
      <Facts
        facts={[
          peak && {
            name: words.activity.peak,
            value: words.activity.peakAt({ people: peak.people, time: showAt(Date.parse(peak.at)) }),
          },
          half === undefined ? undefined : { name: words.activity.half, value: showAt(half) },
          { name: words.activity.refused, value: showNumber(stats.refused) },
        ]}
      />
      <Loaded of={curve} loading={words.activity.loading} failed={words.activity.failed} rows={3}>
        {(found) => found && <NightCurve curve={found} showAt={showAt} />}
      </Loaded>
    </>
  )
}

const daySeconds = 86_400

/** What has no opening has no earlier night to be compared with: entries of a period instead. */
function OfPeriod({ stats, span, onSpan }: { stats: ListStats; span: Span; onSpan: (span: Span) => void }) {
  const curve = curveOfPeriod(stats, words.activity.accepted)
  const isOfDays = stats.interval_seconds >= daySeconds
  const showAt = (at: number) => (isOfDays ? showDay(new Date(at).toISOString()) : timeIn(browserZone(), at))
  const happened = stats.series.filter(({ accepted, refused }) => accepted + refused > 0)
  return (
    <>
      <div className={inRows(4, 'end', 'between')}>
        <Facts
          facts={[
            {
              name: words.activity.accepted,
              value: showNumber(stats.accepted),
              about: words.activity.inSpan,
            },
            { name: words.activity.refused, value: showNumber(stats.refused), about: words.activity.inSpan },
          ]}
        />
        <SelectField
          label={words.activity.span}
          value={span}
          options={spans.map((value) => ({ value, label: words.activity.spans[value] }))}
          onChange={({ target }) => onSpan(target.value as Span)}
        />
      </div>
      {curve && <NightCurve curve={curve} showAt={showAt} />}
      <Disclosure summary={words.activity.asTable}>
        <DataTable
          label={words.activity.tableLabel}
          columns={[
            { label: words.activity.time },
            { label: words.activity.accepted, isNumber: true },
            { label: words.activity.refused, isNumber: true },
          ]}
          rows={happened.map(({ at, accepted, refused }) => ({
            key: at,
            cells: [showDate(at), showNumber(accepted), showNumber(refused)],
          }))}
        />
      </Disclosure>
    </>
  )
}

function ByDoor({ doors }: { doors: ListStats['by_door'] }) {
  if (doors.length === 0) return <p className={quiet(2)}>{words.activity.noDoors}</p>
  return (
    <div className={styles['doors']}>
      <DataTable
        label={words.activity.doors}
        columns={[
          { label: words.activity.door },
          { label: words.activity.accepted, isNumber: true },
          { label: words.activity.refused, isNumber: true },
        ]}
        rows={doors.map(({ door, accepted, refused }) => ({
          key: door,
          cells: [<UserText key="door" text={door} />, showNumber(accepted), showNumber(refused)],
        }))}
      />
    </div>
  )
}

/** Arrivals change while doors are open. */
const lookEveryMs = 15_000

function useArrivals(listId: string, occasionId: string) {
  return useQuery({
    queryKey: keyOf(listId, 'arrivals', occasionId),
    queryFn: ({ signal }) => call(arrivals, { params: { listId, occasionId } }, signal),
    // A query's data may not be undefined.
    select: ({ arrivals: found }): Curve | null => curveOfNight(found) ?? null,
    refetchInterval: lookEveryMs,
  })
}
