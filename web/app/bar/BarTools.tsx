import styles from './bar-tools.module.css'
import { Suspense, useLayoutEffect, useState } from 'react'
import { useMay } from '../../product/use-may.ts'
import { Icon } from '../../ui/Icon.tsx'
import { tellApp, words } from '../../words/app.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { seeAll, useNotices } from '../../product/notices/notice-feed.ts'
import { words as productWords } from '../../words/product.ts'
import { Glyph } from '../../ui/Glyph.tsx'

tellApp()

const Finder = lazyPart(async () => (await import('../../features/finder/Finder.tsx')).Finder)

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The search of the top bar, and the bell. Ctrl or Cmd with K opens the search, and its code loads only then. */
export function BarTools() {
  const seesLists = useMay('viewer')
  const [isOpen, setIsOpen] = useState(false)

  // Not after the paint: a button that is seen with its shortcut must hear it.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isShortcut =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut) return
      event.preventDefault()
      // A question waits for its answer: nothing opens above it.
      if (!document.querySelector('dialog:modal')) setIsOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <div className={styles['tools']}>
      <button
        type="button"
        className={styles['search']}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size={20} />
        <span>{words.bar.search}</span>
        <kbd aria-hidden="true">{isMac ? '⌘ K' : words.bar.shortcut}</kbd>
      </button>
      {seesLists && <Bell />}
      {isOpen && (
        <Suspense>
          <Finder onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

const NotificationsDialog = lazyPart(async () => (await import('./NotificationsDialog.tsx')).NotificationsDialog)

const shape = 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4'

/** The bell of the bar, for members who have switched on notices. With all notices off, the bar has no bell. */
function Bell() {
  const { notices, is_on: isOn } = useNotices()
  const [isOpen, setIsOpen] = useState(false)
  const news = notices.filter(({ is_new: isNew }) => isNew).length
  if (!isOn && notices.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={styles['tool']}
        aria-label={productWords.notices.open({ news })}
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
