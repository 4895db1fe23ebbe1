// The files of the guide, and their addresses in the web.
import { guidePages } from '#contract/guide.ts'
import { pathIn } from '#contract/page-language.ts'
import { isLanguage, type Language, languages } from '#domain/spoken.ts'
import { fileOf } from '../../features/guide/file-of.ts'

/** The files of the pages in a language, in reading order. */
export function filesIn(language: Language): string[] {
  return [undefined, ...guidePages].map((page) => fileOf(page, language))
}

/** The files of all languages. */
export function allFiles(): string[] {
  return languages.flatMap(filesIn)
}

/** The path of a file's page; undefined for a document that the web does not have. */
export function pathOf(file: string): string | undefined {
  if (file === 'docs/door.md') return '/guide/door'
  const [, page] = /^docs\/guide(?:-in\/\w+)?\/([\w-]+)\.md$/.exec(file) ?? []
  if (page === undefined) return undefined
  return pathIn(languageOfFile(file), page === 'README' ? '/guide' : `/guide/${page}`)
}

export function languageOfFile(file: string): Language {
  const [, language = ''] = /^docs\/guide-in\/(\w+)\//.exec(file) ?? []
  return isLanguage(language) ? language : 'en'
}
