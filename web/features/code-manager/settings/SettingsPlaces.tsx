import { useEffect } from 'react'
import { useLocation } from 'react-router'
import styles from './places.module.css'
import { words } from './words.ts'

/** A heading of the settings: its id, and its name beside them. */
export type Place = { id: string; name: string }

/** Links to the settings of a long page, beside them on a wide screen. */
export function SettingsPlaces({ places }: { places: readonly Place[] }) {
  const { hash } = useLocation()
  // The browser looks for the place before the list is read.
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    // oxlint-disable-next-line react/exhaustive-deps -- later the browser itself goes there
  }, [])

  return (
    <nav aria-label={words.places} className={styles['places']}>
      {places.map(({ id, name }, order) => {
        const isHere = hash === `#${id}` || (order === 0 && hash === '')
        return (
          <a key={id} href={`#${id}`} aria-current={isHere ? 'location' : undefined}>
            {name}
          </a>
        )
      })}
    </nav>
  )
}
