import { useEffect } from 'react'
import { useLocation } from 'react-router'
import styles from './places.module.css'
import { usePlaceHere } from './use-place-here.ts'
import { words } from './words.ts'

/** A heading of the settings: its id, and its name beside them. */
export type Place = { id: string; name: string }

/** Links to the settings of a long page, beside them on a wide screen. */
export function SettingsPlaces({ places }: { places: readonly Place[] }) {
  const { hash } = useLocation()
  const here = usePlaceHere(places.map(({ id }) => id))
  // The browser looks for the place before the list is read.
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    // oxlint-disable-next-line react/exhaustive-deps -- later the browser itself goes there
  }, [])

  return (
    <nav aria-label={words.places} className={styles['places']}>
      {places.map(({ id, name }) => (
        <a key={id} href={`#${id}`} aria-current={id === here ? 'location' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
