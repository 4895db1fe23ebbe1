import { useState } from 'react'
import type { List } from '#contract/list.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from '../code-manager.module.css'
import { isSame, type Draft } from './rule-drafts.ts'
import { RulesDialog } from './RulesDialog.tsx'
import { words } from './words.ts'

const sentencesShown = 5

export function RulesStep({ list }: { list: List }) {
  const [isOpen, setIsOpen] = useState(false)
  /** Kept while the dialog is closed, so that Escape or a click outside loses nothing. */
  const [draft, setDraft] = useState<Draft[]>()
  const rules = list.logic_rules
  const unsaved = draft && !isSame(draft, rules) ? draft : undefined
  return (
    <>
      <p>{words.text}</p>
      {rules.length > 0 && (
        <ol className={styles['sentences']}>
          {rules.slice(0, sentencesShown).map((rule, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rules may be the same; the place tells them apart
            <li key={place}>{sentenceOf(rule)}</li>
          ))}
          {rules.length > sentencesShown && <li>{words.moreRules(rules.length - sentencesShown)}</li>}
        </ol>
      )}
      {unsaved && !isOpen && <p className={styles['unsaved']}>{words.unsaved}</p>}
      <Button onClick={() => setIsOpen(true)}>{words.configure}</Button>
      {isOpen && (
        <RulesDialog
          list={list}
          draft={unsaved}
          onChange={setDraft}
          onClose={(keeps) => {
            if (!keeps) setDraft(undefined)
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

function sentenceOf(rule: List['logic_rules'][number]): string {
  return words.sentence(rule.if_field, shown(rule.if_value), rule.then_field, shown(rule.then_value))
}

function shown(value: string): string {
  return value === '' ? words.unset : words.value(value)
}
