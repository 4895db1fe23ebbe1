import { ink } from '#domain/accent.ts'
import { Field } from '../../../../ui/Field.tsx'
import { stacked } from '../../../../ui/layout.ts'
import styles from './branding.module.css'
import { words } from '../../../../words/settings.ts'

type Props = { text: string; problems: readonly string[] | undefined; onChange: (text: string) => void }

/** The colour that the text names, as "#rrggbb"; null for none, and for a text that is no colour. */
export function accentOf(text: string): string | null {
  const colour = text.trim().toLowerCase()
  return /^#[0-9a-f]{6}$/.test(colour) ? colour : null
}

/** A colour by the browser's palette, or typed: brands know theirs as a code. */
export function AccentField({ text, problems, onChange }: Props) {
  return (
    <div className={`${styles['accent']} ${stacked(3)}`}>
      <input
        type="color"
        aria-label={words.branding.accent}
        value={accentOf(text) ?? ink}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field
        label={words.branding.accentText}
        name="accent"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        value={text}
        hint={words.branding.accentHint}
        problems={problems}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
