// The words of a door's sheet, in the language of its link.
import type { Language } from '#domain/spoken.ts'
import { sheet, type SheetWords } from '#words/en/sheet.ts'

const others: Record<Exclude<Language, 'en'>, () => Promise<{ sheet: SheetWords }>> = {
  de: () => import('#words/de/sheet.ts'),
  fr: () => import('#words/fr/sheet.ts'),
  es: () => import('#words/es/sheet.ts'),
  nl: () => import('#words/nl/sheet.ts'),
  pt: () => import('#words/pt/sheet.ts'),
}

export async function loadSheetWords(language: Language): Promise<SheetWords> {
  return language === 'en' ? sheet : (await others[language]()).sheet
}
