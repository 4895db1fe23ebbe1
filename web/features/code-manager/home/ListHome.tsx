import styles from './home.module.css'
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { Navigate, Outlet, useLocation, useMatches, useParams, Link } from 'react-router'
import type { List } from '#contract/list.ts'
import { mayAs } from '#domain/role.ts'
import { Declined } from '../../../api/declined.ts'
import { paths } from '../../../product/paths.ts'
import { useTeamHere } from '../../../product/team-here.ts'
import { useOccasions } from '../../../product/use-occasions.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Loaded, Skeleton } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Page } from '../../../ui/Page.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { isolated } from '#domain/user-text.ts'
import { useList } from '../use-list.ts'
import { words } from '../../../words/manager.ts'
import { elsewhereOf, partOfScreen, type Part } from './parts.ts'
import { HeadPlace, ListHead } from './ListHead.tsx'
import { HeldOccasion } from './use-chosen-occasion.ts'
import { stacked } from '../../../ui/layout.ts'
import { PartTabs } from './PartTabs.tsx'
import { WorkFrame } from './WorkFrame.tsx'
import { createPortal } from 'react-dom'
import { onBarPlace, readBarPlace } from '../../../product/bar-place.ts'
import { UserText } from '../../../ui/UserText.tsx'

/** The home of a list: its head, the tabs, and the part of the address. */
export function ListHome() {
  const { listId = '' } = useParams()
  const list = useList(listId)
  // Read beside the list, because most parts need them next.
  useOccasions(listId)
  // Renders in small pieces, so that a phone stays responsive while server data is drawn.
  const newest = useDeferredValue(list.data)
  const shown = newest?.id === list.data?.id ? newest : undefined
  const isUnknown = list.error instanceof Declined && list.error.status === 404
  const part = partOfScreen(useMatches().at(-1)?.id)
  const name = list.data ? isolated(list.data.name, 60) : undefined
  usePageTitle(titleOf(part, name))

  return (
    <Page className={styles['page']}>
      <BarHead name={list.data?.name ?? ''} />
      <div className={styles['back']}>
        <ButtonLink to={paths.dashboard} look="plain" size="small">
          <Icon name="back" size={18} />
          {words.list.back}
        </ButtonLink>
      </div>
      {(isUnknown || !shown) && <h1>{isUnknown ? words.list.notFound : words.home.parts.manager}</h1>}
      {isUnknown ? (
        <p>{words.list.notFoundText}</p>
      ) : (
        <Loaded of={list} loading={words.list.loading} failed={words.list.loadFailed} rows={4}>
          {() =>
            shown ? <Shown key={shown.id} list={shown} part={part} /> : <Skeleton label={words.list.loading} rows={4} />
          }
        </Loaded>
      )}
    </Page>
  )
}

function titleOf(part: Part, name: string | undefined): string {
  return name === undefined ? words.home.parts.manager : `${words.home.parts[part.name]} – ${name}`
}

function Shown({ list, part }: { list: List; part: Part }) {
  const { role } = useTeamHere()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const mayEdit = role !== undefined && mayAs(role, 'editor')
  const elsewhere = useElsewhere(list, part, mayEdit)
  const [heldId, hold] = useState<string>()
  const held = useMemo(() => ({ id: heldId, hold }), [heldId])
  if (role === undefined) return <Skeleton label={words.list.loading} rows={4} />
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />

  return (
    <HeldOccasion value={held}>
      <HeadPlace value={place}>
        <ListHead list={list} part={part} mayEdit={mayEdit} onActionPlace={setPlace} />
        <PartTabs list={list} current={part} role={role} />
        {mayEdit ? (
          <WorkFrame list={list} hasSteps={part.name === 'manager'}>
            <PartOfList list={list} />
          </WorkFrame>
        ) : (
          <ReadOnly list={list} part={part} />
        )}
      </HeadPlace>
    </HeldOccasion>
  )
}

/** A viewer sees figures and scans, without actions. */
function ReadOnly({ list, part }: { list: List; part: Part }) {
  if (part.needs !== 'viewer')
    return <Notice kind="plain" title={words.home.onlyEditors} detail={words.home.onlyEditorsText} />
  if (!list.qr_values_set) return <p>{words.list.nothingToRead}</p>
  return <PartOfList list={list} />
}

function PartOfList({ list }: { list: List }) {
  return (
    <div className={`${styles['part']} ${stacked(5, 'fits')}`}>
      <Outlet context={list} />
    </div>
  )
}

/**
 * The address to go to instead, if any. Only a list that had no codes on arrival is led to its setup, so that an open
 * Tonight stays.
 */
function useElsewhere(list: List, part: Part, mayEdit: boolean): string | undefined {
  const { key, search, hash } = useLocation()
  const [arrived, setArrived] = useState({ key, hasCodes: list.qr_values_set })
  if (arrived.key !== key) setArrived({ key, hasCodes: list.qr_values_set })
  return elsewhereOf({ listId: list.id, part: part.name, mayEdit, hasCodes: arrived.hasCodes, search, hash })
}

/** On a phone, the product's bar shows the back link and the list's name instead of the brand. */
function BarHead({ name }: { name: string }) {
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
