import styles from './rules/rules.module.css'
import type { List } from '#contract/list.ts'
import { Button } from '../../ui/Button.tsx'
import { useGoToPlace } from '../../ui/use-go-to-place.ts'
import { DisableSystem } from './DisableSystem.tsx'
import { Usage } from './email/Usage.tsx'
import { HeadAction } from './home/ListHead.tsx'
import { useListWork } from './home/list-work.ts'
import { stacked } from '../../ui/layout.ts'
import { StatusCard } from './status/StatusCard.tsx'
import { SetupSteps } from './steps/SetupSteps.tsx'
import { useFields } from './use-list.ts'
import { words } from '../../words/manager.ts'

/** The QR Code Manager of a list (SPEC §2): its sync, the check, the five steps, the HTML, and Disable System. */
export function QrCodeManager({ list }: { list: List }) {
  const { status, generation, sync, askToSync } = useListWork()
  const fields = useFields(list.id)
  useGoToPlace()
  return (
    <>
      {list.qr_fields_created && (
        <HeadAction>
          <Button id="sync" isBusy={sync.isAtWork} onClick={askToSync}>
            {words.list.sync}
          </Button>
        </HeadAction>
      )}
      <div className={`${styles['columns']} ${stacked(4, 'fits')}`}>
        <div className={`${styles['column']} ${stacked(4, 'fits')}`}>
          <StatusCard of={status} known={list.unreadable} generation={generation} onSync={askToSync} />
          <SetupSteps list={list} fields={fields.data ?? []} generation={generation} isSyncing={sync.isAtWork} />
        </div>
        <Usage list={list} fields={fields} isBesideSetup />
      </div>
      <DisableSystem list={list} fields={fields.data} />
    </>
  )
}
