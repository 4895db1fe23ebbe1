import { useState } from 'react'
import { asksLimit, setAsks } from '#contract/asks.ts'
import type { DoorAsks } from '#contract/door-ask.ts'
import type { List } from '#contract/list.ts'
import { call } from '../../../../api/call.ts'
import { useFormCall } from '../../../../api/use-form-call.ts'
import type { MergeField } from '../../../../product/use-merge-fields.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormProblem } from '../../../../ui/FormMessages.tsx'
import { SlowHint } from '../../../../ui/SlowHint.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import { showToast } from '../../../../ui/toast-list.ts'
import { SaveActions } from '../../../../ui/SaveActions.tsx'
import { fieldOptions } from '../../field-options.ts'
import { FieldsDialog } from '../FieldsDialog.tsx'
import { inRows, stacked } from '../../../../ui/layout.ts'
import { OneAsk, type AskDraft } from './OneAsk.tsx'
import { words } from '../../../../words/settings.ts'

type Props = { list: List; kept: DoorAsks; onSaved: (saved: DoorAsks) => void; onClose: () => void }

export function AsksDialog(props: Props) {
  return (
    <FieldsDialog listId={props.list.id} words={words.asks} onClose={props.onClose}>
      {(fields) => <AsksForm {...props} fields={fields} />}
    </FieldsDialog>
  )
}

function AsksForm({ list, kept, fields, onSaved, onClose }: Props & { fields: readonly MergeField[] }) {
  const [isRequired, setIsRequired] = useState(kept.is_required)
  const [drafts, setDrafts] = useState<readonly AskDraft[]>(() =>
    kept.asks.map(({ tag, question, kind }, id) => ({ id, tag, question, isTick: kind === 'tick' })),
  )
  const asks = drafts.map(({ tag, question, isTick }) => ({ tag, question, is_tick: isTick }))
  const { declined, submit, isSubmitting } = useFormCall(
    () => call(setAsks, { params: { listId: list.id }, body: { is_required: isRequired, asks } }),
    ({ message, ...saved }) => {
      onSaved(saved)
      showToast('good', message || words.asks.saved)
      onClose()
    },
    { fallback: words.asks.failed },
  )
  function add() {
    const id = Math.max(-1, ...drafts.map((draft) => draft.id)) + 1
    setDrafts([...drafts, { id, tag: '', question: '', isTick: false }])
  }
  return (
    <form className={stacked(4)} onSubmit={submit}>
      {drafts.map((draft, place) => (
        <OneAsk
          key={draft.id}
          draft={draft}
          place={place}
          options={fieldOptions(fields, draft.tag, { none: words.asks.choose, gone: words.asks.gone })}
          problems={declined?.fields ?? {}}
          onChange={(change) => setDrafts(drafts.with(place, { ...draft, ...change }))}
          onRemove={() => setDrafts(drafts.toSpliced(place, 1))}
        />
      ))}
      <div className={inRows(3)}>
        <Button size="small" disabled={drafts.length >= asksLimit} onClick={add}>
          {words.asks.add}
        </Button>
      </div>
      <Switch
        label={words.asks.isRequired}
        hint={words.asks.isRequiredHint}
        isOn={isRequired}
        isBusy={false}
        onChange={setIsRequired}
      />
      <FormProblem declined={declined} />
      <SlowHint isWaiting={isSubmitting} />
      <SaveActions words={words.asks} isSubmitting={isSubmitting} onClose={onClose} />
    </form>
  )
}
