// For search engines only, so no browser loads it.
import type { Language } from '#domain/spoken.ts'
import { pages } from './pages.ts'
import { pagesInOthers } from './pages-in-others.ts'

const descriptions = import.meta.glob<string>(
  ['../../../docs/guide/*.md', '../../../docs/door.md', '../../../docs/guide-in/*/*.md'],
  { eager: true, query: '?description', import: 'default' },
)

/** A page of the guide in a language; its first page without a name. */
export function describePage(name: string | undefined, language: Language): { title: string; description: string } {
  const page = [...pages, ...pagesInOthers].find((each) => each.name === name && each.language === language)
  const description = page && descriptions[page.file]
  if (!page || description === undefined) throw new Error(`The guide has no page ${name} in ${language}.`)
  return { title: page.title, description }
}
