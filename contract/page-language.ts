// A public page has an address for each language: /guest-list in English, /de/guest-list in German.
import { isLanguage, type Language } from '#domain/spoken.ts'

/** The address of a page in a language, from its English one. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The language of an address, in capitals or not. */
export function languageOfPath(path: string): Language {
  const first = path.split('/')[1]?.toLowerCase() ?? ''
  return isLanguage(first) ? first : 'en'
}

/** The English address of a page, from the one in any language. */
export function pathInEnglish(path: string): string {
  return languageOfPath(path) === 'en' ? path : path.replace(/^\/[^/]+\/?/, '/')
}
