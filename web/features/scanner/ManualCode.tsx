import { useState, type FormEvent } from 'react'
import { codeInText } from '#domain/link.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './scanner.module.css'
import { words } from './words.ts'

/** For a code that no camera reads. It is sent only when it can be one, and is taken out of the field then. */
export function ManualCode({ onCode }: { onCode: (text: string) => void }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (codeInText(typed) === undefined) return setProblem(words.manualProblem(typed.replaceAll(/[\s-]/g, '').length))
    setProblem(undefined)
    setTyped('')
    onCode(typed.trim())
  }

  return (
    <details className={styles['panel']}>
      <summary>{words.manual}</summary>
      <form onSubmit={submit} noValidate>
        <Field
          label={words.manualLabel}
          name="code"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={words.manualHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          problems={problem === undefined ? undefined : [problem]}
        />
        <Button type="submit" look="action">
          {words.manualButton}
        </Button>
      </form>
    </details>
  )
}
