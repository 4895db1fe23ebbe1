import { type ReactNode, useState } from 'react'
import type { List } from '#contract/list.ts'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { BatchPanel } from '../batch/BatchPanel.tsx'
import { DoubtNotice } from '../batch/DoubtNotice.tsx'
import { useBatch } from '../batch/use-batch.ts'
import { GuessableCodes } from '../GuessableCodes.tsx'
import { SharingNotice } from '../sharing/SharingNotice.tsx'
import { useStatus } from '../status/use-status.ts'
import { words as steps } from '../steps/words.ts'
import { SyncDialog } from '../SyncDialog.tsx'
import { words } from '../words.ts'
import { ListWorkHere } from './list-work.ts'

type Props = { list: List; isSettings: boolean; children: ReactNode }

/** Above every part: trouble, open doubts, what other teams ask, and work under way. */
export function WorkFrame({ list, isSettings, children }: Props) {
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
      <SharingNotice list={list} />
      {(sync.progress || sync.isLost) && (
        <Card aria-label={words.sync}>
          <BatchPanel list={list} batch={sync} />
        </Card>
      )}
      {/* The settings show the generation in its own step. */}
      {!isSettings && (generation.isAtWork || generation.isLost) && (
        <Card aria-label={steps.values.askTitle}>
          <BatchPanel list={list} batch={generation} />
        </Card>
      )}
      {list.qr_values_set && <GuessableCodes listId={list.id} />}
      {children}
      {isAsking && <SyncDialog sync={sync} onClose={() => setIsAsking(false)} />}
    </ListWorkHere>
  )
}

function troubleOf({ is_gone: isGone, account }: List): [string, string] | undefined {
  if (isGone) return [words.gone, words.goneText]
  if (account.needs_reconnect) return [words.needsReconnect, words.needsReconnectText]
  if (!account.is_active) return [words.accountInactive, words.accountInactiveText]
  return undefined
}
