import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { List } from '#contract/list.ts'
import { Skeleton } from '../../../ui/Loaded.tsx'
import { useMay } from '../../../product/use-may.ts'
import { words } from '../../../words/settings.ts'
import { Colours } from './Colours.tsx'
import { GuestStatuses } from './GuestStatuses.tsx'
import { ListSettings } from './ListSettings.tsx'
import { quiet, stacked } from '../../../ui/layout.ts'
import styles from './settings.module.css'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useGoToPlace } from '../../../ui/use-go-to-place.ts'
import { useLocation } from 'react-router'
import { placeAt } from './place-at.ts'

const DoorCards = lazyPart(async () => (await import('./DoorCards.tsx')).DoorCards)
const Branding = lazyPart(async () => (await import('./Branding.tsx')).Branding)
const Hearing = lazyPart(async () => (await import('./Hearing.tsx')).Hearing)

/** A viewer chooses their own notifications, and nothing of the list. */
export function Settings({ list }: { list: List }) {
  if (useMay('editor')) return <AllSettings list={list} />
  return (
    <Suspense fallback={<Skeleton label={words.settings.notifyingLoading} rows={4} />}>
      <Hearing list={list} isAlone afterTheScan={words.settings.afterTheScan} />
    </Suspense>
  )
}

/** All that an organiser sets for a list, beside its setup in the manager. */
function AllSettings({ list }: { list: List }) {
  const { groups } = words.settings
  const places = [
    { id: 'who-counts', name: words.guestStatuses.place },
    { id: 'at-the-door', name: words.settings.title },
    { id: 'beside-the-name', name: words.settings.besideName },
    { id: 'questions', name: words.settings.asks },
    { id: 'colours', name: words.settings.colours },
    { id: 'look-for-guests', name: words.branding.title },
    { id: 'notifying', name: words.settings.notifying },
    { id: 'after-the-scan', name: words.settings.afterTheScan },
  ]
  return (
    <div className={`${styles['settings']} ${stacked(5, 'fits')}`}>
      <SettingsPlaces places={places} />
      <div className={`${styles['column']} ${stacked(4, 'fits')}`}>
        <Group question={groups.comesIn}>
          <GuestStatuses list={list} />
          <ListSettings list={list} />
        </Group>
        {/* One boundary: parts that came one by one would push down those that are read already. */}
        <Suspense fallback={<Skeleton label={words.settings.notifyingLoading} rows={4} />}>
          <Group question={groups.doorsShow}>
            <DoorCards list={list} besideName={words.settings.besideName} asks={words.settings.asks} />
            <Colours list={list} />
          </Group>
          <Group question={groups.guestsSee}>
            <Branding list={list} />
          </Group>
          <Group question={groups.isTold}>
            <Hearing list={list} isAlone={false} afterTheScan={words.settings.afterTheScan} />
          </Group>
        </Suspense>
      </div>
    </div>
  )
}

/** Settings that answer one question of an organiser. */
function Group({ question, children }: { question: string; children: ReactNode }) {
  return (
    <section aria-label={question} className={stacked(3, 'fits')}>
      <p className={quiet(4)} aria-hidden="true">
        {question}
      </p>
      {children}
    </section>
  )
}

/** A heading of the settings: its id, and its name beside them. */
type Place = { id: string; name: string }

/** Links to the settings of a long page, beside them on a wide screen. */
function SettingsPlaces({ places }: { places: readonly Place[] }) {
  const here = usePlaceHere(places.map(({ id }) => id))
  useGoToPlace()
  return (
    <nav aria-label={words.settings.places} className={styles['places']}>
      {places.map(({ id, name }) => (
        <a key={id} href={`#${id}`} aria-current={id === here ? 'location' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

/** The place of the page that is read now; `ids` are those of its headings, from above. */
function usePlaceHere(ids: readonly string[]): string | undefined {
  const { hash } = useLocation()
  const [here, setHere] = useState<string>()
  const all = ids.join(' ')
  useEffect(() => {
    let frame: number | undefined
    const look = () => {
      frame = undefined
      const tops = all.split(' ').flatMap((id) => {
        const heading = document.getElementById(id)
        return heading ? [{ id, top: heading.getBoundingClientRect().top }] : []
      })
      setHere(placeAt(tops, hash, innerHeight))
    }
    const lookSoon = () => (frame ??= requestAnimationFrame(look))
    lookSoon()
    document.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
      document.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [all, hash])
  return here
}
