import { Suspense } from 'react'
import type { DoorCounters } from '#contract/offline.ts'
import type { ListStats } from '#contract/scans.ts'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { showDate, showNumber } from '../../../ui/show.ts'
import { useIsSeen } from '../../../ui/use-is-seen.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { NoResults } from '../empty/NoResults.tsx'
import { inRows } from '../../../ui/layout.ts'
import styles from './activity.module.css'
import { Figures } from './Figures.tsx'
import { type Span, spans } from './span.ts'
import type { useStats } from './use-activity.ts'
import { words } from '../../../words/night.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const CheckInsChart = lazyPart(async () => (await import('./CheckInsChart.tsx')).CheckInsChart)

type Props = {
  span: Span
  onSpan: (span: Span) => void
  stats: ReturnType<typeof useStats>['stats']
  /** The current figures, once they are known. */
  live: DoorCounters | undefined
}

/** The number of check-ins, and a chart of their times. */
export function Activity({ span, onSpan, stats, live }: Props) {
  return (
    <Card aria-labelledby="check-ins" className={stats.isPending ? styles['waiting'] : ''}>
      <div className={inRows(3, 'center', 'between')}>
        <h2 id="check-ins">{words.activity.title}</h2>
        <div className={styles['span']}>
          <SelectField
            label={words.activity.span}
            value={span}
            options={spans.map((value) => ({ value, label: words.activity.spans[value] }))}
            onChange={({ target }) => onSpan(target.value as Span)}
          />
        </div>
      </div>
      <Loaded of={stats} loading={words.activity.loading} failed={words.activity.failed} rows={3} />
      {stats.data && <Figures stats={stats.data} live={live} />}
      {stats.data && (stats.data.last_scan_at === null ? <NoResults /> : <OverTime stats={stats.data} />)}
    </Card>
  )
}

/** The chart starts with the first scan, without the quiet hours before it. */
function fromFirst(series: ListStats['series']): ListStats['series'] {
  const first = series.findIndex(({ accepted, refused }) => accepted + refused > 0)
  return series.slice(Math.max(0, first - 2))
}

function OverTime({ stats }: { stats: ListStats }) {
  const [place, isSeen] = useIsSeen()
  const happened = stats.series.filter(({ accepted, refused }) => accepted + refused > 0)
  return (
    <>
      <figure ref={place} className={styles['chart']} aria-label={words.activity.chart}>
        {isSeen && (
          <Suspense fallback={null}>
            <CheckInsChart series={fromFirst(stats.series)} intervalSeconds={stats.interval_seconds} />
          </Suspense>
        )}
      </figure>
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
      {stats.by_door.length > 1 && (
        <div className={styles['doors']}>
          <DataTable
            label={words.activity.doors}
            columns={[
              { label: words.activity.door },
              { label: words.activity.accepted, isNumber: true },
              { label: words.activity.refused, isNumber: true },
            ]}
            rows={stats.by_door.map(({ door, accepted, refused }) => ({
              key: door,
              cells: [<UserText key="door" text={door} />, showNumber(accepted), showNumber(refused)],
            }))}
          />
        </div>
      )}
    </>
  )
}
