import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { showDate } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import styles from './activity.module.css'
import { Result } from './Result.tsx'
import { useLog } from './use-activity.ts'
import { words } from './words.ts'

const scansShown = 5

/** The latest scans, live. */
export function LastScans({ listId, occasionId }: { listId: string; occasionId: string | undefined }) {
  const { log } = useLog(listId, { occasion: occasionId })
  return (
    <Card aria-labelledby="last-scans">
      <h2 id="last-scans">{words.lastScans}</h2>
      <Loaded of={log} loading={words.logLoading} failed={words.logFailed} rows={3}>
        {({ scans }) =>
          scans.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul role="list" className={styles['last']}>
              {scans.slice(0, scansShown).map((scan) => (
                <li key={scan.scan_id}>
                  <strong>
                    <UserText text={scan.display_value || words.noContact} longest={80} />
                  </strong>
                  <Result scan={scan} />
                  <small>
                    {showDate(scan.received_at)} · <UserText text={scan.door} longest={60} />
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
