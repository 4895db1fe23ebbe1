// Words with values.
import { speakTexts, type Spoken, type Translated } from '#words/spoken.ts'
import { catalogue } from '../ui/spoken.ts'
import type { Others } from './texts.ts'

export function messages<T extends object>(
  english: T,
  others: Others<NoInfer<T>>,
  take: (words: Spoken<T>) => void,
): Spoken<T> {
  const names = Object.keys(english)
  const inEnglish = speakTexts<T>(english as unknown as Translated<T>, 'en')
  return catalogue(
    inEnglish,
    async (language) => {
      const { default: all } = await others[language]()
      // The file has the words of other parts too.
      const own = Object.fromEntries(names.map((name) => [name, (all as Record<string, unknown>)[name]]))
      return speakTexts<T>(own as Translated<T>, language)
    },
    take,
  )
}
