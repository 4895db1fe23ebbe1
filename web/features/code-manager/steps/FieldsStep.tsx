import { useState } from 'react'
import type { Field } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { quiet, stacked } from '../../../ui/layout.ts'
import styles from '../code-manager.module.css'
import { useCreateFields } from '../use-list.ts'
import { words as managerWords } from '../../../words/manager.ts'

export function FieldsStep({ list, fields }: { list: List; fields: readonly Field[] }) {
  const { fields: words } = managerWords.steps
  const [isAsking, setIsAsking] = useState(false)
  if (list.qr_fields_created) return <Tags text={fields.length > 0 ? words.done : words.doneAlone} fields={fields} />
  const isPartial = fields.length > 0
  return (
    <>
      {isPartial ? (
        <>
          <Tags text={words.some} fields={fields} />
          <Notice kind="warn" title={words.someText} />
        </>
      ) : (
        <p>{words.text}</p>
      )}
      <Button look="action" onClick={() => setIsAsking(true)}>
        {isPartial ? words.createMissing : words.create}
      </Button>
      {isAsking && <SetupSystemDialog listId={list.id} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function Tags({ text, fields }: { text: string; fields: readonly Field[] }) {
  return (
    <p>
      {text}{' '}
      {fields.map(({ tag }) => (
        <code key={tag} className={styles['tag']}>
          {tag}
        </code>
      ))}
    </p>
  )
}

/** Announces the change in Mailchimp, and makes it. */
export function SetupSystemDialog({ listId, onClose }: { listId: string; onClose: () => void }) {
  const { fields: words } = managerWords.steps
  const create = useCreateFields(listId, onClose)
  return (
    <Dialog title={words.setupTitle} onClose={onClose}>
      <p>{words.setupText}</p>
      <dl className={`${styles['preview']} ${stacked(3)}`}>
        {words.setupFields.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={quiet()}>{words.setupAfter}</p>
      {create.isError && <TroubleNotice {...wordsFor(create.error, words.failed)} />}
      <SlowHint isWaiting={create.isPending} />
      <DialogActions>
        <Button onClick={onClose}>{managerWords.steps.cancel}</Button>
        <Button look="action" isBusy={create.isPending} onClick={() => create.mutate()}>
          {create.isPending ? words.creating : words.create}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
