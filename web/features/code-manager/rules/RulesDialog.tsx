import styles from './rules.module.css'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { rulesLimit } from '#contract/limits.ts'
import type { List } from '#contract/list.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import { FieldsLeftOut } from '../../../product/left-out/LeftOut.tsx'
import { useMergeFields, type MergeField } from '../../../product/use-merge-fields.ts'
import { addDraft, changeDraft, draftsOf, moveDraft, type Draft } from './rule-drafts.ts'
import { RuleRow } from './RuleRow.tsx'
import { inRows, quiet, stacked } from '../../../ui/layout.ts'
import { useRules } from './use-rules.ts'
import { words } from '../../../words/manager.ts'

type Props = {
  list: List
  /** Unsaved changes from an earlier opening of the dialog. */
  draft: readonly Draft[] | undefined
  onChange: (draft: Draft[]) => void
  onClose: (keeps: boolean) => void
}

export function RulesDialog(props: Props) {
  const { list, onClose } = props
  const fields = useMergeFields(list.id)
  return (
    <Dialog title={words.rules.configure} width="wide" onClose={() => onClose(true)}>
      {fields.data ? (
        <Editor {...props} fields={fields.data} />
      ) : (
        <>
          <Loaded of={fields} loading={words.rules.loading} failed={words.rules.loadFailed} rows={3} />
          <DialogActions>
            <Button onClick={() => onClose(true)}>{words.rules.cancel}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function Editor({ list, draft, fields, onChange, onClose }: Props & { fields: readonly MergeField[] }) {
  const drafts = draft ?? draftsOf(list.logic_rules)
  const { save, preview, findings, forget, isBusy } = useRules(list.id, () => onClose(false))
  const [said, setSaid] = useState<Said>()
  const [isResumed] = useState(draft !== undefined)
  const form = useRef<HTMLFormElement>(null)
  const focus = useFocusAfter(form)
  const trouble = save.error ?? preview.error

  useEffect(() => {
    if (findings.problems.size > 0) form.current?.querySelector<HTMLElement>('[data-is-wrong] select')?.focus()
  }, [findings])

  function submit(event: FormEvent) {
    event.preventDefault()
    preview.reset()
    if (!isBusy) save.mutate(drafts)
  }

  function count() {
    save.reset()
    if (form.current?.reportValidity()) preview.mutate(drafts)
  }

  function move(rule: Draft, place: number, by: -1 | 1) {
    onChange(moveDraft(drafts, rule.id, by))
    setSaid({ from: place + 1, to: place + 1 + by })
    focus(`[data-rule="${rule.id}"] [data-move="${by < 0 ? 'up' : 'down'}"]`)
  }

  function remove(rule: Draft, place: number) {
    onChange(drafts.filter(({ id }) => id !== rule.id))
    forget(rule.id)
    setSaid({ from: place + 1 })
    focus('[data-add]')
  }

  function add() {
    const more = addDraft(drafts)
    onChange(more)
    focus(`[data-rule="${more.at(-1)?.id}"] select`)
  }

  return (
    <form ref={form} onSubmit={submit}>
      <p>{words.rules.intro}</p>
      <FieldsLeftOut listId={list.id} />
      {isResumed && draft && <Notice kind="plain" title={words.rules.unsaved} />}
      {drafts.length === 0 && <p className={styles['none']}>{words.rules.none}</p>}
      <div className={`${styles['rules']} ${stacked(4)}`}>
        {drafts.map((rule, place) => {
          const matches = findings.matches.get(rule.id)
          return (
            <RuleRow
              key={rule.id}
              rule={rule}
              number={place + 1}
              isLast={place === drafts.length - 1}
              fields={fields}
              problem={findings.problems.get(rule.id)}
              matches={
                matches === undefined ? undefined : words.rules.matches({ matching: matches, all: findings.contacts })
              }
              onChange={(change) => {
                onChange(changeDraft(drafts, rule.id, change))
                forget(rule.id)
              }}
              onMove={(by) => move(rule, place, by)}
              onRemove={() => remove(rule, place)}
            />
          )
        })}
      </div>
      <div className={`${inRows(2, 'center')} ${quiet(2)}`}>
        <Button size="small" data-add disabled={drafts.length >= rulesLimit} onClick={add}>
          <Icon name="plus" size={16} />
          {words.rules.add}
        </Button>
        {drafts.length > 0 && (
          <Button size="small" look="plain" isBusy={isBusy} onClick={count}>
            {preview.isPending ? words.rules.previewing : words.rules.preview}
          </Button>
        )}
        {drafts.length >= rulesLimit && <span>{words.rules.full({ limit: rulesLimit })}</span>}
      </div>
      <Unseen role="status">{preview.isSuccess ? words.rules.previewed : said && sentenceOf(said)}</Unseen>
      {trouble && <TroubleNotice {...wordsFor(trouble, save.error ? words.rules.failed : words.rules.previewFailed)} />}
      <SlowHint isWaiting={isBusy} />
      <DialogActions>
        <Button onClick={() => onClose(false)}>{words.rules.cancel}</Button>
        <Button type="submit" look="action" isBusy={isBusy}>
          {save.isPending ? words.rules.saving : words.rules.save}
        </Button>
      </DialogActions>
    </form>
  )
}

/** The latest change of the order, by the numbers of the rules. A removed rule has no new one. */
type Said = { from: number; to?: number }

function sentenceOf({ from, to }: Said): string {
  return to === undefined ? words.rules.removed({ place: from }) : words.rules.moved({ from, to })
}

/** Moves the focus to the next place of editing when the rules are in their new order. */
function useFocusAfter(form: { readonly current: HTMLFormElement | null }) {
  const [wanted, setWanted] = useState<{ selector: string }>()
  useEffect(() => {
    if (wanted) form.current?.querySelector<HTMLElement>(wanted.selector)?.focus()
  }, [form, wanted])
  return (selector: string) => setWanted({ selector })
}
