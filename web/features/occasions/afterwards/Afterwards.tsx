import { Suspense } from 'react'
import type { Contact } from '#contract/contacts.ts'
import { showClock, showMoment } from '../../../product/show-times.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { Button } from '../../../ui/Button.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { showNumber, showShare } from '../../../ui/show.ts'
import { shownText } from '#domain/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { wallOf } from '../times/wall-time.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from '../occasions.module.css'
import { arrivalLines, insideLine, type Lines } from './lines.ts'
import { useArrivals, useInside, useMissing } from './use-afterwards.ts'
import { words } from '../../../words/occasions.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const LineChart = lazyPart(async () => (await import('./LineChart.tsx')).LineChart)

type Props = { listId: string; occasion: ShownOccasion; isOver: boolean }

/** The results of an occasion: people inside over time, arrivals beside earlier occasions, and missing guests. */
export function Afterwards({ listId, occasion, isOver }: Props) {
  const { came, invited, inside } = occasion.figures
  const of = { listId, occasionId: occasion.id }
  return (
    <div className={`${styles['parts']} ${stacked(3, 'fits')}`}>
      {came > 0 && inside !== null && (
        <Disclosure summary={words.afterwards.inside}>
          <Inside of={of} occasion={occasion} />
        </Disclosure>
      )}
      {came > 0 && (
        <Disclosure summary={words.afterwards.arrivals}>
          <Arrivals of={of} isOver={isOver} />
        </Disclosure>
      )}
      {invited > 0 && (
        <Disclosure summary={isOver ? words.afterwards.missing.over : words.afterwards.missing.open}>
          <Missing of={of} />
        </Disclosure>
      )}
    </div>
  )
}

type Of = { listId: string; occasionId: string }

function Inside({ of, occasion }: { of: Of; occasion: ShownOccasion }) {
  const stats = useInside(of)
  const showAt = (seconds: number) => showMoment(occasion.zone, new Date(seconds * 1000).toISOString())
  return (
    <Loaded of={stats} loading={words.afterwards.insideLoading} failed={words.afterwards.insideFailed} rows={3}>
      {({ series }) => (
        <Chart
          of={insideLine(series, words.afterwards.inside)}
          label={words.afterwards.insideChart}
          first={words.afterwards.time}
          showAt={showAt}
          showMark={(seconds) => showClock(wallOf(occasion.zone, seconds * 1000).slice(11))}
          showValue={whole}
          isTime
        />
      )}
    </Loaded>
  )
}

function Arrivals({ of, isOver }: { of: Of; isOver: boolean }) {
  const arrivals = useArrivals(of)
  return (
    <>
      <p className={styles['quiet']}>
        {isOver ? words.afterwards.arrivalsText.over : words.afterwards.arrivalsText.open}
      </p>
      <Loaded
        of={arrivals}
        loading={words.afterwards.arrivalsLoading}
        failed={words.afterwards.arrivalsFailed}
        rows={3}
      >
        {(found) => (
          <Chart
            of={arrivalLines(found, isOver)}
            label={words.afterwards.arrivalsChart}
            first={words.afterwards.after}
            showAt={hours}
            showMark={hours}
            showValue={isOver ? share : whole}
          />
        )}
      </Loaded>
    </>
  )
}

/** An axis has marks between whole numbers while the numbers are small. */
function whole(value: number): string {
  return Number.isInteger(value) ? showNumber(value) : ''
}

/** "1:05" for 65 minutes. */
function hours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

function share(of: number): string {
  return showShare(Math.round(of * 1000), 1000)
}

type ChartProps = {
  of: Lines
  label: string
  /** The heading of the table's first column. */
  first: string
  showAt: (at: number) => string
  showMark: (at: number) => string
  showValue: (value: number) => string
  isTime?: boolean
}

function Chart({ of, label, first, showAt, showMark, showValue, isTime = false }: ChartProps) {
  return (
    <>
      <figure className={styles['chart']} aria-label={label}>
        <Suspense fallback={null}>
          <LineChart of={of} showAt={showMark} showValue={showValue} isTime={isTime} />
        </Suspense>
      </figure>
      <Disclosure summary={words.afterwards.asTable}>
        <DataTable
          label={label}
          columns={[{ label: first }, ...of.lines.map(({ name }) => ({ label: shownText(name, 40), isNumber: true }))]}
          rows={of.at.map((at, place) => ({
            key: String(at),
            cells: [showAt(at), ...of.lines.map(({ values }) => valueAt(values, place, showValue))],
          }))}
        />
      </Disclosure>
    </>
  )
}

function valueAt(values: readonly (number | null)[], place: number, show: (value: number) => string): string {
  const value = values[place] ?? null
  return value === null ? '' : show(value)
}

function Missing({ of }: { of: Of }) {
  const missing = useMissing(of)
  const found = missing.data?.pages.flatMap(({ contacts }) => contacts) ?? []
  return (
    <>
      <Loaded of={missing} loading={words.afterwards.missingLoading} failed={words.afterwards.missingFailed} rows={3} />
      {missing.data && found.length === 0 && <p className={styles['quiet']}>{words.afterwards.noneMissing}</p>}
      {found.length > 0 && <Guests guests={found} label={words.afterwards.missing.open} />}
      {missing.hasNextPage && (
        <div>
          <Button size="small" isBusy={missing.isFetchingNextPage} onClick={() => void missing.fetchNextPage()}>
            {words.afterwards.more}
          </Button>
        </div>
      )}
    </>
  )
}

function Guests({ guests, label }: { guests: readonly Contact[]; label: string }) {
  return (
    <DataTable
      label={label}
      columns={[{ label: words.afterwards.columns.name }, { label: words.afterwards.columns.email }]}
      rows={guests.map(({ id, display_value: name, email }) => ({
        key: id,
        cells: [<UserText key="name" text={name || email} longest={80} />, <UserText key="email" text={email} />],
      }))}
    />
  )
}
