import { Suspense } from 'react'
import type { List } from '#contract/list.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DisableSystem } from '../DisableSystem.tsx'
import { useMay } from '../../../product/use-may.ts'
import { useListWork } from '../home/list-work.ts'
import { StaysApart } from '../sharing/StaysApart.tsx'
import { StatusCard } from '../status/StatusCard.tsx'
import { words as steps } from '../steps/words.ts'
import { SetupSteps } from '../steps/SetupSteps.tsx'
import { useFields } from '../use-list.ts'
import { words as manager } from '../words.ts'
import { words as look } from './branding/words.ts'
import { Colours } from './Colours.tsx'
import { GuestStatuses } from './GuestStatuses.tsx'
import { guestWords } from './guest-words.ts'
import { ListSettings } from './ListSettings.tsx'
import { MailchimpCard } from './MailchimpCard.tsx'
import styles from './places.module.css'
import { SettingsPlaces } from './SettingsPlaces.tsx'
import { words } from './words.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const DoorCards = lazyPart(async () => (await import('./DoorCards.tsx')).DoorCards)
const Branding = lazyPart(async () => (await import('./Branding.tsx')).Branding)
const Hearing = lazyPart(async () => (await import('./Hearing.tsx')).Hearing)

function LazyHearing({ list, isAlone = false }: { list: List; isAlone?: boolean }) {
  return (
    <Suspense fallback={<Skeleton label={words.notifyingLoading} rows={4} />}>
      <Hearing list={list} isAlone={isAlone} afterTheScan={words.afterTheScan} />
    </Suspense>
  )
}

/** A viewer chooses their own notifications, and nothing of the list. */
export function Settings({ list }: { list: List }) {
  return useMay('editor') ? <AllSettings list={list} /> : <LazyHearing list={list} isAlone />
}

/** The setup, and all that an organiser sets for a list. The most dangerous thing is last. */
function AllSettings({ list }: { list: List }) {
  const { status, generation, sync, askToSync } = useListWork()
  const fields = useFields(list.id).data ?? []
  const places = [
    { id: 'setup', name: steps.title },
    { id: 'who-counts', name: guestWords.place },
    { id: 'at-the-door', name: words.title },
    { id: 'beside-the-name', name: words.besideName },
    { id: 'questions', name: words.asks },
    { id: 'look-for-guests', name: look.title },
    { id: 'colours', name: words.colours },
    { id: 'notifying', name: words.notifying },
    { id: 'after-the-scan', name: words.afterTheScan },
    { id: 'mailchimp', name: words.mailchimp },
    ...(fields.length > 0 ? [{ id: 'disable-system', name: manager.disableTitle }] : []),
  ]
  return (
    <div className={styles['settings']}>
      <SettingsPlaces places={places} />
      <div className={styles['column']}>
        <SetupSteps list={list} fields={fields} generation={generation} isSyncing={sync.isAtWork} />
        <GuestStatuses list={list} />
        <ListSettings list={list} />
        <Suspense>
          <DoorCards list={list} besideName={words.besideName} asks={words.asks} />
        </Suspense>
        <Suspense>
          <Branding list={list} />
        </Suspense>
        <Colours list={list} />
        <LazyHearing list={list} />
        <MailchimpCard list={list} />
        <StatusCard of={status} generation={generation} onSync={askToSync} />
        <StaysApart listId={list.id} />
        {fields.length > 0 && <DisableSystem list={list} fields={fields} />}
      </div>
    </div>
  )
}
