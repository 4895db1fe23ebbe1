import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Account } from '#contract/account.ts'
import type { List } from '#contract/list.ts'
import type { NextNight } from '#contract/tonight.ts'
import { Loaded, Skeleton } from '../../ui/Loaded.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Page, PageHeader } from '../../ui/Page.tsx'
import { paths } from '../../product/paths.ts'
import { useMay } from '../../product/use-may.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { AccountCard } from './AccountCard.tsx'
import type { Run } from './first-run/steps.ts'
import { useFirstRun } from './first-run/use-first-run.ts'
import { ConnectAccountDialog } from './ConnectAccountDialog.tsx'
import { inRows, quiet } from '../../ui/layout.ts'
import styles from './dashboard.module.css'
import { NextNights } from './NextNights.tsx'
import { useAccounts, useNextNights } from './use-accounts.ts'
import { words } from '../../words/dashboard.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useQuery } from '@tanstack/react-query'
import { allPasskeys } from '#contract/passkeys.ts'
import { call } from '../../api/call.ts'
import { closeOffer, isOfferOpen } from '../../product/passkey-offer.ts'
import { Notice } from '../../ui/Notice.tsx'

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
  const { accounts, found, isHalf, run, nights, lookAgain } = useFound()
  const hasAccounts = found !== undefined && found.length > 0
  const mayAddMore = isOwner && hasAccounts
  usePageTitle(words.accounts.title)
  const skeleton = <Skeleton label={words.accounts.loading} rows={4} />

  return (
    <Page>
      <PageHeader>
        <div>
          <h1>{words.accounts.title}</h1>
          <p>{words.accounts.intro}</p>
        </div>
      </PageHeader>

      <PasskeyOffer />
      <Loaded of={accounts} loading={words.accounts.loading} failed={words.accounts.loadFailed} rows={4} />
      {isHalf && skeleton}
      {found && !hasAccounts && (instead || <Empty onAdd={isOwner ? () => setIsAdding(true) : undefined} />)}
      <Suspense fallback={skeleton}>
        {found && <Ahead accounts={found} run={run} nights={nights} onScan={lookAgain} />}
        {found?.map((account) => (
          <AccountCard key={account.id} account={account} all={found} userId={userId} />
        ))}
        {mayAddMore && <Another onAdd={() => setIsAdding(true)} />}
      </Suspense>
      {isAdding && <ConnectAccountDialog userId={userId} onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

/** The accounts, once it is known what is shown above them. */
function useFound() {
  const accounts = useAccounts()
  const { run, isKnown: isRunKnown, lookAgain } = useFirstRun()
  const { data: nights = [], isPending } = useNextNights()
  const isKnown = isRunKnown && !isPending
  const found = isKnown ? accounts.data?.accounts : undefined
  return { accounts, found, isHalf: !isKnown && accounts.data !== undefined, run, nights, lookAgain }
}

type AheadProps = {
  accounts: readonly Account[]
  run: Run | undefined
  nights: readonly NextNight[]
  onScan: () => void
}

/** What is next: the first steps, the next night, or to plan one. */
function Ahead({ accounts, run, nights, onScan }: AheadProps) {
  const mayEdit = useMay('editor')
  if (run) return <FirstRun key={run.list.id} run={run} onScan={onScan} />
  if (nights.length > 0) return <NextNights nights={nights} />
  return mayEdit && <NoNight lists={accounts.flatMap(({ lists }) => lists)} />
}

/** For a team whose list has codes, and no night to use them. */
function NoNight({ lists }: { lists: readonly List[] }) {
  const list = lists.find((each) => each.qr_values_set && !each.is_gone)
  if (!list) return null
  return (
    <p className={inRows(3, 'center')}>
      {words.nights.none} <Link to={paths.occasions(list.id)}>{words.nights.plan}</Link>
    </p>
  )
}

function Another({ onAdd }: { onAdd: () => void }) {
  return (
    <footer className={`${styles['another']} ${inRows(3, 'center', 'between')} ${quiet()}`}>
      <p>{words.accounts.another}</p>
      <div className={inRows(3)}>
        <ButtonLink to={paths.setupAccount}>{words.accounts.startSetup}</ButtonLink>
        <Button onClick={onAdd}>
          <Icon name="plus" />
          {words.accounts.add}
        </Button>
      </div>
    </footer>
  )
}

/** The start of a team without accounts. Only owners connect accounts. */
function Empty({ onAdd }: { onAdd: (() => void) | undefined }) {
  if (onAdd === undefined) {
    return (
      <section className={styles['empty']}>
        <h2>{words.accounts.emptyTeam}</h2>
        <p>{words.accounts.emptyTeamText}</p>
      </section>
    )
  }
  return (
    <section className={styles['empty']}>
      <h2>{words.accounts.emptyTitle}</h2>
      <p>{words.accounts.emptyText}</p>
      <div className={inRows(3, 'middle')}>
        <ButtonLink to={paths.setupAccount} look="action" size="large">
          {words.accounts.startSetup}
        </ButtonLink>
        <Button size="large" onClick={onAdd}>
          {words.accounts.add}
        </Button>
      </div>
    </section>
  )
}

/** Offers a first passkey to an organiser who signed in with a password. */
function PasskeyOffer() {
  const [isOpen, setIsOpen] = useState(() => isOfferOpen() && 'PublicKeyCredential' in window)
  const own = useQuery({
    queryKey: ['account', 'passkeys'],
    queryFn: ({ signal }) => call(allPasskeys, {}, signal),
    enabled: isOpen,
  })
  if (!isOpen || own.data?.why_not !== null || own.data.passkeys.length > 0) return null
  return (
    <Notice kind="plain" title={words.accounts.passkeyOffer} detail={words.accounts.passkeyOfferText}>
      <ButtonLink to={paths.passkeys}>{words.accounts.passkeyOfferAdd}</ButtonLink>
      <Button
        onClick={() => {
          closeOffer()
          setIsOpen(false)
        }}
      >
        {words.accounts.passkeyOfferClose}
      </Button>
    </Notice>
  )
}
