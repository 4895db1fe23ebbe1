import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { Outlines } from '../reading/outlines.ts'
import type { Mark } from '../reading/reading.ts'
import styles from './camera.module.css'
import { words } from '../../../words/door.ts'

/**
 * Outlines several codes: a solid line with words around the code of the next scan, and broken lines around the others.
 */
export function CodeOutlines({ outlines }: { outlines: Outlines }) {
  const place = useRef<HTMLDivElement>(null)
  const form = useForm(place)
  const marks = useSyncExternalStore(outlines.listen, outlines.shown).filter((mark) => isOf(form, mark))
  const chosen = marks.find(({ isInMiddle }) => isInMiddle)
  return (
    <div ref={place} className={styles['outlines']} aria-hidden="true">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">
        {marks.map((mark) => (
          <g key={mark.key} data-is-chosen={mark === chosen || undefined}>
            <polygon points={pointsOf(mark)} />
            <polygon points={pointsOf(mark)} />
          </g>
        ))}
      </svg>
      {chosen && (
        <b style={{ left: percent(middleOf(chosen).x), top: percent(lowestOf(chosen)) }}>
          <span>{words.camera.thisOne}</span>
        </b>
      )}
    </div>
  )
}

/** Allows a small difference, because frames have whole pixels and never quite the form of their place. */
const isOf = (form: number, mark: Mark) => Math.abs(mark.form / form - 1) < 0.03

/** The width of an element by its height. */
function useForm(place: RefObject<HTMLElement | null>): number {
  const [form, setForm] = useState(1)
  useEffect(() => {
    if (!place.current) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setForm(entry.contentRect.width / entry.contentRect.height)
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return form
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
