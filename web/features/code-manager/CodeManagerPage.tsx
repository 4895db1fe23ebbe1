import { useParams } from 'react-router'
import type { List } from '#contract/list.ts'
import { Declined, wordsFor } from '../../api/declined.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { paths } from '../../ui/paths.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { CampaignUsage } from './CampaignUsage.tsx'
import styles from './code-manager.module.css'
import { Contacts } from './Contacts.tsx'
import { SetupSteps } from './SetupSteps.tsx'
import { useFields, useList } from './use-list.ts'
import { words } from './words.ts'

export function CodeManagerPage() {
  const { listId = '' } = useParams()
  const list = useList(listId)
  const isUnknown = list.error instanceof Declined && list.error.status === 404
  usePageTitle(list.data ? `${list.data.name} – ${words.title}` : words.title)

  return (
    <div className={styles['page']}>
      <div>
        <ButtonLink to={paths.dashboard} look="plain" size="small">
          <Icon name="back" size={18} />
          {words.back}
        </ButtonLink>
      </div>
      {list.data && <ListHeader list={list.data} />}
      {!list.data && <h1>{isUnknown ? words.notFound : words.title}</h1>}
      {list.isPending && <Skeleton label={words.loading} rows={4} />}
      {isUnknown && <p>{words.notFoundText}</p>}
      {list.isError && !isUnknown && (
        <TroubleNotice
          {...wordsFor(list.error, words.loadFailed)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {list.data && !isUnknown && <Loaded key={list.data.id} list={list.data} />}
    </div>
  )
}

function ListHeader({ list }: { list: List }) {
  return (
    <header className={styles['header']}>
      <div>
        <h1>{list.name}</h1>
        <p className={styles['facts']}>
          <span>{list.account.name}</span>
          <span>{words.members(list.member_count)}</span>
          <code>{list.list_id}</code>
        </p>
      </div>
      <ButtonLink to={paths.scannerOf(list.list_id)}>{words.toScanner}</ButtonLink>
    </header>
  )
}

function Loaded({ list }: { list: List }) {
  const fields = useFields(list.id)
  const trouble = troubleOf(list)
  return (
    <>
      {trouble && <Notice kind="warn" title={trouble[0]} detail={trouble[1]} />}
      <div className={styles['columns']}>
        <SetupSteps list={list} fields={fields.data ?? []} />
        <CampaignUsage fields={fields.data ?? []} />
      </div>
      <Contacts listId={list.id} />
    </>
  )
}

function troubleOf({ is_gone: isGone, account }: List): [string, string] | undefined {
  if (isGone) return [words.gone, words.goneText]
  if (account.needs_reconnect) return [words.needsReconnect, words.needsReconnectText]
  if (!account.is_active) return [words.accountInactive, words.accountInactiveText]
  return undefined
}
