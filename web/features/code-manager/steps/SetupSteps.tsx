import type { Field } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Batch } from '../batch/use-batch.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from '../code-manager.module.css'
import { RulesStep } from '../rules/RulesStep.tsx'
import { words } from '../../../words/manager.ts'
import { DisplayFieldStep } from './DisplayFieldStep.tsx'
import { FieldsStep } from './FieldsStep.tsx'
import { locksOf, nextStep, stepsDone } from './progress.ts'
import { Step } from './Step.tsx'
import { ValuesStep } from './ValuesStep.tsx'
import { WebhookStep } from './WebhookStep.tsx'

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
