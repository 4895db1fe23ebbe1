// The files of the guide, and their addresses in the web.
import { guidePages, guidePagesIn } from '#contract/guide.ts'
import { pathIn } from '#contract/page-language.ts'
import { isLanguage, type Language, otherLanguages } from '#domain/spoken.ts'

/** The file of a page. The page for door staff is read in the repository without the guide. */
export function fileOf(page: string, language: Language = 'en'): string {
  if (language !== 'en') return `docs/guide-in/${language}/${page}.md`
  return page === 'door' ? 'docs/door.md' : `docs/guide/${page}.md`
}

/** All files, with the translations of the pages that are translated. */
export function filesOf(pages: readonly string[] = guidePages): string[] {
  const translated = (language: Language) => guidePagesIn(language).filter((page) => pages.includes(page))
  return [
    'docs/guide/README.md',
    ...pages.map((page) => fileOf(page)),
    ...otherLanguages.flatMap((language) => translated(language).map((page) => fileOf(page, language))),
  ]
}

/** The path of a file's page; undefined for a document that the web does not have. */
export function pathOf(file: string): string | undefined {
  if (file === 'docs/door.md') return '/guide/door'
  if (file === 'docs/guide/README.md') return '/guide'
  const page = /^docs\/guide\/([\w-]+)\.md$/.exec(file)?.[1]
  if (page !== undefined) return `/guide/${page}`
  const [, translation] = /^docs\/guide-in\/\w+\/([\w-]+)\.md$/.exec(file) ?? []
  return translation === undefined ? undefined : pathIn(languageOfFile(file), `/guide/${translation}`)
}

export function languageOfFile(file: string): Language {
  const [, language = ''] = /^docs\/guide-in\/(\w+)\//.exec(file) ?? []
  return isLanguage(language) ? language : 'en'
}
