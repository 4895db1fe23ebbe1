import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { wordsOfAlert } from '../words/alert-words.ts'
import type { Alert } from '../door/door-state.ts'
import styles from '../scanner.module.css'
import { words } from '../words/words.ts'

type Props = { alerts: readonly Alert[]; onAcknowledge: (scanId: string) => void }

/** News for staff about guests who are already in or gone. Each stays until it is acknowledged. */
export function Alerts({ alerts, onAcknowledge }: Props) {
  if (alerts.length === 0) return null
  return (
    <section className={styles['alerts']} aria-label={words.alerts.title}>
      {alerts.map((alert) => (
        <Notice key={alert.scanId} kind="warn" isUrgent {...wordsOfAlert(alert)}>
          <Button size="small" onClick={() => onAcknowledge(alert.scanId)}>
            {words.alerts.acknowledge}
          </Button>
        </Notice>
      ))}
    </section>
  )
}
