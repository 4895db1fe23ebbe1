// Numbers in a language, for texts with values.
import type { Language } from '#domain/spoken.ts'
import { tagInUse } from './tags.ts'

/** Forms of a text by the plural rules of its language; `#` is the number. A language has only some of them. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const formats = new Map<string, { number: Intl.NumberFormat; rules: Intl.PluralRules }>()

export function formatIn(language: Language) {
  const format = () => {
    const tag = tagInUse(language)
    let made = formats.get(tag)
    if (!made) {
      made = { number: new Intl.NumberFormat(tag), rules: new Intl.PluralRules(tag) }
      formats.set(tag, made)
    }
    return made
  }
  const n = (value: number) => format().number.format(value)
  return {
    n,
    /** "1 scan", "2,300 scans". */
    count: (value: number, forms: Forms) =>
      (forms[format().rules.select(value)] ?? forms.other).replaceAll('#', n(value)),
  }
}
