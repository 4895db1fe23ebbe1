import { isolated } from '#domain/user-text.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import type { Account } from '#contract/account.ts'
import type { List } from '#contract/list.ts'
import { wordsFor } from '../../api/declined.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { accountLabel } from '../../product/account-label.ts'
import { LeftOut } from '../../product/left-out/LeftOut.tsx'
import { paths } from '../../product/paths.ts'
import { Paged } from '../../ui/Paged.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { showDay } from '../../ui/show.ts'
import { SharedNotice } from '../../product/SharedNotice.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { Unseen } from '../../ui/Unseen.tsx'
import { keepChosen, readChosen } from './chosen.ts'
import { problemOf } from './problem.ts'
import { SetupFrame } from './SetupFrame.tsx'
import { inRows, quiet, stacked } from '../../ui/layout.ts'
import styles from './setup.module.css'
import { useAudiences, useLookAgain } from './use-audiences.ts'
import { words } from '../../words/setup.ts'

const mailchimp = 'https://login.mailchimp.com/'

/** The longest name in a list of many. */
const longestName = 120

/** SPEC §9: the choice is shown for this long before the last step opens. */
const continueAfterMs = 1000

export function AudiencePage() {
  const accounts = useAudiences()
  const [chosenId, setChosenId] = useState(() => readChosen('account'))
  const found = accounts.data
  // A single account needs no choice. Of several, the last connected one is the likeliest.
  const account = found?.find(({ id }) => id === chosenId) ?? found?.at(-1)
  if (found?.length === 0) return <Navigate to={paths.setupAccount} replace state={problemOf('noAccounts')} />

  return (
    <SetupFrame step={2} title={words.wizard.audienceTitle}>
      <p>{words.wizard.audienceText}</p>
      {!found && <Loaded of={accounts} loading={words.wizard.loading} failed={words.wizard.loadFailed} rows={4} />}
      {account && found && <OfAccount account={account} all={found} onChoose={setChosenId} />}
      <div>
        <ButtonLink to={paths.setupAccount}>{words.wizard.back}</ButtonLink>
      </div>
    </SetupFrame>
  )
}

type OfAccountProps = { account: Account; all: Account[]; onChoose: (id: string) => void }

function OfAccount({ account, all, onChoose }: OfAccountProps) {
  return (
    <>
      {all.length > 1 && (
        <SelectField
          label={words.wizard.account}
          value={account.id}
          onChange={(event) => onChoose(event.target.value)}
          options={all.map((each) => ({ value: each.id, label: accountLabel(each, all) }))}
        />
      )}
      <p className={quiet(2)}>
        {words.wizard.connectedAs({ account: isolated(accountLabel(account, all)) })}{' '}
        <Link to={paths.dashboard}>{words.wizard.disconnect}</Link>
      </p>
      {account.is_shared && <SharedNotice />}
      <LeftOut of="lists" rows={account.lists_left_out} />
      {account.lists.length === 0 && <NoAudiences key={account.id} account={account} />}
      {account.lists.length > 0 && <Audiences key={account.id} account={account} />}
    </>
  )
}

function Audiences({ account }: { account: Account }) {
  const present = account.lists.filter((list) => !list.is_gone && !isTaken(list))
  const [chosen, setChosen] = useState(() => {
    const before = readChosen('audience')
    return (present.find(({ id }) => id === before) ?? onlyOne(present))?.id
  })
  const { isLeaving, leave } = useContinue(account.id)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen !== undefined) leave(chosen)
  }

  return (
    <form className={stacked(5)} noValidate onSubmit={submit}>
      <fieldset className={`${styles['audiences']} ${stacked(4)}`}>
        <legend>
          <Unseen>{words.wizard.audienceTitle}</Unseen>
        </legend>
        <Paged
          label={words.wizard.audiencePages}
          items={account.lists}
          first={account.lists.find(({ id }) => id === chosen)}
          find={{ label: words.wizard.findAudience, nothing: words.wizard.noneFound, textOf: ({ name }) => name }}
        >
          {(shown) =>
            shown.map((list) => (
              <Audience key={list.id} list={list} isChosen={list.id === chosen} onChoose={() => setChosen(list.id)} />
            ))
          }
        </Paged>
      </fieldset>
      <div className={inRows(4, 'center')}>
        <Button type="submit" look="action" size="large" disabled={chosen === undefined} isBusy={isLeaving}>
          {isLeaving ? words.wizard.continuing : words.wizard.continue}
        </Button>
        {chosen === undefined && <p className={quiet(2)}>{words.wizard.chooseFirst}</p>}
      </div>
    </form>
  )
}

function useContinue(accountId: string) {
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function leave(listId: string) {
    if (isLeaving) return
    keepChosen('account', accountId)
    keepChosen('audience', listId)
    setIsLeaving(true)
    timer.current = setTimeout(() => void navigate(paths.setupComplete), continueAfterMs)
  }
  return { isLeaving, leave }
}

function Audience({ list, isChosen, onChoose }: { list: List; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className={`${styles['audience']} ${stacked(1, 'start', 'top')}`}>
      <input
        type="radio"
        name="audience"
        value={list.id}
        checked={isChosen}
        disabled={list.is_gone || isTaken(list)}
        required
        onChange={onChoose}
      />
      <strong>
        <UserText text={list.name} longest={longestName} />
      </strong>
      <span>{words.wizard.members({ members: list.member_count })}</span>
      <span>{words.wizard.created({ day: showDay(list.date_created) })}</span>
      {list.is_gone && <Badge kind="bad">{words.wizard.gone}</Badge>}
      {isTaken(list) && <Badge kind="warn">{words.wizard.taken}</Badge>}
      {list.qr_values_set && <Badge kind="good">{words.wizard.ready}</Badge>}
    </label>
  )
}

/** Another team has set the audience up. */
const isTaken = ({ is_shared: isShared, qr_fields_created: isOurs }: List) => isShared && !isOurs

function onlyOne<T>([first, ...others]: readonly T[]): T | undefined {
  return others.length === 0 ? first : undefined
}

function NoAudiences({ account }: { account: Account }) {
  const again = useLookAgain(account.id)
  return (
    <Card>
      <h2>{words.wizard.none}</h2>
      {account.lists_refused === null ? (
        <p>{words.wizard.noneText}</p>
      ) : (
        <Notice kind="bad" title={words.wizard.listsRefused} detail={account.lists_refused} />
      )}
      {again.isError && <TroubleNotice {...wordsFor(again.error, words.wizard.syncFailed)} />}
      <div className={inRows(4, 'center')}>
        <Button isBusy={again.isPending} onClick={() => again.mutate()}>
          {again.isPending ? words.wizard.lookingAgain : words.wizard.lookAgain}
        </Button>
        <a href={mailchimp} target="_blank" rel="noreferrer">
          {words.wizard.openMailchimp}
        </a>
      </div>
      <SlowHint isWaiting={again.isPending} />
    </Card>
  )
}
