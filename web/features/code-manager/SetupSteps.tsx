import { useState, type ReactNode } from 'react'
import type { Field } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { wordsFor } from '../../api/declined.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import styles from './code-manager.module.css'
import { GenerationProgress } from './GenerationProgress.tsx'
import { isOver, useGeneration } from './use-generation.ts'
import { useCreateFields } from './use-list.ts'
import { words } from './words.ts'

export function SetupSteps({ list, fields }: { list: List; fields: readonly Field[] }) {
  const hasFields = fields.length > 0
  return (
    <section className={styles['card']}>
      <h2>{words.stepsTitle}</h2>
      <ol role="list" className={styles['steps']}>
        <Step number={1} title={words.fieldsTitle} isDone={hasFields}>
          <FieldsStep listId={list.id} fields={fields} />
        </Step>
        <Step number={2} title={words.valuesTitle} isDone={list.qr_values_set}>
          {hasFields ? <ValuesStep list={list} /> : <p>{words.locked}</p>}
        </Step>
      </ol>
    </section>
  )
}

function Step({
  number,
  title,
  isDone,
  children,
}: {
  number: number
  title: string
  isDone: boolean
  children: ReactNode
}) {
  return (
    <li className={styles['step']}>
      <span className={styles['number']} data-is-done={isDone || undefined} aria-hidden="true">
        {isDone ? '✓' : number}
      </span>
      <div className={styles['stepBody']}>
        <h3>
          {title} {isDone && <Badge kind="good">{words.done}</Badge>}
        </h3>
        {children}
      </div>
    </li>
  )
}

function FieldsStep({ listId, fields }: { listId: string; fields: readonly Field[] }) {
  const create = useCreateFields(listId)
  if (fields.length > 0) {
    return (
      <p>
        {words.fieldsDone}{' '}
        {fields.map(({ tag }) => (
          <code key={tag} className={styles['tag']}>
            {tag}
          </code>
        ))}
      </p>
    )
  }
  return (
    <>
      <p>{words.fieldsText}</p>
      {create.isError && <TroubleNotice {...wordsFor(create.error, words.fieldsFailed)} />}
      <Button look="action" isBusy={create.isPending} onClick={() => create.mutate()}>
        {create.isPending ? words.creatingFields : words.createFields}
      </Button>
      <SlowHint isWaiting={create.isPending} />
    </>
  )
}

function ValuesStep({ list }: { list: List }) {
  const [isAsking, setIsAsking] = useState(false)
  const running = list.running_batch?.kind === 'generate' ? list.running_batch.id : undefined
  const { start, progress, isProgressLost } = useGeneration(list.id, running)
  const isAtWork = (progress !== undefined && !isOver(progress)) || (progress === undefined && running !== undefined)

  return (
    <>
      <p>{list.qr_values_set ? words.valuesDone : words.valuesText}</p>
      {(progress || isProgressLost) && <GenerationProgress progress={progress} isLost={isProgressLost} />}
      {!isAtWork && (
        <Button look={list.qr_values_set ? 'quiet' : 'action'} onClick={() => setIsAsking(true)}>
          {list.qr_values_set ? words.generateAgain : words.generate}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.generateTitle}
          question={words.generateQuestion}
          confirmLabel={words.generate}
          busyLabel={words.generating}
          onConfirm={() => start.mutateAsync()}
          explain={(error) => wordsFor(error, words.generateFailed)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
