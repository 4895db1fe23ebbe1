import { Suspense, useState } from 'react'
import { seeAll, useNotices } from '../../product/notices/notice-feed.ts'
import { words } from '../../words/product.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import styles from './bar-tools.module.css'
import { lazyPart } from '../../ui/lazy-part.ts'

const NotificationsDialog = lazyPart(async () => (await import('./NotificationsDialog.tsx')).NotificationsDialog)

const shape = 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4'

/** The bell of the bar, for members who have switched on notices. With all notices off, the bar has no bell. */
export function Bell() {
  const { notices, is_on: isOn } = useNotices()
  const [isOpen, setIsOpen] = useState(false)
  const news = notices.filter(({ is_new: isNew }) => isNew).length
  if (!isOn && notices.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={styles['tool']}
        aria-label={words.notices.open({ news })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Glyph path={shape} size={22} />
        {news > 0 && (
          <span className={styles['count']} aria-hidden="true">
            {news}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <NotificationsDialog
            onClose={() => {
              setIsOpen(false)
              void seeAll()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
