import type { ScannerLink } from '#contract/doors.ts'
import { Card } from '../../../ui/Card.tsx'
import { shownText } from '#domain/user-text.ts'
import { doorReady } from './door-ready.ts'
import { inRows } from '../../../ui/layout.ts'
import styles from './links.module.css'
import { words } from '../../../words/doors.ts'

/** The number of doors that could open now, with a cell for each. The entry of a link lists its failed checks. */
export function DoorsReady({ links, now }: { links: readonly ScannerLink[]; now: number }) {
  const doors = links.flatMap((link) => {
    const ready = doorReady(link, now)
    return ready ? [{ link, ...ready }] : []
  })
  if (doors.length === 0) return null
  const ready = doors.filter(({ state }) => state === 'ready').length
  return (
    <Card className={`${styles['ready']} ${inRows('2-5', 'center')}`} aria-label={words.links.doorsLabel}>
      <p role="status">
        <strong>{words.links.doorsReady({ ready, all: doors.length })}</strong>
      </p>
      <div className={styles['cells']} aria-hidden="true">
        {doors.map(({ link, state }) => (
          <i key={link.id} data-state={state} title={shownText(link.label, 60)} />
        ))}
      </div>
    </Card>
  )
}
