import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import type { Batch } from '../batch/use-batch.ts'
import styles from '../code-manager.module.css'
import { Coverage } from './Coverage.tsx'
import { Drift, Refused } from './Drift.tsx'
import { TagNotice } from './TagNotice.tsx'
import type { ListStatus, Status } from './use-status.ts'
import { words } from './words.ts'

type Props = { of: Status; generation: Batch; onSync: () => void }

export function StatusCard({ of: { status, tags, check }, generation, onSync }: Props) {
  const { data, isFetching } = status
  return (
    <Card aria-label={words.title} aria-busy={isFetching}>
      <header className={styles['cardHeader']}>
        <h2>{words.title}</h2>
        <Button size="small" isBusy={isFetching} onClick={() => void check()}>
          {isFetching ? words.checking : data ? words.checkAgain : words.check}
        </Button>
      </header>
      {!data && <p className={styles['quiet']}>{words.text}</p>}
      <SlowHint isWaiting={isFetching} />
      {status.isError && !isFetching && <TroubleNotice {...wordsFor(status.error, words.failed)} />}
      {data && <Found status={data} generation={generation} onSync={onSync} />}
      {data && tags.isError && <TroubleNotice {...wordsFor(tags.error, words.tagsFailed)} />}
      {data && tags.data?.tags.map((drift) => <TagNotice key={drift.name} drift={drift} />)}
      {data && <p className={styles['small']}>{words.checkedAt(status.dataUpdatedAt)}</p>}
    </Card>
  )
}

function Found({ status, generation, onSync }: { status: ListStatus } & Pick<Props, 'generation' | 'onSync'>) {
  const { drift, pending, public_fields: publicFields, lost_rule_fields: lostFields, message } = status
  return (
    <>
      <Coverage status={status} generation={generation} />
      {status.fields_created && <Drift drift={drift} onSync={onSync} />}
      {pending > 0 && <Notice kind="plain" title={words.pending(pending)} />}
      <Refused status={status} />
      {publicFields.length > 0 && (
        <Notice kind="warn" title={words.publicFields(publicFields.join(', '))} detail={words.publicFieldsText} />
      )}
      {lostFields.length > 0 && (
        <Notice kind="warn" title={words.lostRuleFields(lostFields.join(', '))} detail={words.lostRuleFieldsText} />
      )}
      {message !== words.checked && (
        <Notice kind="plain" title={message.replace(words.checked, '').replace(/^[.\s]+/, '')} />
      )}
    </>
  )
}
