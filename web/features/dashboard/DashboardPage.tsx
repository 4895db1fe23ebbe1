import { type ReactNode, Suspense, useState } from 'react'
import { Loaded } from '../../ui/Loaded.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Page, PageHeader } from '../../ui/Page.tsx'
import { paths } from '../../product/paths.ts'
import { useMay } from '../../product/use-may.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { AccountCard } from './AccountCard.tsx'
import { useFirstRun } from './first-run/use-first-run.ts'
import { ConnectAccountDialog } from './ConnectAccountDialog.tsx'
import { PasskeyOffer } from './PasskeyOffer.tsx'
import styles from './dashboard.module.css'
import { useAccounts } from './use-accounts.ts'
import { words } from './words.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

// Loaded on demand, because a team sees it only until its first guest.
const FirstRun = lazyPart(async () => (await import('./first-run/FirstRun.tsx')).FirstRun)

type Props = {
  userId: string | undefined
  /** Shown for a team without Mailchimp accounts, if it is not the person's own team. */
  instead: ReactNode
}

export function DashboardPage({ userId, instead }: Props) {
  const isOwner = useMay('owner')
  const [isAdding, setIsAdding] = useState(false)
  const accounts = useAccounts()
  const { run, isKnown, lookAgain } = useFirstRun()
  const found = isKnown ? accounts.data?.accounts : undefined
  usePageTitle(words.title)
  const skeleton = <Skeleton label={words.loading} rows={4} />

  return (
    <Page>
      <PageHeader>
        <div>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </div>
        {isOwner && found && found.length > 0 && (
          <Button look={run ? 'quiet' : 'action'} onClick={() => setIsAdding(true)}>
            <Icon name="plus" />
            {words.add}
          </Button>
        )}
      </PageHeader>

      <PasskeyOffer />
      <Loaded of={accounts} loading={words.loading} failed={words.loadFailed} rows={4} />
      {!isKnown && accounts.data && skeleton}
      {found?.length === 0 && (instead || <Empty onAdd={isOwner ? () => setIsAdding(true) : undefined} />)}
      <Suspense fallback={skeleton}>
        {found && run && <FirstRun key={run.list.id} run={run} onScan={lookAgain} />}
        {found?.map((account) => (
          <AccountCard key={account.id} account={account} all={found} userId={userId} />
        ))}
        {isOwner && found && found.length > 0 && (
          <footer className={styles['another']}>
            <p>{words.another}</p>
            <ButtonLink to={paths.setupAccount}>{words.startSetup}</ButtonLink>
          </footer>
        )}
      </Suspense>
      {isAdding && <ConnectAccountDialog userId={userId} onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

/** The start of a team without accounts. Only owners connect accounts. */
function Empty({ onAdd }: { onAdd: (() => void) | undefined }) {
  if (onAdd === undefined) {
    return (
      <section className={styles['empty']}>
        <h2>{words.emptyTeam}</h2>
        <p>{words.emptyTeamText}</p>
      </section>
    )
  }
  return (
    <section className={styles['empty']}>
      <h2>{words.emptyTitle}</h2>
      <p>{words.emptyText}</p>
      <div className={styles['ways']}>
        <ButtonLink to={paths.setupAccount} look="action" size="large">
          {words.startSetup}
        </ButtonLink>
        <Button size="large" onClick={onAdd}>
          {words.add}
        </Button>
      </div>
    </section>
  )
}
