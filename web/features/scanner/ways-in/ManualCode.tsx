import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inRows, stacked } from '../../../ui/layout.ts'
import styles from '../ways-in.module.css'
import { readTypedCode, type TypedCode } from './typed-code.ts'
import { words } from '../../../words/door.ts'

/**
 * For a code that no camera reads. It is sent only if it can be a code, and then cleared. Typos are shown first; a code of an
 * earlier tool, which has no check symbol, passes with Check it anyway.
 */
export function ManualCode({ onCode }: { onCode: (text: string) => void }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<Exclude<TypedCode, { kind: 'code' }>>()

  function send(text: string) {
    setProblem(undefined)
    setTyped('')
    onCode(text)
  }

  /** A typo is shown after the last symbol. Too few symbols are shown only on submit. */
  function change(text: string) {
    setTyped(text)
    const read = readTypedCode(text)
    setProblem(read.kind === 'typo' ? read : undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readTypedCode(typed)
    if (read.kind === 'code') send(read.text)
    else setProblem(read)
  }

  return (
    <form className={stacked(4)} onSubmit={submit} noValidate>
      <Field
        label={words.typing.label}
        name="code"
        value={typed}
        onChange={(event) => change(event.target.value)}
        hint={words.typing.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
        problems={problem && [problemWords(problem)]}
      />
      {problem?.kind === 'typo' && <Groups {...problem} />}
      <Button type="submit" look="action">
        {words.typing.button}
      </Button>
      {problem?.kind === 'typo' && <Button onClick={() => send(problem.text)}>{words.typing.anyway}</Button>}
    </form>
  )
}

function problemWords(problem: Exclude<TypedCode, { kind: 'code' }>): string {
  if (problem.kind === 'typo') return words.typing.typo
  const said = words.typing.problem({ length: problem.length })
  return problem.group === undefined ? said : `${said} ${words.typing.group({ group: problem.group })}`
}

function Groups({ groups, likely }: { groups: readonly string[]; likely: ReadonlySet<number> }) {
  return (
    <p className={`${styles['groups']} ${inRows('1-3')}`}>
      {groups.map((group, place) =>
        likely.has(place) ? (
          // oxlint-disable-next-line react/no-array-index-key -- two groups may be alike, and they never move
          <mark key={place}>{group}</mark>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place}>{group}</span>
        ),
      )}
      {likely.size > 0 && <span>{words.typing.likely}</span>}
    </p>
  )
}
