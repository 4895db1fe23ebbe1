import { useEffect, useId, useRef, useState } from 'react'
import type { Tonight } from '#contract/tonight.ts'
import { showNumber } from '../../../ui/show.ts'
import styles from './arrivals.module.css'
import { chartHeight, chartShape, type ChartShape } from './chart-shape.ts'
import type { NightLines } from './night-lines.ts'
import { timeIn } from '../../../product/time.ts'
import { words } from '../../../words/night.ts'

type Props = { lines: NightLines; night: Tonight }

/** Drawn as a vector, so that dashes, hatching and words carry what colour does. The table beside it has the same data. */
export function ArrivalsChart({ lines, night }: Props) {
  const { zone, capacity } = night.occasion
  const [place, width] = useWidth()
  const hatching = useId()
  const shape = chartShape(lines, capacity, width)
  return (
    <div ref={place} aria-hidden="true" className={styles['place']} dir="ltr">
      {width > 0 && (
        <svg width={width} height={chartHeight} viewBox={`0 0 ${width} ${chartHeight}`}>
          <defs>
            <pattern id={hatching} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V7" className={styles['hatch']} />
            </pattern>
          </defs>
          <Axes shape={shape} zone={zone} width={width} />
          <path d={shape.ground} className={styles['ground']} />
          {shape.band && <path d={shape.band} style={{ fill: `url(#${hatching})` }} />}
          {shape.middle && <path d={shape.middle} className={styles['middle']} />}
          {shape.capacity !== undefined && (
            <path d={`M${shape.left} ${shape.capacity}H${shape.right}`} className={styles['capacity']} />
          )}
          <path d={`M${shape.now.came.x} ${shape.top}V${shape.bottom}`} className={styles['now']} />
          {shape.inside && <path d={shape.inside} className={styles['inside']} />}
          <path d={shape.came} className={styles['came']} />
          {shape.isCapacityNamed && shape.capacity !== undefined && capacity !== null && (
            <text x={shape.left + 6} y={shape.capacity - 7} className={styles['label']}>
              {words.tonight.linesCapacity({ capacity })}
            </text>
          )}
          <Ends shape={shape} lines={lines} night={night} width={width} />
        </svg>
      )}
    </div>
  )
}

/** Half the width of a time. */
const halfTime = 20

function Axes({ shape, zone, width }: { shape: ChartShape; zone: string; width: number }) {
  return (
    <g className={styles['axis']}>
      {shape.counts.map(({ count, y }) => (
        <g key={count}>
          <path d={`M${shape.left} ${y}H${shape.right}`} />
          <text x={shape.left - 8} y={y + 5} textAnchor="end">
            {showNumber(count)}
          </text>
        </g>
      ))}
      {shape.times.map(({ at, x }) => (
        <text key={at} x={Math.min(x, width - halfTime)} y={chartHeight - 6} textAnchor="middle">
          {timeIn(zone, at)}
        </text>
      ))}
    </g>
  )
}

/** Pixels that a label needs beside its point. */
const labelWidth = 136

function Ends({ shape, lines, night, width }: Props & { shape: ChartShape; width: number }) {
  const { came, inside } = shape.now
  const count = lines.came.at(-1)?.count ?? 0
  const isWhole = night.curve?.is_whole === true
  const label = isWhole
    ? words.tonight.linesCame({ guests: count })
    : words.tonight.linesSince({ guests: count, time: timeIn(night.occasion.zone, lines.from, lines.came.at(-1)?.at) })
  const hasRoom = came.x + labelWidth <= width
  // The label is above the line and before its last point. A line that has only begun has more room after the point.
  const isEarly = came.x < shape.left + labelWidth
  return (
    <>
      <circle cx={came.x} cy={came.y} r="7" className={styles['dot']} />
      <text
        x={isEarly ? came.x + 12 : came.x - 12}
        y={besideCapacity(came.y - 9, shape)}
        textAnchor={isEarly ? 'start' : 'end'}
        className={styles['labelCame']}
      >
        {label}
      </text>
      {inside && (
        <>
          <circle cx={inside.x} cy={inside.y} r="4" className={styles['dotInside']} />
          <text
            x={hasRoom ? inside.x + 12 : inside.x - 12}
            y={insideLabelY(came.y, inside.y, shape, hasRoom)}
            textAnchor={hasRoom ? 'start' : 'end'}
            className={styles['label']}
          >
            {words.tonight.linesInside({ people: lines.inside?.at(-1)?.count ?? 0 })}
          </text>
        </>
      )}
    </>
  )
}

/** Beside its own point, where the two are apart: with parties more people are inside than guests came. */
function insideLabelY(came: number, inside: number, shape: ChartShape, hasRoom: boolean): number {
  if (inside < came - 40) return besideCapacity(inside - 9, shape)
  return Math.min(shape.bottom - 4, Math.max(inside, came) + (hasRoom ? 16 : 20))
}

/** Where a label does not cover the dashed line of the capacity. */
function besideCapacity(y: number, { capacity }: ChartShape): number {
  const isNear = capacity !== undefined && y > capacity - 4 && y < capacity + 15
  return isNear ? capacity + 17 : Math.max(14, y)
}

/** The width of an element in pixels; 0 until it is drawn. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const target = place.current
    if (!target) return
    const resized = new ResizeObserver(() => setWidth(target.clientWidth))
    resized.observe(target)
    return () => resized.disconnect()
  }, [])
  return [place, width] as const
}
