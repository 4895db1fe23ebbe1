import { type ReactNode, useState } from 'react'
import type { List } from '#contract/list.ts'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { BatchPanel } from '../batch/BatchPanel.tsx'
import { DoubtNotice } from '../batch/DoubtNotice.tsx'
import { useBatch, type Batch } from '../batch/use-batch.ts'
import { GuessableCodes } from '../GuessableCodes.tsx'
import { useStatus } from '../status/use-status.ts'
import { words } from '../../../words/manager.ts'
import { words as common } from '../../../words/product.ts'
import { ListWorkHere } from './list-work.ts'
import { wordsFor } from '../../../api/declined.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'

type Props = { list: List; hasSteps: boolean; children: ReactNode }

/** Above every part: trouble, open doubts, another team with the audience, and work under way. */
export function WorkFrame({ list, hasSteps, children }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const status = useStatus(list.id)
  const recheckShown = () => status.status.data && void status.recheck()
  const generation = useBatch(list, 'generate', recheckShown)
  const sync = useBatch(list, 'sync', () => void status.recheck())
  const trouble = troubleOf(list)
  const askToSync = () => setIsAsking(true)

  return (
    <ListWorkHere value={{ status, generation, sync, askToSync }}>
      {trouble && <Notice kind="warn" title={trouble[0]} detail={trouble[1]} />}
      {list.doubt && !trouble && <DoubtNotice doubt={list.doubt} sync={sync} onSync={askToSync} />}
      {list.is_shared && <Notice kind="warn" {...sharingOf(list)} />}
      {(sync.progress || sync.isLost) && (
        <Card aria-label={words.list.sync}>
          <BatchPanel list={list} batch={sync} />
        </Card>
      )}
      {/* The steps of the setup show the generation in its own. */}
      {!hasSteps && (generation.isAtWork || generation.isLost) && (
        <Card aria-label={words.steps.values.askTitle}>
          <BatchPanel list={list} batch={generation} />
        </Card>
      )}
      {list.qr_values_set && <GuessableCodes listId={list.id} />}
      {children}
      {isAsking && <SyncDialog sync={sync} onClose={() => setIsAsking(false)} />}
    </ListWorkHere>
  )
}

/** Without fields of its own, a team may not set up an audience of another one. */
function sharingOf({ qr_fields_created: isOurs }: List): { title: string; detail: string } {
  return isOurs ? { title: words.sharing.others, detail: words.sharing.othersText } : common.takenAudience
}

function troubleOf({ is_gone: isGone, account }: List): [string, string] | undefined {
  if (isGone) return [words.list.gone, words.list.goneText]
  if (account.needs_reconnect) return [words.list.needsReconnect, words.list.needsReconnectText]
  if (!account.is_active) return [words.list.accountInactive, words.list.accountInactiveText]
  return undefined
}

function SyncDialog({ sync, onClose }: { sync: Batch; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={words.list.sync}
      question={words.list.syncQuestion}
      confirmLabel={words.list.syncConfirm}
      busyLabel={words.list.syncStarting}
      onConfirm={() => sync.start.mutateAsync(0)}
      explain={(error) => wordsFor(error, words.list.syncFailed)}
      onClose={onClose}
    />
  )
}
