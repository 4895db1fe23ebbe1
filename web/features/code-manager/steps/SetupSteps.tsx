import styles from '../code-manager.module.css'
import type { Field } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Batch } from '../batch/use-batch.ts'
import { stacked, quiet } from '../../../ui/layout.ts'
import { RulesStep } from '../rules/RulesStep.tsx'
import { words, words as managerWords } from '../../../words/manager.ts'
import { FieldsStep } from './FieldsStep.tsx'
import { locksOf, nextStep, stepsDone } from './progress.ts'
import { Step } from './Step.tsx'
import { WebhookStep } from './WebhookStep.tsx'
import { useState } from 'react'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { BatchPanel } from '../batch/BatchPanel.tsx'
import { textOf } from '../../../api/use-form-call.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { fieldOptions } from '../field-options.ts'
import { FieldsDialog } from './FieldsDialog.tsx'
import { NameFields } from './NameFields.tsx'

type Props = { list: List; fields: readonly Field[]; generation: Batch; isSyncing: boolean }

/** The five steps, and a banner once all are done. */
export function SetupSteps(props: Props) {
  return (
    <Card aria-labelledby="setup">
      {stepsDone(props.list).all ? <Complete /> : <h2 id="setup">{words.steps.title}</h2>}
      <Steps {...props} />
    </Card>
  )
}

function Complete() {
  return (
    <div className={`${styles['complete']} ${stacked('3-4')}`}>
      <span className={styles['tick']}>
        <Icon name="check" size={26} />
      </span>
      <div>
        <h2 id="setup">{words.list.complete}</h2>
        <p>{words.list.completeText}</p>
      </div>
    </div>
  )
}

function Steps({ list, fields, generation, isSyncing }: Props) {
  const done = stepsDone(list)
  const locks = locksOf(list)
  const next = nextStep(list)
  return (
    <ol role="list" className={stacked(4)}>
      <Step
        number={1}
        id="create-fields"
        title={words.steps.fields.title}
        isDone={done.fields}
        isNext={next === 'fields'}
      >
        <FieldsStep list={list} fields={fields} />
      </Step>
      <Step
        number={2}
        id="generate"
        title={words.steps.values.title}
        isDone={done.values}
        isNext={next === 'values'}
        isAtWork={generation.progress !== undefined || generation.isLost}
        lock={locks.values}
      >
        <ValuesStep list={list} generation={generation} isSyncing={isSyncing} />
      </Step>
      <Step
        number={3}
        id="webhook"
        title={words.steps.webhook.title}
        isDone={done.webhook}
        isNext={next === 'webhook'}
        lock={locks.webhook}
      >
        <WebhookStep listId={list.id} />
      </Step>
      <Step
        number={4}
        id="display-field"
        title={words.steps.display.title}
        isDone={done.display}
        isNext={next === 'display'}
      >
        <DisplayFieldStep list={list} />
      </Step>
      <Step number={5} id="logic" title={words.rules.title} isDone={done.rules} isNext={next === 'rules'}>
        <RulesStep list={list} />
      </Step>
    </ol>
  )
}

function ValuesStep({ list, generation, isSyncing }: { list: List; generation: Batch; isSyncing: boolean }) {
  const { values: words } = managerWords.steps
  const [isAsking, setIsAsking] = useState(false)
  const isSet = list.qr_values_set
  return (
    <>
      <p>{isSet ? `${words.done} ${list.webhook_setup ? words.byWebhook : words.byHand}` : words.text}</p>
      <BatchPanel list={list} batch={generation} />
      {!generation.isAtWork && (
        <Button look={isSet ? 'quiet' : 'action'} isBusy={isSyncing} onClick={() => setIsAsking(true)}>
          {isSet ? words.again : words.generate}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.askTitle}
          question={words.ask}
          confirmLabel={words.generate}
          busyLabel={words.starting}
          onConfirm={() => generation.start.mutateAsync(0)}
          explain={(error) => wordsFor(error, words.failed)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function DisplayFieldStep({ list }: { list: List }) {
  const { display: words } = managerWords.steps
  const [isOpen, setIsOpen] = useState(false)
  const field = list.display_field
  return (
    <>
      <p>{words.text}</p>
      {field ? (
        <p>
          {words.shows} <code className={styles['tag']}>{field}</code>
        </p>
      ) : (
        <p className={quiet()}>{words.showsName}</p>
      )}
      <Button onClick={() => setIsOpen(true)}>{words.configure}</Button>
      <NameFields list={list} />
      {isOpen && <DisplayFieldDialog list={list} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function DisplayFieldDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const { display: words } = managerWords.steps
  return (
    <FieldsDialog
      list={list}
      title={words.title}
      failed={words.failed}
      read={(form) => ({ display_field: textOf(form, 'display_field') || null })}
      saved={(message) => message || words.updated}
      onClose={onClose}
    >
      {(fields, declined) => (
        <SelectField
          label={words.label}
          name="display_field"
          defaultValue={list.display_field ?? ''}
          hint={words.hint}
          options={fieldOptions(fields, list.display_field ?? '', { none: words.nameOrEmail, gone: words.gone })}
          problems={declined?.fields['display_field']}
        />
      )}
    </FieldsDialog>
  )
}
