import { useState } from 'react'
import type { Account } from '#contract/account.ts'
import { AskConfirmation } from '../../product/AskConfirmation.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { accountLabel } from '../../product/account-label.ts'
import { LeftOut } from '../../product/left-out/LeftOut.tsx'
import { useMay } from '../../product/use-may.ts'
import { Menu } from '../../ui/Menu.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SharedNotice } from '../../product/SharedNotice.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { shownText } from '#domain/user-text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { inRows } from '../../ui/layout.ts'
import styles from './dashboard.module.css'
import { ConnectAccountDialog } from './ConnectAccountDialog.tsx'
import { EditAccountDialog } from './EditAccountDialog.tsx'
import { ListsTable } from './ListsTable.tsx'
import { useDeleteAccount, useSyncLists } from './use-accounts.ts'
import { words } from '../../words/dashboard.ts'

type Open = 'edit' | 'delete' | 'reconnect' | undefined

type Props = {
  account: Account
  /** All accounts of the team. Two accounts with the same name show their ids. */
  all: readonly Account[]
  userId: string | undefined
}

export function AccountCard({ account, all, userId }: Props) {
  const [open, setOpen] = useState<Open>()
  const sync = useSyncLists(account)
  const removal = useDeleteAccount(account)
  const isOwner = useMay('owner')
  const mayEdit = useMay('editor')
  const name = shownText(account.display_name ?? '') || shownText(account.account_name)

  const hasTwin = accountLabel(account, all) !== accountLabel(account, [])

  return (
    <Card isFlush className={styles['account']} aria-label={name}>
      <header className={`${styles['header']} ${inRows(3, 'center', 'between')}`}>
        <div className={`${styles['name']} ${inRows('2-3', 'center')}`}>
          <h2>
            <UserText text={name} />
          </h2>
          {name !== shownText(account.account_name) && (
            <span>
              <UserText text={account.account_name} />
            </span>
          )}
          <span>{account.server_prefix}</span>
          {hasTwin && <span>{account.account_id}</span>}
          <Badge kind={account.is_active ? 'good' : 'plain'}>
            {account.is_active ? words.accounts.active : words.accounts.inactive}
          </Badge>
        </div>
        {mayEdit && (
          <div className={styles['actions']}>
            <Button size="small" isBusy={sync.isPending} onClick={() => sync.mutate()}>
              {sync.isPending ? words.accounts.syncing : words.accounts.sync}
            </Button>
            <div className={styles['wide']}>
              <Button size="small" onClick={() => setOpen('edit')}>
                {words.accounts.edit}
              </Button>
              {isOwner && (
                <Button size="small" look="danger" onClick={() => setOpen('delete')}>
                  {words.accounts.remove}
                </Button>
              )}
            </div>
            <div className={styles['narrow']}>
              <MoreMenu name={name} isOwner={isOwner} onOpen={setOpen} />
            </div>
          </div>
        )}
      </header>
      <div className={styles['hint']}>
        <SlowHint isWaiting={sync.isPending} />
      </div>
      <AccountNotices account={account} isOwner={isOwner} onOpen={setOpen} />
      {(account.lists_refused === null || account.lists.length > 0) && (
        <ListsTable lists={account.lists} accountName={name} />
      )}

      {open === 'reconnect' && (
        <ConnectAccountDialog userId={userId} account={account} onClose={() => setOpen(undefined)} />
      )}
      {open === 'edit' && <EditAccountDialog account={account} onClose={() => setOpen(undefined)} />}
      {open === 'delete' && (
        <AskConfirmation
          title={words.accounts.removeTitle}
          text={words.accounts.removeQuestion}
          button={words.accounts.removeConfirm}
          busy={words.accounts.removing}
          fallback={words.accounts.removeFailed}
          send={removal.mutateAsync}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}

type NoticesProps = { account: Account; isOwner: boolean; onOpen: (open: Open) => void }

/** What the organiser should know of an account. */
function AccountNotices({ account, isOwner, onOpen }: NoticesProps) {
  return (
    <>
      {account.needs_reconnect && (
        <div className={styles['banner']}>
          <Notice
            kind="warn"
            title={words.accounts.needsReconnect}
            detail={isOwner ? words.accounts.needsReconnectText : words.accounts.needsOwnerText}
          >
            {isOwner && (
              <Button size="small" look="action" onClick={() => onOpen('reconnect')}>
                {words.accounts.reconnect}
              </Button>
            )}
          </Notice>
        </div>
      )}
      {account.is_shared && (
        <div className={styles['banner']}>
          <SharedNotice />
        </div>
      )}
      {account.lists_refused !== null && (
        <div className={styles['banner']}>
          <Notice
            kind="bad"
            title={words.accounts.listsRefused}
            detail={[account.lists_refused, words.accounts.listsRefusedText].join(' ')}
          />
        </div>
      )}
      {account.lists_left_out?.length ? (
        <div className={styles['banner']}>
          <LeftOut of="lists" rows={account.lists_left_out} />
        </div>
      ) : null}
    </>
  )
}

type MoreProps = { name: string; isOwner: boolean; onOpen: (open: Open) => void }

function MoreMenu({ name, isOwner, onOpen }: MoreProps) {
  return (
    <Menu label={words.accounts.more({ account: name })} isIconOnly>
      {(close) => (
        <>
          <button
            type="button"
            onClick={() => {
              close()
              onOpen('edit')
            }}
          >
            {words.accounts.edit}
          </button>
          {isOwner && (
            <button
              type="button"
              data-look="danger"
              onClick={() => {
                close()
                onOpen('delete')
              }}
            >
              {words.accounts.remove}
            </button>
          )}
        </>
      )}
    </Menu>
  )
}
