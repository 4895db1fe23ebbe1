// The pages of the guide, in reading order: each is docs/guide/{page}.md, and `door` is docs/door.md. Their first page is
// docs/guide/README.md, at the address of the guide itself. In another language all are in docs/guide-in/{language}.

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

/** Whether the guide has a page of this name, in capitals or not. */
export function isGuidePage(name: string | undefined): boolean {
  return guidePages.some((page) => page === name?.toLowerCase())
}
