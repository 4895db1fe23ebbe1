import { useDeferredValue } from 'react'
import { useParams } from 'react-router'
import type { List } from '#contract/list.ts'
import { Declined } from '../../api/declined.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { paths } from '../../product/paths.ts'
import { useTeamHere } from '../../product/team-here.ts'
import { useMay } from '../../product/use-may.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { shownText } from '../../ui/user-text.ts'
import styles from './code-manager.module.css'
import { ListScreen } from './ListScreen.tsx'
import { ListToRead } from './ListToRead.tsx'
import { useList } from './use-list.ts'
import { words } from './words.ts'

export function CodeManagerPage() {
  const { listId = '' } = useParams()
  const list = useList(listId)
  // Renders in small pieces, so that a phone stays responsive while server data is drawn.
  const newest = useDeferredValue(list.data)
  const shown = newest?.id === list.data?.id ? newest : undefined
  const isUnknown = list.error instanceof Declined && list.error.status === 404
  usePageTitle(list.data ? `${shownText(list.data.name, 60)} – ${words.title}` : words.title)

  return (
    <Page className={styles['page']}>
      <div>
        <ButtonLink to={paths.dashboard} look="plain" size="small">
          <Icon name="back" size={18} />
          {words.back}
        </ButtonLink>
      </div>
      {(isUnknown || !shown) && <h1>{isUnknown ? words.notFound : words.title}</h1>}
      {isUnknown ? (
        <p>{words.notFoundText}</p>
      ) : (
        <Loaded of={list} loading={words.loading} failed={words.loadFailed} rows={4}>
          {() => (shown ? <Shown key={shown.id} list={shown} /> : <Skeleton label={words.loading} rows={4} />)}
        </Loaded>
      )}
    </Page>
  )
}

function Shown({ list }: { list: List }) {
  const { role } = useTeamHere()
  const mayEdit = useMay('editor')
  if (role === undefined) return <Skeleton label={words.loading} rows={4} />
  return mayEdit ? <ListScreen list={list} /> : <ListToRead list={list} />
}
