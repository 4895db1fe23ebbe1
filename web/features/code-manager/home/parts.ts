// The parts of a list's home, each with an address of its own.
import type { ScreenName } from '#contract/screens.ts'
import type { NeededRole } from '#domain/role.ts'
import { paths } from '../../../product/paths.ts'
import { words } from '../../../words/manager.ts'

export type PartName = keyof typeof words.home.parts

export type Part = {
  name: PartName
  screen: ScreenName
  to: (listId: string) => string
  needs: NeededRole
  /** `more`: on a phone it is behind More. `only-more`: it has no tab on a larger screen either. */
  place: 'tabs' | 'more' | 'only-more'
  /** Whether the part shows one occasion at a time. */
  isOfOccasion: boolean
}

export const parts: readonly Part[] = [
  {
    name: 'tonight',
    screen: 'ListTonight',
    to: (listId) => paths.listPart(listId, 'tonight'),
    needs: 'viewer',
    place: 'tabs',
    isOfOccasion: true,
  },
  {
    name: 'guests',
    screen: 'ListGuests',
    to: (listId) => paths.listPart(listId, 'guests'),
    needs: 'viewer',
    place: 'tabs',
    isOfOccasion: true,
  },
  {
    name: 'doors',
    screen: 'ListDoors',
    to: (listId) => paths.listPart(listId, 'doors'),
    needs: 'editor',
    place: 'tabs',
    isOfOccasion: true,
  },
  {
    name: 'email',
    screen: 'ListEmail',
    to: (listId) => paths.listPart(listId, 'email'),
    needs: 'editor',
    place: 'tabs',
    isOfOccasion: false,
  },
  {
    name: 'results',
    screen: 'ListResults',
    to: (listId) => paths.listPart(listId, 'results'),
    needs: 'viewer',
    place: 'more',
    isOfOccasion: true,
  },
  {
    name: 'occasions',
    screen: 'Occasions',
    to: paths.occasions,
    needs: 'viewer',
    place: 'only-more',
    isOfOccasion: false,
  },
  {
    name: 'manager',
    screen: 'QrCodeManager',
    to: (listId) => paths.qrManager(listId),
    needs: 'editor',
    place: 'more',
    isOfOccasion: false,
  },
  {
    name: 'settings',
    screen: 'ListSettings',
    to: (listId) => paths.listPart(listId, 'settings'),
    needs: 'viewer',
    place: 'more',
    isOfOccasion: false,
  },
]

/** The part of a screen; the first one for any other. */
export function partOfScreen(screen: string | undefined): Part {
  return parts.find((part) => part.screen === screen) ?? parts[0]!
}

type Asked = { listId: string; part: PartName; mayEdit: boolean; hasCodes: boolean; search: string; hash: string }

/** Places that the settings had in earlier releases. They are in old bookmarks and letters. */
const movedPlaces: ReadonlySet<string> = new Set(['#setup', '#mailchimp', '#disable-system'])

/** The address that serves the reader instead of this one; undefined if this one does. */
export function elsewhereOf({ listId, part, mayEdit, hasCodes, search, hash }: Asked): string | undefined {
  const tonight = paths.listPart(listId, 'tonight')
  // Earlier releases had Tonight at the manager's address. Only Tonight had an occasion in it.
  if (part === 'manager' && new URLSearchParams(search).has('occasion')) return tonight + search
  if (part === 'manager' && !mayEdit) return tonight
  if (part === 'settings' && mayEdit && movedPlaces.has(hash)) return paths.qrManager(listId) + hash
  if (part === 'tonight' && mayEdit && !hasCodes) return paths.qrManager(listId)
  return undefined
}
