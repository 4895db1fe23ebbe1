// The screens in the router's form.
import { isGuidePage } from '#contract/guide.ts'
import { type ScreenName, screens } from '#contract/screens.ts'
import type { Language } from '#domain/spoken.ts'

export type { Access } from '#contract/screens.ts'

export { screens as routes }

export type RouteName = ScreenName

/** A door has a bar and a language of its own. */
export const doorScreens: ReadonlySet<RouteName> = new Set(['ScannerTry', 'ScannerWithList', 'ScannerPublic'])

/** The id of a route: the screen's name, with the language if it is another than English. */
export function routeId(name: RouteName, language: Language): string {
  return language === 'en' ? name : `${name}-${language}`
}

type Match = { id: string | undefined; params: Record<string, string | undefined> }

/** The screen of a route that matches. */
export function screenOf(match: Match | undefined): RouteName {
  const name = match?.id?.split('-')[0]
  if (match === undefined || name === undefined || !(name in screens)) return 'NotFound'
  // The server answers an unknown page of the guide with the "not found" page, which is hydrated here.
  if (name === 'GuidePage' && !isGuidePage(match.params['page'])) return 'NotFound'
  return name as RouteName
}
