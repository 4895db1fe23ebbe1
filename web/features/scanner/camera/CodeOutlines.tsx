import { useSyncExternalStore } from 'react'
import type { Outlines } from '../reading/outlines.ts'
import type { Mark } from '../reading/reading.ts'
import { cameraWords as words } from './camera-words.ts'
import styles from './outlines.module.css'

/** Around several codes: a solid line and words where the next scan comes from, and broken lines around the others. */
export function CodeOutlines({ outlines }: { outlines: Outlines }) {
  const marks = useSyncExternalStore(outlines.listen, outlines.shown)
  const chosen = marks.find(({ isInMiddle }) => isInMiddle)
  if (marks.length === 0) return null
  return (
    <div className={styles['outlines']} aria-hidden="true">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">
        {marks.map((mark) => (
          <polygon key={mark.key} points={pointsOf(mark)} data-is-chosen={mark === chosen || undefined} />
        ))}
      </svg>
      {chosen && (
        <b style={{ insetInlineStart: percent(middleOf(chosen).x), insetBlockStart: percent(lowestOf(chosen)) }}>
          <span>{words.thisOne}</span>
        </b>
      )}
    </div>
  )
}

/** A little around the code, so that the line does not touch it. */
const around = 1.18

function middleOf({ corners }: Mark) {
  const sum = (side: 'x' | 'y') => corners.reduce((total, corner) => total + corner[side], 0) / corners.length
  return { x: sum('x'), y: sum('y') }
}

function grown(mark: Mark) {
  const { x, y } = middleOf(mark)
  return mark.corners.map((corner) => ({ x: x + (corner.x - x) * around, y: y + (corner.y - y) * around }))
}

const pointsOf = (mark: Mark) =>
  grown(mark)
    .map(({ x, y }) => `${x.toFixed(4)},${y.toFixed(4)}`)
    .join(' ')
const lowestOf = (mark: Mark) => Math.max(...grown(mark).map(({ y }) => y))
const percent = (share: number) => `${(share * 100).toFixed(2)}%`
