import { Notice } from '../../../ui/Notice.tsx'
import type { Batch } from '../batch/use-batch.ts'
import { Drift, Refused } from './Drift.tsx'
import type { ListStatus } from './use-status.ts'
import { words } from '../../../words/manager.ts'
import { useQuery } from '@tanstack/react-query'
import { checkAttendance } from '#contract/checking-attendance.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import styles from '../code-manager.module.css'
import { coverageOf } from './coverage.ts'

type Props = { listId: string; checkedAt: number; status: ListStatus; generation: Batch; onSync: () => void }

/** What a check has found. */
export function Found({ listId, checkedAt, status, generation, onSync }: Props) {
  const { drift, pending, public_fields: publicFields, lost_rule_fields: lostFields, from_memory: fromMemory } = status
  return (
    <>
      <Coverage status={status} generation={generation} />
      {status.fields_created && <Drift drift={drift} onSync={onSync} />}
      <TagNotices listId={listId} checkedAt={checkedAt} />
      {pending > 0 && <Notice kind="plain" title={words.status.pending({ changes: pending })} />}
      <Refused status={status} />
      {publicFields.length > 0 && (
        <Notice
          kind="warn"
          title={words.status.publicFields({ tags: publicFields.join(', ') })}
          detail={words.status.publicFieldsText}
        />
      )}
      {lostFields.length > 0 && (
        <Notice
          kind="warn"
          title={words.status.lostRuleFields({ tags: lostFields.join(', ') })}
          detail={words.status.lostRuleFieldsText}
        />
      )}
      {fromMemory && <Notice kind="plain" title={fromMemory} />}
    </>
  )
}

/** How the tags of guests who came differ in Mailchimp. They are compared once for each check of the list. */
function TagNotices({ listId, checkedAt }: { listId: string; checkedAt: number }) {
  const { data, isError, error } = useQuery({
    // Not refreshed with the list: a second look would find what is being put right.
    queryKey: ['tag-check', listId, checkedAt],
    queryFn: ({ signal }) => call(checkAttendance, { params: { listId } }, signal),
    retry: false,
    staleTime: Infinity,
  })
  if (isError) return <TroubleNotice {...wordsFor(error, words.tagCheck.failed)} />
  return data?.tags.map((drift) => <TagNotice key={drift.name} drift={drift} />)
}

function TagNotice({ drift }: { drift: AnswerOf<typeof checkAttendance>['tags'][number] }) {
  const { name, lacking, untagged, by_hand: byHand, is_whole: isWhole } = drift
  return (
    <>
      {lacking > 0 && (
        <Notice kind="warn" title={words.tagCheck.lacking({ name, guests: lacking })} detail={words.tagCheck.again} />
      )}
      {untagged > 0 && (
        <Notice kind="warn" title={words.tagCheck.untagged({ name, guests: untagged })} detail={words.tagCheck.again} />
      )}
      {byHand > 0 && (
        <Notice
          kind="plain"
          title={words.tagCheck.byHand({ name, guests: byHand })}
          detail={words.tagCheck.byHandText}
        />
      )}
      {!isWhole && (
        <Notice kind="plain" title={words.tagCheck.notWhole({ name })} detail={words.tagCheck.notWholeText} />
      )}
    </>
  )
}

function Coverage({ status, generation }: { status: ListStatus; generation: Batch }) {
  const { total_members: total, members_with_qr: covered, members_without_qr: missing } = status
  const [isAsking, setIsAsking] = useState(false)
  const id = useId()
  if (!status.fields_created)
    return <Notice kind="warn" title={words.status.noFields} detail={words.status.noFieldsText} />
  if (total === 0) return <p>{words.status.empty}</p>
  const percent = coverageOf(covered, total)
  return (
    <div className={styles['progress']}>
      <p className={styles['figure']}>{words.status.coverage({ percent })}</p>
      <progress aria-labelledby={id} max={100} value={percent} data-is-full={missing === 0 || undefined} />
      <p id={id}>{words.status.coverageOf({ covered, total })}</p>
      {missing === 0 && <Notice kind="good" title={words.status.all} />}
      {missing > 0 && (
        <Notice kind="warn" title={words.status.missing({ members: missing })}>
          <Button size="small" look="action" isBusy={generation.isAtWork} onClick={() => setIsAsking(true)}>
            {words.status.generateMissing}
          </Button>
        </Notice>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.status.generateMissing}
          question={words.status.generateQuestion({ members: missing })}
          confirmLabel={words.status.generateMissing}
          busyLabel={words.status.generating}
          onConfirm={() => generation.start.mutateAsync(0)}
          explain={(error) => wordsFor(error, words.status.generateFailed)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
