import { screens } from '#contract/screens.ts'

type Screens = Record<string, { path: string }>

/** The address of a screen, of a list where it has one. Undefined for a screen that this release does not have. */
export function screenTo(name: string, listId = '', all: Screens = screens): string | undefined {
  return all[name]?.path.replace(':listId', encodeURIComponent(listId))
}
