import { type ScreenName, screenNames, screens } from '#contract/screens.ts'
import { splitTeamPath } from '#contract/team-path.ts'

const shapes = screenNames
  .filter((name) => name !== 'NotFound')
  .map((name) => ({ name, shape: shapeOf(screens[name].path) }))

/**
 * The screen that the browser's router finds at a path: in any case, with or without a final slash. All screens also
 * exist at the addresses of each team.
 */
export function findScreen(path: string): { name: ScreenName | undefined; isOfTeam: boolean } {
  const { teamId, rest } = splitTeamPath(path)
  return { name: shapes.find(({ shape }) => shape.test(rest))?.name, isOfTeam: teamId !== undefined }
}

/** `:name` matches one segment, `:name?` one or none. */
function shapeOf(path: string): RegExp {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith(':')) return `/${part}`
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    })
  return new RegExp(`^${parts.join('')}/?$`, 'i')
}
