import { useId, useState, type FormEvent } from 'react'
import type { DoorAsk, DoorAsks } from '#contract/door-ask.ts'
import { tickAnswer } from '#domain/ask.ts'
import { Checkbox, Field } from '../../../ui/Field.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { shownText } from '#domain/user-text.ts'
import type { Answers } from '../door/answers.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { answersIn, type Missing } from './answers-in.ts'
import { inRows } from '../../../ui/layout.ts'
import styles from '../ways-in.module.css'
import { words } from '../../../words/door-later.ts'

type Props = {
  /** The guest's name; empty where it is not known. */
  name: string
  asks: DoorAsks
  /** The guest is not in yet. */
  isBefore: boolean
  onAnswer: (answers: Answers) => void | Promise<void>
  /** Undefined where the guest must answer. */
  onSkip: (() => void) | undefined
}

/** The list's questions to a guest, answered by staff. */
export function AskGuest({ name, asks: { asks, is_required: isRequired }, isBefore, onAnswer, onSkip }: Props) {
  const id = useId()
  const [given, setGiven] = useState<Answers>({})
  const [missing, setMissing] = useState<Missing>({})
  const [hasFailed, setHasFailed] = useState(false)
  const give = (tag: string) => (value: string) => setGiven({ ...given, [tag]: value })

  async function save(event: FormEvent) {
    event.preventDefault()
    const read = answersIn(asks, given, isRequired)
    setMissing(read.missing)
    if (Object.keys(read.missing).length > 0) return
    setHasFailed(false)
    if (Object.keys(read.answers).length === 0 && onSkip) return onSkip()
    await Promise.resolve(onAnswer(read.answers)).catch(() => setHasFailed(true))
  }

  const skipWord = isBefore ? words.questions.notNow : words.questions.skip
  const foot = (
    <div className={styles['foot']}>
      {onSkip && <Button onClick={onSkip}>{skipWord}</Button>}
      <Button type="submit" form={id} look="action">
        {isBefore ? words.questions.goOn : words.questions.save}
      </Button>
    </div>
  )
  return (
    <Sheet
      title={shownText(name, 60) || (isBefore ? words.questions.before : words.questions.after)}
      closeLabel={skipWord}
      isOpen
      onClose={() => onSkip?.()}
      foot={foot}
    >
      <form id={id} className={styles['asks']} onSubmit={(event) => void save(event)} noValidate>
        <p>{isBefore ? words.questions.before : words.questions.after}</p>
        {asks.map((ask) => (
          <One key={ask.tag} ask={ask} value={given[ask.tag] ?? ''} problem={missing[ask.tag]} onGive={give(ask.tag)} />
        ))}
        {hasFailed && <Notice kind="bad" title={words.questions.failed} isUrgent />}
      </form>
    </Sheet>
  )
}

type OneProps = { ask: DoorAsk; value: string; problem: string | undefined; onGive: (value: string) => void }

function One({ ask: { tag, question, kind, choices }, value, problem, onGive }: OneProps) {
  if (kind === 'tick') {
    return (
      <div className={styles['tick']}>
        <Checkbox
          label={question}
          name={tag}
          checked={value !== ''}
          onChange={({ target }) => onGive(target.checked ? tickAnswer : '')}
        />
        {problem && <p role="alert">{problem}</p>}
      </div>
    )
  }
  if (kind === 'choice') {
    return (
      <fieldset className={`${styles['choices']} ${inRows(2)}`}>
        <legend>{question}</legend>
        {choices.map((choice) => (
          <Choice
            key={choice}
            label={choice}
            isOn={value === choice}
            onChoose={() => onGive(value === choice ? '' : choice)}
          />
        ))}
        {problem && <p role="alert">{problem}</p>}
      </fieldset>
    )
  }
  return (
    <Field
      label={question}
      name={tag}
      value={value}
      onChange={({ target }) => onGive(target.value)}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={255}
      problems={problem === undefined ? undefined : [problem]}
    />
  )
}
