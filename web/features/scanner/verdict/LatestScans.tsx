import { Button } from '../../../ui/Button.tsx'
import { isolated } from '#domain/user-text.ts'
import { showTime } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import type { Scan } from '../door/scan-log.ts'
import { lineOf } from '../words/scan-words.ts'
import { mayUndo } from '../door/undo.ts'
import { useNow } from '../../../ui/use-now.ts'
import { markOf } from './verdict-mark.ts'
import styles from '../later.module.css'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import { words } from '../../../words/door.ts'

/** Ages are shown in minutes, so twice a minute is often enough. */
const everyMs = 30_000
/** Ten scans fit into one view. */
const longestName = 80

type Props = {
  scans: readonly Scan[]
  /** Undefined where an undo is no longer allowed. */
  onUndo: ((scan: Scan) => void) | undefined
}

export function LatestScans({ scans, onUndo }: Props) {
  const now = useNow(everyMs)
  return (
    <section className={styles['latest']} aria-label={words.latest.latest}>
      <h2>{words.latest.latest}</h2>
      {scans.length === 0 && <p>{words.latest.noScans}</p>}
      <ol role="list">
        {scans.map((scan) => (
          <Line key={scan.id} scan={scan} onUndo={onUndo && mayUndo(scan, now) ? () => onUndo(scan) : undefined} />
        ))}
      </ol>
    </section>
  )
}

function Line({ scan, onUndo }: { scan: Scan; onUndo: (() => void) | undefined }) {
  const { outcome, name, email, note } = lineOf(scan)
  const way = words.latest.ways[scan.way]
  return (
    <li>
      <VerdictSign mark={markOf(scan)} size={26} />
      <span>
        {words.latest.scanned} {outcome !== undefined && `${outcome} – `}
        <UserText text={name} longest={longestName} />
        <small>
          <time dateTime={scan.at.toISOString()}>{showTime(scan.at)}</time>
          {[email && isolated(email, longestName), way, note].filter(Boolean).map((more) => ` · ${more}`)}
        </small>
      </span>
      {onUndo && (
        <Button size="small" onClick={onUndo} aria-label={words.latest.undoOf({ name: isolated(name, longestName) })}>
          {words.latest.undo}
        </Button>
      )}
    </li>
  )
}
