import { Button } from '../../../ui/Button.tsx'
import contacts from '../contacts.module.css'
import type { useLog } from './use-activity.ts'
import { words } from '../../../words/night.ts'

type Props = Pick<ReturnType<typeof useLog>, 'log' | 'page' | 'toNext' | 'toPrevious'> & {
  /** Shows older scans; undefined if all are shown. */
  onShowAll: (() => void) | undefined
}

/** Below the shown scans: first a button for more, then the pages. */
export function LogEnd({ log, page, toNext, toPrevious, onShowAll }: Props) {
  if (onShowAll) {
    return (
      <div className={contacts['paging']}>
        <Button size="small" onClick={onShowAll}>
          {words.activity.showAll}
        </Button>
      </div>
    )
  }
  if (!toNext && !toPrevious) return null
  return (
    <nav className={contacts['paging']} aria-label={words.activity.logTitle}>
      <Button size="small" disabled={!toPrevious} onClick={toPrevious}>
        {words.activity.previous}
      </Button>
      <span role="status">{words.activity.page({ page })}</span>
      <Button size="small" disabled={!toNext} isBusy={log.isPlaceholderData} onClick={toNext}>
        {words.activity.next}
      </Button>
    </nav>
  )
}
