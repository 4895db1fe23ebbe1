import { pageFile, partsOf } from '#contract/published-pages.ts'
import { pathIn } from '#contract/page-language.ts'
import { languagesOf, type ScreenName, screenNames, screens } from '#contract/screens.ts'
import { splitTeamPath } from '#contract/team-path.ts'

const shapes = screenNames
  .filter((name) => name !== 'NotFound')
  .flatMap((name) =>
    languagesOf(name).map((language) => {
      const shape = shapeOf(pathIn(language, screens[name].path), partsOf(name))
      return { name, language, shape }
    }),
  )

/**
 * The screen that the browser's router finds at a path: in any case, with or without a final slash. All screens also
 * exist at the addresses of each team.
 */
export function findScreen(path: string): Found {
  const { teamId, rest } = splitTeamPath(path)
  const isOfTeam = teamId !== undefined
  for (const { name, language, shape } of shapes) {
    const match = shape.exec(rest)
    if (match) return { name, file: pageFile(name, match[1]?.toLowerCase(), language), isOfTeam }
  }
  return { name: undefined, file: 'NotFound', isOfTeam }
}

/** The file is the name of the screen's page in the built web. */
type Found = { name: ScreenName | undefined; file: string; isOfTeam: boolean }

/** `:name` matches one segment, or one of the parts; `:name?` one or none. Only a part is captured. */
function shapeOf(path: string, allowed: readonly string[] | undefined): RegExp {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith(':')) return `/${part}`
      if (allowed) return `/(${allowed.join('|')})`
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    })
  return new RegExp(`^${parts.join('')}/?$`, 'i')
}
