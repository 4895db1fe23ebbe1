// Lines for the actions of lists, and for the screens of their parts.
import type { ScannerLink } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import type { Tonight } from '#contract/tonight.ts'
import { nightState } from '../../product/admissions/night-state.ts'
import { words as productWords } from '../../words/product.ts'
import { paths } from '../../product/paths.ts'
import type { ShownOccasion } from '../../product/use-occasions.ts'
import { joined, type Line } from './line.ts'
import { words as finderWords } from '../../words/finder.ts'
import { screens } from '#contract/screens.ts'

/** `night`: the current or next occasion of the list; undefined while it is not known. */
export type Inside = {
  list: List
  links: readonly ScannerLink[]
  occasions: readonly ShownOccasion[]
  night: Tonight | undefined
}

/** The actions of an editor with a list. Actions on admissions appear once the current or next occasion is known. */
export function listActions(list: List, night: Tonight | undefined): Line[] {
  const { id, name } = list
  const of: OfList = (key, line, ...more) => ({
    ...line,
    id: `${key}-${id}`,
    detail: joined([name, ...more]),
  })
  if (!list.qr_values_set) return []
  return [
    of('scan', {
      shape: 'scanner',
      title: finderWords.search.openScanner,
      does: { kind: 'go', to: paths.scannerOf(id) },
    }),
    of('link', {
      shape: 'plus',
      title: finderWords.search.newLink,
      also: finderWords.places.also.links,
      does: { kind: 'go', to: `${paths.listPart(id, 'doors')}?new=link` },
    }),
    ...(night ? [admissions(id, night, of)] : []),
    ...[
      { key: 'print-guests', title: finderWords.search.printGuests, to: screenTo('GuestsPrint', id) },
      { key: 'print-doors', title: finderWords.search.printDoors, to: screenTo('DoorSheets', id) },
    ].flatMap(({ key, title, to }) =>
      to === undefined ? [] : [of(key, { shape: 'print', title, does: { kind: 'go', to } })],
    ),
    of('occasion', {
      shape: 'occasion',
      title: finderWords.search.newOccasion,
      does: { kind: 'go', to: paths.occasions(id) },
    }),
  ]
}

type OfList = (key: string, line: Omit<Line, 'id' | 'detail'>, ...more: string[]) => Line

/** The actions that Tonight offers for the occasion. */
function admissions(listId: string, night: Tonight, of: OfList): Line {
  const { occasion } = night
  const state = nightState(night, Date.parse(night.at))
  const name = occasion.is_main ? [] : [occasion.name]
  return state.name === 'stopped' && state.canResume
    ? of(
        'resume',
        {
          shape: 'resume',
          title: productWords.admissions.resume,
          does: { kind: 'resume', listId, occasionId: occasion.id },
        },
        ...name,
      )
    : of(
        'stop',
        {
          shape: 'stop',
          title: productWords.admissions.stop,
          does: { kind: 'ask', question: { kind: 'stop', listId, night } },
        },
        ...name,
        finderWords.search.asksFirst,
      )
}

/** The parts of the list on the screen that the member may see. */
export function listParts(list: List, mayEdit: boolean): Line[] {
  const { id, name } = list
  const forEditors = ['guests', 'doors', 'email'] as const
  const parts = [
    ['tonight', paths.listPart(id, 'tonight')] as const,
    ...(mayEdit ? forEditors : []).map((part) => [part, paths.listPart(id, part)] as const),
    ['results', paths.listPart(id, 'results')] as const,
    ['settings', paths.listPart(id, 'settings')] as const,
    ['occasions', paths.occasions(id)] as const,
  ]
  return [
    ...parts.map(([part, to]): Line => ({
      id: `part-${part}`,
      shape: 'place',
      title: finderWords.search.parts[part],
      detail: name,
      does: { kind: 'go', to },
      ...(part === 'email' && { also: finderWords.places.also.email }),
    })),
    ...(mayEdit ? [managerLine(list)] : []),
  ]
}

export function managerLine({ id, name }: List): Line {
  return {
    id: `manager-${id}`,
    shape: 'place',
    ...finderWords.places.manager.page,
    detail: name,
    does: { kind: 'go', to: paths.qrManager(id) },
  }
}

/** The places of the manager, and of the settings. */
const inManager = {
  sync: 'sync',
  status: 'check-status',
  fields: 'create-fields',
  codes: 'generate',
  webhook: 'webhook',
  display: 'display-field',
  logic: 'logic',
  html: 'campaign-usage',
  disable: 'disable-system',
} as const
const inSettings = {
  guests: 'who-counts',
  door: 'at-the-door',
  beside: 'beside-the-name',
  asks: 'questions',
  look: 'look-for-guests',
  colours: 'colours',
  notifying: 'notifying',
  after: 'after-the-scan',
} as const

/** Each place of the manager and of the settings, by its title there. A viewer has their notifications alone. */
export function listPlaces({ id, name }: List, mayEdit: boolean): Line[] {
  const place = (key: string, found: Pick<Line, 'title' | 'also'>, to: string): Line => ({
    id: `${key}-${id}`,
    shape: 'place',
    ...found,
    detail: name,
    does: { kind: 'go', to },
    isQuiet: true,
  })
  const settings = paths.listPart(id, 'settings')
  const lines = [
    ...entriesOf(inManager).map(([key, hash]) =>
      place(hash, finderWords.places.manager[key], paths.qrManager(id, hash)),
    ),
    ...entriesOf(inSettings).map(([key, hash]) => place(hash, finderWords.places.settings[key], `${settings}#${hash}`)),
  ]
  return mayEdit ? lines : [place('notifying', finderWords.places.settings.notifying, `${settings}#notifying`)]
}

function entriesOf<K extends string, V>(of: Record<K, V>): [K, V][] {
  return Object.entries(of) as [K, V][]
}

/** Doors, and the occasions with names of their own. */
export function insideLines({ list, links, occasions }: Inside): Line[] {
  return [
    ...links.map(({ id, label, sessions }): Line => ({
      id: `door-${id}`,
      shape: 'door',
      title: label,
      detail: joined([
        sessions.some(({ missing }) => missing !== null) ? finderWords.search.doorScanning : finderWords.search.door,
        list.name,
      ]),
      does: { kind: 'go', to: paths.listPart(list.id, 'doors') },
    })),
    ...occasions
      .filter(({ name }) => name !== list.name)
      .map(({ id, name }): Line => ({
        id: `occasion-${id}`,
        shape: 'occasion',
        title: name,
        detail: joined([finderWords.search.occasion, list.name]),
        does: { kind: 'go', to: paths.occasion(list.id, id) },
      })),
  ]
}

export function listLine({ id, name, active_members: guests, qr_values_set: isSet }: List, isOther: boolean): Line {
  const said = isOther ? finderWords.search.otherList : finderWords.search.list
  return {
    id: `list-${id}`,
    shape: 'list',
    title: name,
    detail: isSet ? said.guests({ guests }) : said.toSetUp,
    does: { kind: 'go', to: paths.listPart(id, 'tonight') },
  }
}

type Screens = Record<string, { path: string }>

/** The address of a screen, of a list where it has one. Undefined for a screen that this release does not have. */
export function screenTo(name: string, listId = '', all: Screens = screens): string | undefined {
  return all[name]?.path.replace(':listId', encodeURIComponent(listId))
}
