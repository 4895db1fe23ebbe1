import type { Field } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { Card } from '../../../ui/Card.tsx'
import type { Batch } from '../batch/use-batch.ts'
import styles from '../code-manager.module.css'
import { RulesStep } from '../rules/RulesStep.tsx'
import { words as rules } from '../rules/words.ts'
import { DisplayFieldStep } from './DisplayFieldStep.tsx'
import { FieldsStep } from './FieldsStep.tsx'
import { locksOf, stepsDone } from './progress.ts'
import { Step } from './Step.tsx'
import { ValuesStep } from './ValuesStep.tsx'
import { WebhookStep } from './WebhookStep.tsx'
import { words } from './words.ts'

type Props = { list: List; fields: readonly Field[]; generation: Batch; isSyncing: boolean }

export function SetupSteps({ list, fields, generation, isSyncing }: Props) {
  const done = stepsDone(list)
  const locks = locksOf(list)
  return (
    <Card aria-labelledby="setup">
      <h2 id="setup">{words.title}</h2>
      <ol role="list" className={styles['steps']}>
        <Step number={1} title={words.fields.title} isDone={done.fields}>
          <FieldsStep list={list} fields={fields} />
        </Step>
        <Step number={2} title={words.values.title} isDone={done.values} lock={locks.values}>
          <ValuesStep list={list} generation={generation} isSyncing={isSyncing} />
        </Step>
        <Step number={3} title={words.webhook.title} isDone={done.webhook} lock={locks.webhook}>
          <WebhookStep listId={list.id} />
        </Step>
        <Step number={4} title={words.display.title} isDone={done.display}>
          <DisplayFieldStep list={list} />
        </Step>
        <Step number={5} title={rules.title} isDone={done.rules}>
          <RulesStep list={list} />
        </Step>
      </ol>
    </Card>
  )
}
