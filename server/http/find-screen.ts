import { type ScreenName, screenNames, screens } from '#contract/screens.ts'

const shapes = screenNames
  .filter((name) => name !== 'NotFound')
  .map((name) => ({ name, shape: shapeOf(screens[name].path) }))

/** The screen that the browser's router will find at a path: in any case of letters, with or without a slash at its end. */
export function findScreen(path: string): ScreenName | undefined {
  return shapes.find(({ shape }) => shape.test(path))?.name
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
