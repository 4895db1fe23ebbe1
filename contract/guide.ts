// The pages of the guide, in reading order: each is docs/guide/{page}.md, and `door` is docs/door.md. Their first page is
// docs/guide/README.md, at the address of the guide itself.
import type { Language } from '#domain/spoken.ts'

export const guidePages = [
  'what-you-need',
  'connect',
  'set-up',
  'campaign',
  'before-you-send',
  'doors',
  'tables-and-parties',
  'the-night',
  'afterwards',
  'together',
  'nights',
  'areas',
  'inside',
  'coupons',
  'questions',
  'door',
] as const

export type GuidePageName = (typeof guidePages)[number]

/** The pages for the night and its staff, in every language: docs/guide-in/{language}/{page}.md. */
const translatedPages: readonly GuidePageName[] = ['the-night', 'door']

export function guidePagesIn(language: Language): readonly GuidePageName[] {
  return language === 'en' ? guidePages : translatedPages
}

/** Whether the guide has a page of this name in a language, in capitals or not. */
export function isGuidePage(name: string | undefined, language: Language): boolean {
  return guidePagesIn(language).some((page) => page === name?.toLowerCase())
}
