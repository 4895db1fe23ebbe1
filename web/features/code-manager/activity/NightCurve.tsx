import { shownText } from '#domain/user-text.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { inRows } from '../../../ui/layout.ts'
import { showNumber } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { words } from '../../../words/night.ts'
import { countTicks, timeTicks } from '../tonight/chart-shape.ts'
import styles from './activity.module.css'
import type { Curve, CurveLine } from './curve.ts'

type Props = { curve: Curve; showAt: (at: number) => string }

/** A phone has room for this many labels of time. */
const mostTimes = 5

/** The shown line in green, with the earlier nights behind it. The lines are drawn once and stretched, also on paper. */
export function NightCurve({ curve, showAt }: Props) {
  const [line, ...earlier] = curve.lines
  if (!line) return null
  const all = curve.lines.flatMap(({ points }) => points)
  const long = Math.max(...all.map(({ at }) => at), 1)
  const most = Math.max(...all.map(({ count }) => count), 1) * 1.06
  const x = (at: number) => round((at / long) * 100)
  const y = (count: number) => round(100 - (count / most) * 100)
  const path = ({ points }: CurveLine) =>
    points.map(({ at, count }, place) => `${place === 0 ? 'M' : 'L'}${x(at)} ${y(count)}`).join('')
  const counts = countTicks(most)
  const times = timeTicks(curve.beginsAt, curve.beginsAt + long, mostTimes)
  return (
    <>
      <figure className={styles['curve']} aria-label={words.activity.chart}>
        <div aria-hidden="true">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {counts.map((count) => (
              <path key={count} d={`M0 ${y(count)}H100`} />
            ))}
            {earlier.map((each) => (
              <path key={each.name} d={path(each)} data-line="earlier" />
            ))}
            <path d={path(line)} data-line="shown" />
          </svg>
          {counts.map((count) => (
            <span key={count} data-axis="count" style={{ insetBlockStart: `${y(count)}%` }}>
              {showNumber(count)}
            </span>
          ))}
          {times.map((at) => (
            <span key={at} data-axis="time" style={{ insetInlineStart: `${x(at - curve.beginsAt)}%` }}>
              {showAt(at)}
            </span>
          ))}
        </div>
        {earlier.length > 0 && (
          <figcaption className={inRows('1-4')}>
            <span data-line="shown">
              <UserText text={line.name} longest={40} />
            </span>
            <span data-line="earlier">{words.activity.earlier({ nights: earlier.length })}</span>
          </figcaption>
        )}
      </figure>
      {earlier.length > 0 && <AsTable curve={curve} showAt={showAt} />}
    </>
  )
}

/** Nights side by side, for screen readers too. The hours are those of the shown night. */
function AsTable({ curve, showAt }: Props) {
  const times = [...new Set(curve.lines.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted((a, b) => a - b)
  return (
    <Disclosure summary={words.activity.asTable}>
      <DataTable
        label={words.activity.chart}
        columns={[
          { label: words.activity.time },
          ...curve.lines.map(({ name }) => ({ label: shownText(name, 40), isNumber: true })),
        ]}
        rows={times.map((at) => ({
          key: String(at),
          cells: [
            showAt(curve.beginsAt + at),
            ...curve.lines.map(({ points }) => showNumber(points.findLast((point) => point.at <= at)?.count ?? 0)),
          ],
        }))}
      />
    </Disclosure>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
