import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { onBarPlace, readBarPlace } from '../../../product/bar-place.ts'
import { paths } from '../../../product/paths.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { words } from '../../../words/manager.ts'
import styles from './home.module.css'

/** On a phone, the product's bar shows the back link and the list's name instead of the brand. */
export function BarHead({ name }: { name: string }) {
  const place = useSyncExternalStore(onBarPlace, readBarPlace)
  if (!place) return null
  return createPortal(
    <div className={styles['head']}>
      <Link to={paths.dashboard} aria-label={words.list.back}>
        <Icon name="back" size={22} />
      </Link>
      {/* The heading of the page has the name for screen readers. */}
      <span aria-hidden="true">
        <UserText text={name} longest={60} />
      </span>
    </div>,
    place,
  )
}
