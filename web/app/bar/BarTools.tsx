import { Suspense, useLayoutEffect, useState } from 'react'
import { useMay } from '../../product/use-may.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Bell } from './Bell.tsx'
import styles from './bar-tools.module.css'
import { tellApp, words } from '../../words/app.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

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
