import { Notice } from '../../../ui/Notice.tsx'
import type { Batch } from '../batch/use-batch.ts'
import { Coverage } from './Coverage.tsx'
import { Drift, Refused } from './Drift.tsx'
import { TagNotices } from './TagNotices.tsx'
import type { ListStatus } from './use-status.ts'
import { words } from './words.ts'

type Props = { listId: string; checkedAt: number; status: ListStatus; generation: Batch; onSync: () => void }

/** What a check has found. */
export function Found({ listId, checkedAt, status, generation, onSync }: Props) {
  const { drift, pending, public_fields: publicFields, lost_rule_fields: lostFields, from_memory: fromMemory } = status
  return (
    <>
      <Coverage status={status} generation={generation} />
      {status.fields_created && <Drift drift={drift} onSync={onSync} />}
      <TagNotices listId={listId} checkedAt={checkedAt} />
      {pending > 0 && <Notice kind="plain" title={words.pending(pending)} />}
      <Refused status={status} />
      {publicFields.length > 0 && (
        <Notice kind="warn" title={words.publicFields(publicFields.join(', '))} detail={words.publicFieldsText} />
      )}
      {lostFields.length > 0 && (
        <Notice kind="warn" title={words.lostRuleFields(lostFields.join(', '))} detail={words.lostRuleFieldsText} />
      )}
      {fromMemory && <Notice kind="plain" title={fromMemory} />}
    </>
  )
}
