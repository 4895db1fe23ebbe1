import type { Language } from '#domain/spoken.ts'

/** The Markdown of a page; the first page has no name. The page for door staff is read in the repository without the guide. */
export function fileOf(page: string | undefined, language: Language): string {
  if (language !== 'en') return `docs/guide-in/${language}/${page ?? 'README'}.md`
  return page === 'door' ? 'docs/door.md' : `docs/guide/${page ?? 'README'}.md`
}
