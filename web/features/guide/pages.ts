// The pages of the guide, from the Markdown of docs/guide (web/build/guide). The titles of all are in the first script.
import { type GuidePageName, guidePages } from '#contract/guide.ts'
import type { Language } from '#domain/spoken.ts'
import { paths } from '../../product/paths.ts'

export type GuidePageEntry = {
  /** Undefined for the first page. */
  name: GuidePageName | undefined
  language: Language
  file: string
  path: string
  title: string
}

const titles = import.meta.glob<string>(['../../../docs/guide/*.md', '../../../docs/door.md'], {
  eager: true,
  query: '?title',
  import: 'default',
})

/** In reading order. The first page is the guide's own. */
export const pages = [undefined, ...guidePages].map((name): GuidePageEntry => {
  const file = `../../../docs/${name === 'door' ? name : `guide/${name ?? 'README'}`}.md`
  const title = titles[file]
  if (title === undefined) throw new Error(`The guide has no ${file}.`)
  return { name, language: 'en', file, path: name === undefined ? paths.guide : paths.guidePage(name), title }
})

/** The page of an address; the first one without a name. Undefined for a name that no page has. */
export function findPage(name: string | undefined): GuidePageEntry | undefined {
  return pages.find((page) => page.name === name?.toLowerCase())
}
