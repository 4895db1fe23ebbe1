import type { Contact } from '#contract/contacts.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Button } from '../../ui/Button.tsx'
import { showDate } from '../../ui/show.ts'
import { UserText } from '../../ui/UserText.tsx'
import { Result } from './activity/Result.tsx'
import { useLog } from './activity/use-activity.ts'
import styles from './contacts.module.css'
import { words } from './contact-words.ts'

/** Every scan of one contact's code. */
export function ContactHistory({ listId, contact }: { listId: string; contact: Contact }) {
  const { log, toNext, toPrevious } = useLog(listId, { contact: contact.id })
  const scans = log.data?.scans
  return (
    <section className={styles['data']} aria-label={words.historyTitle}>
      <h3>{words.historyTitle}</h3>
      <Loaded of={log} loading={words.historyLoading} failed={words.historyFailed} rows={2} />
      {scans?.length === 0 && <p className={styles['quiet']}>{words.noHistory}</p>}
      {scans && scans.length > 0 && (
        <ul role="list" className={styles['history']}>
          {scans.map((scan) => (
            <li key={scan.scan_id}>
              {showDate(scan.received_at)} <Result scan={scan} />
              <UserText text={scan.door} />
            </li>
          ))}
        </ul>
      )}
      {(toNext ?? toPrevious) && (
        <div className={styles['dataActions']}>
          <Button size="small" disabled={!toPrevious} onClick={toPrevious}>
            {words.newer}
          </Button>
          <Button size="small" disabled={!toNext} onClick={toNext}>
            {words.older}
          </Button>
        </div>
      )}
    </section>
  )
}
