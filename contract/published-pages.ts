// The pages that are written when the web is built: one for each published screen, part of it, and language.
import { type Language, pageTagOf } from '#domain/spoken.ts'
import { guidePages } from './guide.ts'
import { pathIn } from './page-language.ts'
import { languagesOf, type PublishedName, type ScreenName, screenNames, screens } from './screens.ts'

export type PublishedPage = {
  name: PublishedName
  part: string | undefined
  language: Language
  path: string
  /** The name of the file, without folder and ending. */
  file: string
}

export const publishedNames = screenNames.filter((name): name is PublishedName => 'isPublished' in screens[name])

export const publishedPages: readonly PublishedPage[] = publishedNames.flatMap((name) =>
  languagesOf(name).flatMap((language) =>
    (partsOf(name) ?? [undefined]).map((part) => ({
      name,
      part,
      language,
      path: pathIn(language, part === undefined ? screens[name].path : screens[name].path.replace(/:\w+/, part)),
      file: pageFile(name, part, language),
    })),
  ),
)

export function pageFile(name: ScreenName, part: string | undefined, language: Language): string {
  return [name, part, language === 'en' ? undefined : language].filter((each) => each !== undefined).join('-')
}

/** The only values of the parameter in a screen's path. Each is a page of its own. */
export function partsOf(name: ScreenName): readonly string[] | undefined {
  return name === 'GuidePage' ? guidePages : undefined
}

/**
 * The page in all its languages, for search engines: they show each reader the page in their language, and English to all
 * others. Empty for a page in one language.
 */
export function alternatesOf(page: PublishedPage): { tag: string; path: string }[] {
  const all = publishedPages.filter(({ name, part }) => name === page.name && part === page.part)
  const [english, ...others] = all
  if (!english || others.length === 0) return []
  const links = all.map(({ language, path }) => ({ tag: pageTagOf(language), path }))
  return [...links, { tag: 'x-default', path: english.path }]
}
