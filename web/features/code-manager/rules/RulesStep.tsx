import { isolated } from '#domain/user-text.ts'
import { useState } from 'react'
import type { List } from '#contract/list.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { stacked } from '../../../ui/layout.ts'
import styles from '../code-manager.module.css'
import { isSame, type Draft } from './rule-drafts.ts'
import { RulesDialog } from './RulesDialog.tsx'
import { troubleText, troubleTitle } from './trouble-words.ts'
import { words as managerWords } from '../../../words/manager.ts'

const sentencesShown = 5

export function RulesStep({ list }: { list: List }) {
  const [isOpen, setIsOpen] = useState(false)
  /** Kept while the dialog is closed, so that Escape or a click outside loses nothing. */
  const [draft, setDraft] = useState<Draft[]>()
  const rules = list.logic_rules
  const unsaved = draft && !isSame(draft, rules) ? draft : undefined
  return (
    <>
      <p>{managerWords.rules.text}</p>
      {rules.length > 0 && (
        <ol className={`${styles['sentences']} ${stacked(1)}`}>
          {rules.slice(0, sentencesShown).map((rule, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rules may be the same; the place tells them apart
            <li key={place}>{sentenceOf(rule)}</li>
          ))}
          {rules.length > sentencesShown && (
            <li>{managerWords.rules.moreRules({ more: rules.length - sentencesShown })}</li>
          )}
        </ol>
      )}
      {list.rule_troubles.map((trouble) => (
        <Notice
          key={`${trouble.field} ${trouble.value}`}
          kind="warn"
          title={troubleTitle(trouble)}
          detail={troubleText(trouble)}
        />
      ))}
      {unsaved && !isOpen && <p className={styles['unsaved']}>{managerWords.rules.unsaved}</p>}
      <Button onClick={() => setIsOpen(true)}>{managerWords.rules.configure}</Button>
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
  return managerWords.rules.sentence({
    ifField: rule.if_field,
    ifValue: shown(rule.if_value),
    thenField: rule.then_field,
    thenValue: shown(rule.then_value),
  })
}

function shown(value: string): string {
  return value === '' ? managerWords.rules.unset : managerWords.rules.value({ value: isolated(value) })
}
