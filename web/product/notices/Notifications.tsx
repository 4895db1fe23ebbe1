import styles from './notices.module.css'
import { Link } from 'react-router'
import type { Notice } from '#contract/notices.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { inLanguage } from '../../ui/spoken.ts'
import { UserText } from '../../ui/UserText.tsx'
import { paths } from '../paths.ts'
import { keyOf, useNotices, detailOf, sentenceOf } from './notice-feed.ts'
import { quiet, stacked } from '../../ui/layout.ts'
import { words } from '../../words/product.ts'

const shapes: Record<Notice['kind'], string> = {
  vip_arrived: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  nearly_full: 'M12 7.5a3 3 0 1 0 0-.01M5 20a7 7 0 0 1 14 0M18.5 4v5M18.5 12v.01',
  door_silent:
    'M3 3l18 18M5 12a10 10 0 0 1 4-2.5M2 8.5a15 15 0 0 1 4-2.6M19 12a10 10 0 0 0-5-2.8M22 8.5A15 15 0 0 0 10 5M12 18.5v.01',
  value_refused: 'M12 4 21 19.5H3zM12 10.5v4M12 17v.01',
}

type Props = {
  /** The list whose notices are shown. Without it, the notices of all lists. */
  listId?: string
  onLeave?: () => void
}

/** The notices from the doors, newest first. */
export function Notifications({ listId, onLeave }: Props) {
  const { notices } = useNotices()
  const shown = listId === undefined ? notices : notices.filter((each) => each.list_id === listId)
  if (shown.length === 0) {
    return (
      <div className={`${styles['none']} ${stacked(1)}`}>
        <p>{words.notices.none}</p>
        <p>{words.notices.noneText}</p>
      </div>
    )
  }
  return (
    <ul role="list" className={styles['list']}>
      {shown.map((notice) => (
        <li
          key={keyOf(notice)}
          className={`${styles['notice']} ${stacked(3)}`}
          data-kind={notice.kind}
          data-is-over={notice.is_over || undefined}
        >
          <Glyph path={shapes[notice.kind]} size={20} />
          <div>
            <Link to={paths.listPart(notice.list_id, 'tonight')} onClick={onLeave}>
              <UserText text={sentenceOf(notice)} longest={200} />
            </Link>
            <p>
              <UserText text={detailOf(notice)} longest={200} />
            </p>
          </div>
          <span className={`${styles['when']} ${stacked(1)} ${quiet(1)}`}>
            <time dateTime={notice.at}>{shownAt(notice.at)}</time>
            {notice.is_new && <strong>{words.notices.fresh}</strong>}
            {notice.is_over && <span>{words.notices.isOver}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

const clock = { hour: '2-digit', minute: '2-digit' } as const
const time = inLanguage((tag) => new Intl.DateTimeFormat(tag, clock))
const dayAndTime = inLanguage((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', ...clock }))

/** The time of day; with the date if it is not today. */
function shownAt(at: string): string {
  const moment = new Date(at)
  const isToday = moment.toDateString() === new Date().toDateString()
  return (isToday ? time() : dayAndTime()).format(moment)
}
