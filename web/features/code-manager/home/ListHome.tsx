import { useDeferredValue, useState } from 'react'
import { Outlet, useLocation, useMatches, useParams } from 'react-router'
import type { List } from '#contract/list.ts'
import { mayAs } from '#domain/role.ts'
import { Declined } from '../../../api/declined.ts'
import { paths } from '../../../product/paths.ts'
import { useTeamHere } from '../../../product/team-here.ts'
import { useOccasions } from '../../../product/use-occasions.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Page } from '../../../ui/Page.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { isolated } from '../../../ui/user-text.ts'
import { useList } from '../use-list.ts'
import { words as manager } from '../words.ts'
import { BarHead } from './BarHead.tsx'
import { HeadPlace } from './HeadAction.tsx'
import styles from './home.module.css'
import type { ListHere } from './list-here.ts'
import { ListHead } from './ListHead.tsx'
import { partOfScreen, type Part } from './parts.ts'
import { PartTabs } from './PartTabs.tsx'
import { WorkFrame } from './WorkFrame.tsx'
import { words } from './words.ts'

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
          {manager.back}
        </ButtonLink>
      </div>
      {(isUnknown || !shown) && <h1>{isUnknown ? manager.notFound : manager.title}</h1>}
      {isUnknown ? (
        <p>{manager.notFoundText}</p>
      ) : (
        <Loaded of={list} loading={manager.loading} failed={manager.loadFailed} rows={4}>
          {() =>
            shown ? <Shown key={shown.id} list={shown} part={part} /> : <Skeleton label={manager.loading} rows={4} />
          }
        </Loaded>
      )}
    </Page>
  )
}

function titleOf(part: Part, name: string | undefined): string {
  return name === undefined ? manager.title : `${words.parts[part.name]} – ${name}`
}

function Shown({ list, part }: { list: List; part: Part }) {
  const { role } = useTeamHere()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const beginsWithSetup = useBeginsWithSetup(list)
  if (role === undefined) return <Skeleton label={manager.loading} rows={4} />

  const mayEdit = mayAs(role, 'editor')
  const isSetup = mayEdit && beginsWithSetup && part.name === 'tonight'
  const current = isSetup ? partOfScreen('ListSettings') : part
  return (
    <HeadPlace value={place}>
      <ListHead list={list} part={current} mayEdit={mayEdit} onActionPlace={setPlace} />
      <PartTabs list={list} current={current} role={role} />
      {mayEdit ? (
        <WorkFrame list={list} isSettings={current.name === 'settings'}>
          <PartOfList value={{ list, isSetup }} />
        </WorkFrame>
      ) : (
        <ReadOnly list={list} part={part} />
      )}
    </HeadPlace>
  )
}

/** A viewer sees figures and scans, without actions. */
function ReadOnly({ list, part }: { list: List; part: Part }) {
  if (part.needs !== 'viewer') return <Notice kind="plain" title={words.onlyEditors} detail={words.onlyEditorsText} />
  if (!list.qr_values_set) return <p>{manager.nothingToRead}</p>
  return <PartOfList value={{ list, isSetup: false }} />
}

function PartOfList({ value }: { value: ListHere }) {
  return (
    <div className={styles['part']}>
      <Outlet context={value} />
    </div>
  )
}

/**
 * A list without codes begins with its setup. The setup stays until the next navigation, so that it does not vanish under its
 * organiser once the codes exist.
 */
function useBeginsWithSetup(list: List): boolean {
  const { key, hash } = useLocation()
  const [start, setStart] = useState({ key, isSetup: !list.qr_values_set })
  // A link to a place on the page is no navigation.
  if (start.key !== key && hash === '') setStart({ key, isSetup: !list.qr_values_set })
  return start.isSetup
}
