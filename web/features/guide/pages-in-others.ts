// The pages of the guide in the other languages. The titles of each language load on their own.
import type { Language } from '#domain/spoken.ts'
import { fileOf } from './file-of.ts'
import { type GuidePageEntry, pagesWith } from './pages.ts'

const titles = import.meta.glob<readonly string[]>('../../../docs/guide-in/*/README.md', {
  query: '?titles',
  import: 'default',
})
const loaded = new Map<Language, readonly GuidePageEntry[]>()

export async function loadPagesIn(language: Language): Promise<void> {
  const own = await titles[`../../../${fileOf(undefined, language)}`]?.()
  if (!own) throw new Error(`The guide has no titles in ${language}.`)
  loaded.set(language, pagesWith(own, language))
}

/** Empty until they have loaded. */
export function pagesIn(language: Language): readonly GuidePageEntry[] {
  return loaded.get(language) ?? []
}
