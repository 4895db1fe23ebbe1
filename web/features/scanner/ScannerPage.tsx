import { useParams } from 'react-router'
import type { List } from '#contract/list.ts'
import { Declined, wordsFor } from '../../api/declined.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { paths } from '../../ui/paths.ts'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { Door } from './Door.tsx'
import styles from './scanner.module.css'
import { useScannerList } from './use-lists.ts'
import { words } from './words.ts'

export function ScannerPage() {
  const { listId = '' } = useParams()
  return <ScannerOfList key={listId} listId={listId} />
}

export function ScannerOfList({ listId }: { listId: string }) {
  const list = useScannerList(listId)
  const isUnknown = list.error instanceof Declined && list.error.status === 404
  usePageTitle(list.data ? `${list.data.name} – ${words.title}` : words.title)

  return (
    // A door is often dark, and the picture of the camera is what matters: always the dark colours.
    <div className={styles['ground']} data-theme="dark">
      <div className={styles['scanner']}>
        <h1>{words.title}</h1>
        {list.isPending && (
          <div className={styles['state']} role="status">
            <p>{words.loading}</p>
            <SlowHint isWaiting />
          </div>
        )}
        {isUnknown && (
          <div className={styles['state']} role="alert">
            <h2>{words.invalid}</h2>
            <p>{words.invalidHelp}</p>
            <ButtonLink to={paths.scanner} look="action">
              {words.otherList}
            </ButtonLink>
          </div>
        )}
        {list.isError && !isUnknown && !list.data && (
          <TroubleNotice
            {...wordsFor(list.error, words.loadFailed)}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        )}
        {list.data && !isUnknown && (
          <>
            <ListCard list={list.data} />
            {list.data.is_active ? <Door list={list.data} /> : <Inactive />}
          </>
        )}
      </div>
    </div>
  )
}

function ListCard({ list }: { list: List }) {
  return (
    <section className={styles['listCard']} aria-label={words.connectedTo}>
      <p>{words.connectedTo}</p>
      <h2>{list.name}</h2>
      <p>{words.activeMembers(list.active_members)}</p>
      <Badge kind={list.is_active ? 'good' : 'bad'}>{list.is_active ? words.active : words.inactive}</Badge>
    </section>
  )
}

function Inactive() {
  return (
    <div className={styles['state']} role="alert">
      <h2>{words.inactiveText}</h2>
      <p>{words.inactiveHelp}</p>
      <ButtonLink to={paths.scanner}>{words.otherList}</ButtonLink>
    </div>
  )
}
