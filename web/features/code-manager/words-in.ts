// The words of the screens of a list, in the language of the page.
import type { ManagerWords } from '#words/en/manager/index.ts'
import { catalogue } from '../../ui/spoken.ts'

/** The other languages. Each is one file, which loads with the first of these screens. */
const managerIn = {
  de: async () => (await import('#words/de/manager/index.ts')).manager,
  fr: async () => (await import('#words/fr/manager/index.ts')).manager,
  es: async () => (await import('#words/es/manager/index.ts')).manager,
  nl: async () => (await import('#words/nl/manager/index.ts')).manager,
  pt: async () => (await import('#words/pt/manager/index.ts')).manager,
}

/** Some areas of the words. `take` gets them at each change of the language. */
export function areas<Name extends keyof ManagerWords>(
  english: Pick<ManagerWords, Name>,
  take: (words: Pick<ManagerWords, Name>) => void,
): void {
  catalogue<Pick<ManagerWords, Name>>(english, managerIn, take)
}
