import type { Tonight } from '#contract/tonight.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { showNumber } from '../../../ui/show.ts'
import { inRows, stacked } from '../../../ui/layout.ts'
import styles from './arrivals.module.css'
import { ArrivalsChart } from './ArrivalsChart.tsx'
import { expected, type NightLines } from './night-lines.ts'
import { tableOf } from './night-table.ts'
import { timeIn } from '../../../product/time.ts'
import { words } from '../../../words/night.ts'

type Props = { lines: NightLines | undefined; night: Tonight; isOpen: boolean }

/** Guests that came and people inside over time, with a forecast if earlier nights allow one. */
export function Arrivals({ lines, night, isOpen }: Props) {
  const { zone } = night.occasion
  const next = lines && isOpen ? expected(lines) : undefined
  return (
    <div className={`${styles['arrivals']} ${stacked(2, 'top', 'fits')}`}>
      <header className={`${styles['head']} ${inRows('1-3', 'baseline', 'between')}`}>
        <h3>{words.tonight.arrivals}</h3>
        {next && lines && (
          <p title={words.tonight.fromNights({ nights: lines.nights })}>
            {words.tonight.expected({ time: timeIn(zone, next.at) })} <strong>{rangeOf(next.low, next.high)}</strong>{' '}
            <small>{words.tonight.fromNights({ nights: lines.nights })}</small>
          </p>
        )}
      </header>
      {lines ? (
        <>
          <figure className={styles['figure']} aria-label={words.tonight.chart}>
            <ArrivalsChart lines={lines} night={night} />
          </figure>
          <Disclosure summary={words.tonight.asTable}>
            <NightTable lines={lines} zone={zone} />
          </Disclosure>
        </>
      ) : (
        <p className={styles['none']}>{words.tonight.arrivalsNone}</p>
      )}
    </div>
  )
}

function rangeOf(low: number, high: number): string {
  return low === high ? showNumber(low) : words.tonight.range({ low, high })
}

function NightTable({ lines, zone }: { lines: NightLines; zone: string }) {
  const { columns } = words.tonight
  const hasInside = lines.inside !== undefined
  const hasBand = lines.band.length > 0
  return (
    <DataTable
      label={words.tonight.chart}
      columns={[
        { label: columns.time },
        { label: columns.came, isNumber: true },
        ...(hasInside ? [{ label: columns.inside, isNumber: true }] : []),
        ...(hasBand ? [{ label: columns.expected, isNumber: true }] : []),
      ]}
      rows={tableOf(lines).map(({ at, came, inside, low, high }) => ({
        key: String(at),
        cells: [
          timeIn(zone, at),
          came === undefined ? '' : showNumber(came),
          ...(hasInside ? [inside === undefined ? '' : showNumber(inside)] : []),
          ...(hasBand ? [low === undefined || high === undefined ? '' : rangeOf(low, high)] : []),
        ],
      }))}
    />
  )
}
