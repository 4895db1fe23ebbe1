import { Icon } from '../../../../ui/Icon.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import styles from '../settings.module.css'
import type { CardDraft } from './card-draft.ts'
import { words } from '../../../../words/settings.ts'

type OneField = CardDraft['fields'][number]

type Props = {
  field: OneField
  place: number
  options: readonly { value: string; label: string }[]
  problems: readonly string[] | undefined
  onChange: (change: Partial<OneField>) => void
  onMoveUp: () => void
  onRemove: () => void
}

/** One field of the card: which one, how large, and its place. */
export function CardField({ field, place, options, problems, onChange, onMoveUp, onRemove }: Props) {
  const number = place + 1
  return (
    <fieldset className={styles['rule']}>
      <legend>{words.card.field({ place: number })}</legend>
      <SelectField
        label={words.card.whichField}
        name={`card.fields.${place}`}
        required
        value={field.tag}
        options={options}
        problems={problems}
        onChange={({ target }) => onChange({ tag: target.value })}
      />
      <Switch
        label={words.card.isLarge}
        hint={words.card.isLargeHint}
        isOn={field.isLarge}
        isBusy={false}
        onChange={(isLarge) => onChange({ isLarge })}
      />
      <div className={styles['keys']}>
        {place > 0 && (
          <button type="button" aria-label={words.card.earlier({ place: number })} onClick={onMoveUp}>
            <Icon name="up" size={18} />
          </button>
        )}
        <button type="button" aria-label={words.card.remove({ place: number })} onClick={onRemove}>
          <Icon name="cross" size={18} />
        </button>
      </div>
    </fieldset>
  )
}
