import { Icon } from '../../ui/Icon.tsx'
import { showTime } from '../../ui/show.ts'
import { UserText } from '../../ui/UserText.tsx'
import type { Scan } from './scan-log.ts'
import { lineOf } from './scan-words.ts'
import styles from './verdict.module.css'
import { words } from './words.ts'

/** Ten of them are to be looked over at once. */
const longestName = 80

export function LatestScans({ scans }: { scans: readonly Scan[] }) {
  return (
    <section className={styles['latest']} aria-label={words.latest}>
      <h2>{words.latest}</h2>
      {scans.length === 0 && <p>{words.noScans}</p>}
      <ol role="list">
        {scans.map((scan) => (
          <li key={scan.id}>
            <Icon name={iconOf(scan)} size={18} />
            <span>
              {words.scanned} <Line scan={scan} />
            </span>
            <time dateTime={scan.at.toISOString()}>{showTime(scan.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line({ scan }: { scan: Scan }) {
  const { outcome, name } = lineOf(scan)
  return (
    <>
      {outcome !== undefined && `${outcome} – `}
      <UserText text={name} longest={longestName} />
    </>
  )
}

function iconOf(scan: Scan) {
  if (scan.state === 'checking') return 'more'
  return scan.state === 'decided' && scan.verdict.success ? 'check' : 'cross'
}
