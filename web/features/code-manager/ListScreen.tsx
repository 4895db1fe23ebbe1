import { lazy, Suspense, useState } from 'react'
import type { List } from '#contract/list.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/Page.tsx'
import { paths } from '../../product/paths.ts'
import { BatchPanel } from './batch/BatchPanel.tsx'
import { DoubtNotice } from './batch/DoubtNotice.tsx'
import { useBatch, type Batch } from './batch/use-batch.ts'
import { CampaignUsage } from './CampaignUsage.tsx'
import styles from './code-manager.module.css'
import { Contacts } from './Contacts.tsx'
import { DisableSystem } from './DisableSystem.tsx'
import { GuessableCodes } from './GuessableCodes.tsx'
import { ListName } from './ListName.tsx'
import { ScannerLinks } from './links/ScannerLinks.tsx'
import { Sections } from './Sections.tsx'
import { ListSettings } from './settings/ListSettings.tsx'
import { SharingNotice } from './sharing/SharingNotice.tsx'
import { StatusCard } from './status/StatusCard.tsx'
import { useStatus } from './status/use-status.ts'
import { stepsDone } from './steps/progress.ts'
import { SetupSteps } from './steps/SetupSteps.tsx'
import { SyncDialog } from './SyncDialog.tsx'
import { useFields } from './use-list.ts'
import { words } from './words.ts'

const CheckIns = lazy(() => import('./activity/CheckIns.tsx'))
const Branding = lazy(async () => ({ default: (await import('./settings/Branding.tsx')).Branding }))

/** The whole screen of an existing list. */
export function ListScreen({ list }: { list: List }) {
  const [isAsking, setIsAsking] = useState(false)
  const readFields = useFields(list.id)
  const fields = readFields.data ?? []
  const status = useStatus(list.id)
  const recheckShown = () => status.status.data && void status.recheck()
  const generation = useBatch(list, 'generate', recheckShown)
  const sync = useBatch(list, 'sync', () => void status.recheck())
  const trouble = troubleOf(list)
  const askToSync = () => setIsAsking(true)

  return (
    <>
      <ListHeader list={list} sync={sync} onSync={list.qr_fields_created ? askToSync : undefined} />
      {trouble && <Notice kind="warn" title={trouble[0]} detail={trouble[1]} />}
      {list.doubt && !trouble && <DoubtNotice doubt={list.doubt} sync={sync} onSync={askToSync} />}
      <SharingNotice list={list} />
      {(sync.progress || sync.isLost) && (
        <Card aria-label={words.sync}>
          <BatchPanel list={list} batch={sync} />
        </Card>
      )}
      {list.qr_values_set && <GuessableCodes listId={list.id} />}
      {stepsDone(list).all && <CompleteBanner list={list} />}
      <Sections hasCodes={list.qr_values_set} />
      <div className={styles['columns']}>
        <SetupSteps list={list} fields={fields} generation={generation} isSyncing={sync.isAtWork} />
        <div className={styles['column']}>
          <StatusCard of={status} generation={generation} onSync={askToSync} />
          <CampaignUsage fields={readFields} />
          <ListSettings list={list} />
          <Suspense>
            <Branding list={list} />
          </Suspense>
        </div>
      </div>
      {list.qr_values_set && (
        <Suspense>
          <CheckIns listId={list.id} />
        </Suspense>
      )}
      <ScannerLinks listId={list.id} />
      <Contacts listId={list.id} />
      {fields.length > 0 && <DisableSystem list={list} fields={fields} />}
      {isAsking && <SyncDialog sync={sync} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function ListHeader({ list, sync, onSync }: { list: List; sync: Batch; onSync: (() => void) | undefined }) {
  return (
    <PageHeader>
      <ListName list={list} />
      <div className={styles['actions']}>
        <Button isBusy={sync.isAtWork} disabled={onSync === undefined} onClick={onSync}>
          {words.sync}
        </Button>
        <ButtonLink to={paths.scannerOf(list.list_id)}>{words.toScanner}</ButtonLink>
      </div>
    </PageHeader>
  )
}

function CompleteBanner({ list }: { list: List }) {
  return (
    <section className={styles['complete']}>
      <span className={styles['tick']}>
        <Icon name="check" size={28} />
      </span>
      <div>
        <h2>{words.complete}</h2>
        <p>{words.completeText}</p>
      </div>
      <ButtonLink to={paths.scannerOf(list.list_id)} look="action">
        {words.openScanner}
      </ButtonLink>
    </section>
  )
}

function troubleOf({ is_gone: isGone, account }: List): [string, string] | undefined {
  if (isGone) return [words.gone, words.goneText]
  if (account.needs_reconnect) return [words.needsReconnect, words.needsReconnectText]
  if (!account.is_active) return [words.accountInactive, words.accountInactiveText]
  return undefined
}
