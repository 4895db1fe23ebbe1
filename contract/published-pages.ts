// The pages that are written when the web is built: one for each published screen, or one for each part of such a screen.
import { otherLanguages } from '#domain/spoken.ts'
import { guidePages } from './guide.ts'
import { type PublishedName, publishedNames, type ScreenName, screens } from './screens.ts'

/** The only values of the parameter in a screen's path. Each is a page of its own. */
const parts: Partial<Record<ScreenName, readonly string[]>> = { GuidePage: guidePages, DoorGuide: otherLanguages }

type PublishedPage = { name: PublishedName; part: string | undefined; path: string; file: string }

/** The published pages. `file` is the name of the file, without folder and ending. */
export const publishedPages: readonly PublishedPage[] = publishedNames.flatMap((name): PublishedPage[] => {
  const { path } = screens[name]
  const own = partsOf(name)
  if (!own) return [{ name, part: undefined, path, file: pageFile(name) }]
  return own.map((part) => ({ name, part, path: path.replace(/:\w+/, part), file: pageFile(name, part) }))
})

export function pageFile(name: ScreenName, part?: string): string {
  return part === undefined ? name : `${name}-${part}`
}

export function partsOf(name: ScreenName): readonly string[] | undefined {
  return parts[name]
}
