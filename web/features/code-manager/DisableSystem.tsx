import { useState } from 'react'
import { type Field, deleteField, readFields } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { wordsFor } from '../../api/declined.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { inRows, quiet } from '../../ui/layout.ts'
import styles from './code-manager.module.css'
import { SetupSystemDialog } from './steps/FieldsStep.tsx'
import { words } from '../../words/manager.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { showToast } from '../../ui/toast-list.ts'
import { keyOf, useRefreshList } from './use-list.ts'

/** `fields` are undefined while they cannot be read. */
type Props = { list: List; fields: readonly Field[] | undefined }

/** Shown while the list has any of our fields. */
export function DisableSystem({ list, fields }: Props) {
  const [open, setOpen] = useState<'disable' | 'create'>()
  const { disable, stopped } = useDisable(list.id, fields)
  const isPartial = fields !== undefined && fields.length > 0 && !list.qr_fields_created
  const close = () => setOpen(undefined)
  if (fields ? fields.length === 0 : !list.qr_fields_created) return null
  return (
    <Card aria-labelledby="disable-system">
      <h2 id="disable-system">{words.list.disableTitle}</h2>
      <div className={`${styles['textAndAction']} ${inRows('3-5', 'center', 'between')}`}>
        <p className={quiet()}>{words.list.disableText}</p>
        {!isPartial && (
          <Button look="danger" onClick={() => setOpen('disable')}>
            {words.list.disable}
          </Button>
        )}
      </div>
      {isPartial && (
        <Notice
          kind={stopped ? 'bad' : 'warn'}
          title={stopped?.message ?? words.list.partial}
          detail={[stopped?.details, words.list.left({ tags: fields.map(({ tag }) => tag).join(', ') })]
            .filter(Boolean)
            .join(' ')}
          isUrgent={stopped !== undefined}
        >
          <Button size="small" look="danger" onClick={() => setOpen('disable')}>
            {words.list.disableRest}
          </Button>
          <Button size="small" onClick={() => setOpen('create')}>
            {words.list.enableAgain}
          </Button>
        </Notice>
      )}
      {open === 'create' && <SetupSystemDialog listId={list.id} onClose={close} />}
      {open === 'disable' && (
        <ConfirmDialog
          title={words.list.disableTitle}
          question={words.list.disableQuestion}
          confirmLabel={words.list.disable}
          busyLabel={words.list.disabling}
          look="danger"
          onConfirm={disable}
          explain={(error) => wordsFor(error, words.list.disableFailed)}
          onClose={close}
        >
          {list.is_shared && (
            <Notice kind="warn" title={words.list.disableShared} detail={words.list.disableSharedText} />
          )}
        </ConfirmDialog>
      )}
    </Card>
  )
}

/**
 * Deletes the fields in Mailchimp one after the other, a call each (SPEC §7). `stopped` is the reason if it ended
 * halfway. If it could not even begin, it throws.
 */
function useDisable(listId: string, fields: readonly Field[] | undefined) {
  const [stopped, setStopped] = useState<{ by: unknown }>()
  const client = useQueryClient()
  const refresh = useRefreshList(listId)

  async function disable() {
    setStopped(undefined)
    let removed = 0
    try {
      const all = fields ?? (await call(readFields, { params: { listId } })).qr_codes
      for (const { id } of all) {
        await call(deleteField, { params: { listId, qrId: id } })
        removed += 1
      }
      showToast('good', words.list.disabled)
    } catch (error) {
      if (removed === 0) throw error
      setStopped({ by: error })
    } finally {
      // Earlier results no longer describe the list.
      await client.resetQueries({ queryKey: keyOf(listId, 'status') })
      await refresh()
    }
  }

  return { disable, stopped: stopped && wordsFor(stopped.by, words.list.fieldNotDeleted) }
}
