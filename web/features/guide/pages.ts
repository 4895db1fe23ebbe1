// The pages of the guide, from their Markdown (web/build/guide).
import { type GuidePageName, guidePages } from '#contract/guide.ts'
import { pathIn } from '#contract/page-language.ts'
import type { Language } from '#domain/spoken.ts'
import { paths } from '../../product/paths.ts'
import { fileOf } from './file-of.ts'

export type GuidePageEntry = {
  /** Undefined for the first page. */
  name: GuidePageName | undefined
  language: Language
  file: string
  path: string
  title: string
}

/** The pages in a language, in reading order, as their titles are. The first page is the guide's own. */
export function pagesWith(titles: readonly string[], language: Language): readonly GuidePageEntry[] {
  return [undefined, ...guidePages].map((name, place) => {
    const path = name === undefined ? paths.guide : paths.guidePage(name)
    return { name, language, file: fileOf(name, language), path: pathIn(language, path), title: titles[place]! }
  })
}

/** The page of an address; the first one without a name. Undefined for a name that no page has. */
export function findPage(pages: readonly GuidePageEntry[], name: string | undefined): GuidePageEntry | undefined {
  return pages.find((page) => page.name === name?.toLowerCase())
}
