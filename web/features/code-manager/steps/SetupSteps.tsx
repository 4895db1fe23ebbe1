import { useState } from 'react'
import type { Field } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { BatchPanel } from '../batch/BatchPanel.tsx'
import type { Batch } from '../batch/use-batch.ts'
import styles from '../code-manager.module.css'
import { RulesStep } from '../rules/RulesStep.tsx'
import { words as rules } from '../rules/words.ts'
import { words as manager } from '../words.ts'
import { DisplayFieldStep } from './DisplayFieldStep.tsx'
import { FieldsStep } from './FieldsStep.tsx'
import { locksOf, nextStep, stepsDone } from './progress.ts'
import { Step } from './Step.tsx'
import { ValuesStep } from './ValuesStep.tsx'
import { WebhookStep } from './WebhookStep.tsx'
import { words } from './words.ts'

type Props = { list: List; fields: readonly Field[]; generation: Batch; isSyncing: boolean }

/** The five steps. A list that has done them all shows one line, and the steps on request. */
export function SetupSteps(props: Props) {
  const isComplete = stepsDone(props.list).all
  // The steps stay open when the last one is done, so that they do not vanish under their organiser.
  const [isOpen, setIsOpen] = useState(!isComplete)
  return (
    <Card aria-labelledby="setup">
      {isComplete ? <Complete isOpen={isOpen} onOpen={setIsOpen} /> : <h2 id="setup">{words.title}</h2>}
      {isOpen || !isComplete ? <Steps {...props} /> : <BatchPanel list={props.list} batch={props.generation} />}
    </Card>
  )
}

function Complete({ isOpen, onOpen }: { isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  return (
    <div className={styles['complete']}>
      <span className={styles['tick']}>
        <Icon name="check" size={26} />
      </span>
      <div>
        <h2 id="setup">{manager.complete}</h2>
        <p>{manager.completeText}</p>
      </div>
      <Button size="small" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {isOpen ? words.hideSteps : words.showSteps}
        <Icon name={isOpen ? 'up' : 'down'} size={18} />
      </Button>
    </div>
  )
}

function Steps({ list, fields, generation, isSyncing }: Props) {
  const done = stepsDone(list)
  const locks = locksOf(list)
  const next = nextStep(list)
  return (
    <ol role="list" className={styles['steps']}>
      <Step number={1} title={words.fields.title} isDone={done.fields} isNext={next === 'fields'}>
        <FieldsStep list={list} fields={fields} />
      </Step>
      <Step
        number={2}
        title={words.values.title}
        isDone={done.values}
        isNext={next === 'values'}
        isAtWork={generation.progress !== undefined || generation.isLost}
        lock={locks.values}
      >
        <ValuesStep list={list} generation={generation} isSyncing={isSyncing} />
      </Step>
      <Step
        number={3}
        title={words.webhook.title}
        isDone={done.webhook}
        isNext={next === 'webhook'}
        lock={locks.webhook}
      >
        <WebhookStep listId={list.id} />
      </Step>
      <Step number={4} title={words.display.title} isDone={done.display} isNext={next === 'display'}>
        <DisplayFieldStep list={list} />
      </Step>
      <Step number={5} title={rules.title} isDone={done.rules} isNext={next === 'rules'}>
        <RulesStep list={list} />
      </Step>
    </ol>
  )
}
