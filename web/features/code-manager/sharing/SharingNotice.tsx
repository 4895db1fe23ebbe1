import { useState } from 'react'
import type { List } from '#contract/list.ts'
import type { MergeAsk, Sharing } from '#contract/merging.ts'
import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { isolated } from '../../../ui/user-text.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { AskDialog } from './AskDialog.tsx'
import { useSharing, useStayApart, useWithdraw } from './use-sharing.ts'
import { words } from './words.ts'

/** Other teams with the same audience: their requests, and the requests that this team can send. */
export function SharingNotice({ list }: { list: List }) {
  const { data: sharing } = useSharing(list.id)
  const mayDecide = useMay('owner')
  if (!sharing || sharing.others === 0) return null
  if (!mayDecide) return <Notice kind="warn" title={words.others} detail={words.ownersDecide} />
  // The settings say so.
  if (sharing.stays_apart) return null
  return (
    <>
      {sharing.asks.map((ask) => (
        <Asked key={ask.id} list={list} ask={ask} />
      ))}
      {sharing.asks.length === 0 && <Others listId={list.id} sharing={sharing} />}
    </>
  )
}

function Asked({ list, ask }: { list: List; ask: MergeAsk }) {
  const [isOpen, setIsOpen] = useState(false)
  const apart = useStayApart(list.id)
  return (
    <Notice kind="warn" title={words.wanted(isolated(ask.team_name, 80))} detail={words.wantedText}>
      <Button size="small" look="action" onClick={() => setIsOpen(true)}>
        {words.accept}
      </Button>
      <Button size="small" isBusy={apart.isPending} onClick={() => apart.mutate(true)}>
        {words.stayApart}
      </Button>
      {isOpen && <AcceptDialog listId={list.id} ask={ask} onClose={() => setIsOpen(false)} />}
    </Notice>
  )
}

function Others({ listId, sharing }: { listId: string; sharing: Sharing }) {
  const [isOpen, setIsOpen] = useState(false)
  const apart = useStayApart(listId)
  const withdraw = useWithdraw(listId)
  const canAsk = sharing.others > sharing.others_apart
  if (sharing.asked_at !== null) {
    return (
      <Notice kind="plain" title={words.asked} detail={canAsk ? words.askedText : words.othersApart}>
        <Button size="small" isBusy={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
          {words.withdraw}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice kind="warn" title={words.others} detail={canAsk ? words.othersText : words.othersApart}>
      {canAsk && (
        <Button size="small" look="action" onClick={() => setIsOpen(true)}>
          {words.ask}
        </Button>
      )}
      <Button size="small" isBusy={apart.isPending} onClick={() => apart.mutate(true)}>
        {words.stayApart}
      </Button>
      {isOpen && <AskDialog listId={listId} onClose={() => setIsOpen(false)} />}
    </Notice>
  )
}
