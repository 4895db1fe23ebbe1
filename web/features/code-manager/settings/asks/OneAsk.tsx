import { Field } from '../../../../ui/Field.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import cards from '../settings.module.css'
import { words } from '../../../../words/settings.ts'

/** A question being edited. The id keeps its controls together while others are added and removed. */
export type AskDraft = { id: number; tag: string; question: string; isTick: boolean }

type Props = {
  draft: AskDraft
  place: number
  options: readonly { value: string; label: string }[]
  problems: Record<string, string[]>
  onChange: (change: Partial<AskDraft>) => void
  onRemove: () => void
}

export function OneAsk({ draft, place, options, problems, onChange, onRemove }: Props) {
  const number = place + 1
  return (
    <fieldset className={cards['rule']}>
      <legend>{words.asks.legend({ place: number })}</legend>
      <Field
        label={words.asks.question}
        name={`asks.${place}.question`}
        autoComplete="off"
        maxLength={120}
        required
        hint={words.asks.questionHint}
        value={draft.question}
        problems={problems[`asks.${place}.question`]}
        onChange={({ target }) => onChange({ question: target.value })}
      />
      <SelectField
        label={words.asks.field}
        name={`asks.${place}.tag`}
        required
        hint={words.asks.fieldHint}
        value={draft.tag}
        options={options}
        problems={problems[`asks.${place}.tag`]}
        onChange={({ target }) => onChange({ tag: target.value })}
      />
      <Switch
        label={words.asks.isTick}
        hint={words.asks.isTickHint}
        isOn={draft.isTick}
        isBusy={false}
        onChange={(isTick) => onChange({ isTick })}
      />
      <div className={cards['keys']}>
        <button type="button" aria-label={words.asks.remove({ place: number })} onClick={onRemove}>
          <Icon name="cross" size={18} />
        </button>
      </div>
    </fieldset>
  )
}
