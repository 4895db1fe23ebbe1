import { useState } from 'react'
import type { Field } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { wordsFor } from '../../api/declined.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './code-manager.module.css'
import { SetupSystemDialog } from './steps/FieldsStep.tsx'
import { useDisable } from './use-disable.ts'
import { words } from './words.ts'

type Props = { list: List; fields: readonly Field[] }

/** Shown while the list has any of our fields. */
export function DisableSystem({ list, fields }: Props) {
  const [open, setOpen] = useState<'disable' | 'create'>()
  const { disable, stopped } = useDisable(list.id, fields)
  const isPartial = fields.length > 0 && !list.qr_fields_created
  const close = () => setOpen(undefined)
  return (
    <Card aria-labelledby="disable-system">
      <h2 id="disable-system">{words.disableTitle}</h2>
      <div className={styles['textAndAction']}>
        <p className={styles['quiet']}>{words.disableText}</p>
        {!isPartial && (
          <Button look="danger" onClick={() => setOpen('disable')}>
            {words.disable}
          </Button>
        )}
      </div>
      {isPartial && (
        <Notice
          kind={stopped ? 'bad' : 'warn'}
          title={stopped?.message ?? words.partial}
          detail={[stopped?.details, words.left(fields.map(({ tag }) => tag).join(', '))].filter(Boolean).join(' ')}
          isUrgent={stopped !== undefined}
        >
          <Button size="small" look="danger" onClick={() => setOpen('disable')}>
            {words.disableRest}
          </Button>
          <Button size="small" onClick={() => setOpen('create')}>
            {words.enableAgain}
          </Button>
        </Notice>
      )}
      {open === 'create' && <SetupSystemDialog listId={list.id} onClose={close} />}
      {open === 'disable' && (
        <ConfirmDialog
          title={words.disableTitle}
          question={words.disableQuestion}
          confirmLabel={words.disable}
          busyLabel={words.disabling}
          look="danger"
          onConfirm={disable}
          explain={(error) => wordsFor(error, words.disableFailed)}
          onClose={close}
        >
          {list.is_shared && <Notice kind="warn" title={words.disableShared} detail={words.disableSharedText} />}
        </ConfirmDialog>
      )}
    </Card>
  )
}
