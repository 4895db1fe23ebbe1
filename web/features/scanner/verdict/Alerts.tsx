import { Icon } from '../../../ui/Icon.tsx'
import { wordsOfAlert } from '../words/alert-words.ts'
import type { Alert } from '../door/door-state.ts'
import styles from '../ways-in.module.css'
import { words } from '../../../words/door-later.ts'

type Props = { alerts: readonly Alert[]; onAcknowledge: (alertId: string) => void }

/** News for staff about guests who are already in or gone. Each stays until it is acknowledged; scanning goes on. */
export function Alerts({ alerts, onAcknowledge }: Props) {
  return (
    <section className={styles['alerts']} aria-label={words.alerts.title}>
      {alerts.map((alert) => {
        const { title, detail } = wordsOfAlert(alert)
        return (
          <div key={alert.id} role="alert">
            <Icon name="alert" size={36} />
            <div>
              <strong>{title}</strong>
              <p>{detail}</p>
            </div>
            <button type="button" onClick={() => onAcknowledge(alert.id)}>
              {words.alerts.acknowledge}
            </button>
          </div>
        )
      })}
    </section>
  )
}
