import { useState } from 'react'
import { Link } from 'react-router'
import type { Account } from '#contract/account.ts'
import type { List } from '#contract/list.ts'
import { wordsFor } from '../../api/declined.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { paths } from '../../ui/paths.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { showDay } from '../../ui/show.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { UserText } from '../../ui/UserText.tsx'
import styles from './setup.module.css'
import { useAudiences, useLookAgain } from './use-audiences.ts'
import { words } from './words.ts'

const mailchimp = 'https://login.mailchimp.com/'

export function AudiencePage() {
  usePageTitle(words.audienceTitle)
  const accounts = useAudiences()
  const [chosenId, setChosenId] = useState<string>()
  const found = accounts.data
  // The account that was connected last is the one that this is about.
  const account = found?.find(({ id }) => id === chosenId) ?? found?.at(-1)

  return (
    <div className={styles['page']}>
      <h1>{words.audienceTitle}</h1>
      <p>{words.audienceText}</p>
      {accounts.isPending && <Skeleton label={words.loading} rows={4} />}
      {accounts.isError && (
        <TroubleNotice
          {...wordsFor(accounts.error, words.loadFailed)}
          onRetry={() => void accounts.refetch()}
          isRetrying={accounts.isFetching}
        />
      )}
      {found?.length === 0 && <p>{words.noAccounts}</p>}
      {account && found && found.length > 1 && (
        <SelectField
          label={words.account}
          value={account.id}
          onChange={(event) => setChosenId(event.target.value)}
          options={found.map(({ id, account_name: name }) => ({ value: id, label: name }))}
        />
      )}
      {account && <Audiences key={account.id} account={account} />}
      <div>
        <ButtonLink to={paths.setupAccount}>{words.back}</ButtonLink>
      </div>
    </div>
  )
}

function Audiences({ account }: { account: Account }) {
  if (account.lists.length === 0) return <NoAudiences account={account} />
  return (
    <ul role="list" className={styles['audiences']}>
      {account.lists.map((list) => (
        <Audience key={list.id} list={list} />
      ))}
    </ul>
  )
}

function Audience({ list }: { list: List }) {
  return (
    <li>
      <Link to={paths.qrManager(list.id)}>
        <strong>
          <UserText text={list.name} />
        </strong>
        <span>{words.members(list.member_count)}</span>
        <span>{words.created(showDay(list.date_created))}</span>
        {list.is_gone && <Badge kind="bad">{words.gone}</Badge>}
      </Link>
    </li>
  )
}

function NoAudiences({ account }: { account: Account }) {
  const again = useLookAgain(account.id)
  return (
    <section className={styles['card']}>
      <h2>{words.none}</h2>
      <p>{words.noneText}</p>
      {again.isError && <TroubleNotice {...wordsFor(again.error, words.syncFailed)} />}
      <div className={styles['actions']}>
        <Button isBusy={again.isPending} onClick={() => again.mutate()}>
          {again.isPending ? words.lookingAgain : words.lookAgain}
        </Button>
        <a href={mailchimp} target="_blank" rel="noreferrer">
          {words.openMailchimp}
        </a>
      </div>
      <SlowHint isWaiting={again.isPending} />
    </section>
  )
}
