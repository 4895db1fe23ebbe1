import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { drawQr } from '../../../product/draw-qr.ts'
import { Button } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { isolated, shownText } from '#domain/user-text.ts'
import { cardOf, isExit, isLetIn, shownScan, type Scan, type ScanLog } from '../door/scan-log.ts'
import { wordsOf } from '../words/scan-words.ts'
import { badgeIn, type BadgeSettings } from './badge-settings.ts'
import styles from './badge.module.css'
import { words } from '../../../words/door-later.ts'

// The badges that wait for the printer, one after another: a browser prints one thing at a time.

/** A guest may get a second badge, so each has an id of its own. */
type Badge = { id: number; scan: Scan }

type Listener = () => void
const listeners = new Set<Listener>()
let waiting: readonly Badge[] = []
let lastId = 0

function addBadge(scan: Scan): void {
  change([...waiting, { id: ++lastId, scan }])
}

/** The first one is printed. */
function endBadge(): void {
  change(waiting.slice(1))
}

function readBadges(): readonly Badge[] {
  return waiting
}

function onBadges(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Badge[]) {
  waiting = next
  for (const listener of listeners) listener()
}

const printer = 'M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z'

/** The first fields of the guest’s card that have a value. */
const fieldsOnBadge = 2

type Props = {
  /** The setting as the device keeps it. */
  kept: unknown
  log: ScanLog
  /** The occasion, or the list. */
  title: string
}

/** Prints the waiting badges. With Print automatically, every admission adds one. */
export function Badges({ kept, log, title }: Props) {
  const settings = badgeIn(kept)
  const isByItself = settings?.isByItself === true
  const [first] = useSyncExternalStore(onBadges, readBadges)
  const taken = useRef(new Set<string>())
  // Guests who came before this part was loaded get a badge on a tap.
  const [since] = useState(() => Date.now())

  useEffect(() => {
    if (!isByItself) return
    const fresh = log.scans.filter((scan) => isGuest(scan) && scan.at.getTime() >= since && !taken.current.has(scan.id))
    for (const scan of fresh.toReversed()) {
      taken.current.add(scan.id)
      addBadge(scan)
    }
  }, [isByItself, log.scans, since])

  return (
    settings &&
    first &&
    createPortal(<Label key={first.id} {...{ settings, title }} scan={first.scan} />, document.body)
  )
}

/** The button that prints the badge of the last admission. */
export function PrintBadge({ log }: { log: ScanLog }) {
  const scan = shownScan(log)
  if (!scan || !isGuest(scan)) return undefined
  return (
    <Button onClick={() => addBadge(scan)} aria-label={words.badge.printOf({ name: isolated(wordsOf(scan).name, 80) })}>
      <Glyph path={printer} size={20} />
      {words.badge.print}
    </Button>
  )
}

function isGuest(scan: Scan): boolean {
  return isLetIn(scan) && !isExit(scan) && !(scan.state === 'decided' && scan.verdict.standing === 'undone')
}

type LabelProps = { settings: BadgeSettings; title: string; scan: Scan }

/** One label, on paper only. The page prints nothing else meanwhile. */
function Label({ settings: { width, height }, title, scan }: LabelProps) {
  // The door is not told the code of a guest found by name.
  const [symbol] = useState(() => (scan.text === '' ? undefined : drawQr(scan.text)))

  useEffect(() => {
    const page = new CSSStyleSheet()
    page.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`)
    document.adoptedStyleSheets.push(page)
    document.documentElement.dataset['printing'] = 'badge'
    const timer = setTimeout(() => print())
    addEventListener('afterprint', endBadge)
    return () => {
      clearTimeout(timer)
      removeEventListener('afterprint', endBadge)
      delete document.documentElement.dataset['printing']
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== page)
    }
  }, [width, height])

  return (
    <div
      className={styles['badge']}
      data-is-tall={height > width || undefined}
      style={{ width: `${width}mm`, height: `${height}mm` }}
      aria-hidden="true"
    >
      <p>
        <strong>{shownText(wordsOf(scan).name, 60)}</strong>
        {(cardOf(scan)?.fields ?? []).slice(0, fieldsOnBadge).map(({ name, value }) => (
          <span key={name}>
            {shownText(name, 24)} {shownText(value, 60)}
          </span>
        ))}
        <span>{shownText(title, 60)}</span>
      </p>
      {symbol && (
        <svg viewBox={`0 0 ${symbol.side} ${symbol.side}`}>
          <path d={symbol.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  )
}
