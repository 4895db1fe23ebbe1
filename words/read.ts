// The words of the server. It reads those of a language when somebody first needs them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#domain/spoken.ts'
import { speakTexts, type Spoken, type Translated } from './spoken.ts'

/** The words of one file of each language. `unit` is its name, and `english` its texts. */
export function wordsOf<T>(unit: string, english: T): (language: Language) => Spoken<T> {
  return inEach((language) =>
    speakTexts<T>(language === 'en' ? (english as Translated<T>) : readTexts<T>(unit, language), language),
  )
}

/** Makes it once for each language. */
export function inEach<W>(make: (language: Language) => W): (language: Language) => W {
  const made = new Map<Language, W>()
  return (language) => {
    const known = made.get(language)
    if (known !== undefined) return known
    const words = make(language)
    made.set(language, words)
    return words
  }
}

/** A test compares the names and values of each file with the English ones. */
function readTexts<T>(unit: string, language: Language): Translated<T> {
  return JSON.parse(readFileSync(join(import.meta.dirname, language, `${unit}.json`), 'utf8')) as Translated<T>
}
