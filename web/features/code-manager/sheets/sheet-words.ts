// The words of a door's sheet, in the language of its link.
import type { Language } from '#domain/spoken.ts'
import { guest } from '#words/en/guest.ts'
import { speakTexts, type Spoken } from '#words/spoken.ts'

const others = {
  de: () => import('#words/de/guest.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/guest.json', { with: { type: 'json' } }),
  es: () => import('#words/es/guest.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/guest.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/guest.json', { with: { type: 'json' } }),
}

type Sheet = (typeof guest)['sheet']
export type SheetWords = Spoken<Sheet>

export async function loadSheetWords(language: Language): Promise<SheetWords> {
  const texts = language === 'en' ? guest.sheet : (await others[language]()).default.sheet
  return speakTexts<Sheet>(texts, language)
}
