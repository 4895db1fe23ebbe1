// Lines for the actions of lists, and for the screens of their parts.
import type { ScannerLink } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import type { Tonight } from '#contract/tonight.ts'
import { nightState } from '../../product/admissions/night-state.ts'
import { words as admissionWords } from '../../product/admissions/words.ts'
import { paths } from '../../product/paths.ts'
import type { ShownOccasion } from '../../product/use-occasions.ts'
import { joined, type Line } from './line.ts'
import { screenTo } from './screen-to.ts'
import { words } from './words.ts'

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
    of('scan', { shape: 'scanner', title: words.openScanner, does: { kind: 'go', to: paths.scannerOf(id) } }),
    of('link', {
      shape: 'plus',
      title: words.newLink,
      does: { kind: 'go', to: `${paths.listPart(id, 'doors')}?new=link` },
    }),
    ...(night ? [admissions(id, night, of)] : []),
    ...[
      { key: 'print-guests', title: words.printGuests, to: screenTo('GuestsPrint', id) },
      { key: 'print-doors', title: words.printDoors, to: screenTo('DoorSheets', id) },
    ].flatMap(({ key, title, to }) =>
      to === undefined ? [] : [of(key, { shape: 'print', title, does: { kind: 'go', to } })],
    ),
    of('occasion', { shape: 'occasion', title: words.newOccasion, does: { kind: 'go', to: paths.occasions(id) } }),
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
          title: admissionWords.resume,
          does: { kind: 'resume', listId, occasionId: occasion.id },
        },
        ...name,
      )
    : of(
        'stop',
        {
          shape: 'stop',
          title: admissionWords.stop,
          does: { kind: 'ask', question: { kind: 'stop', listId, night } },
        },
        ...name,
        words.asksFirst,
      )
}

/** The parts of the list on the screen that the member may see. */
export function listParts({ id, name }: List, mayEdit: boolean): Line[] {
  const forEditors = ['guests', 'doors', 'email'] as const
  const parts = [
    ['tonight', paths.qrManager(id)] as const,
    ...(mayEdit ? forEditors : []).map((part) => [part, paths.listPart(id, part)] as const),
    ['results', paths.listPart(id, 'results')] as const,
    ['settings', paths.listPart(id, 'settings')] as const,
    ['occasions', paths.occasions(id)] as const,
  ]
  return parts.map(([part, to]) => ({
    id: `part-${part}`,
    shape: 'place',
    title: words.parts[part],
    detail: name,
    does: { kind: 'go', to },
  }))
}

/** Doors, and the occasions with names of their own. */
export function insideLines({ list, links, occasions }: Inside): Line[] {
  return [
    ...links.map(({ id, label, sessions }): Line => ({
      id: `door-${id}`,
      shape: 'door',
      title: label,
      detail: joined([sessions.some(({ missing }) => missing !== null) ? words.doorScanning : words.door, list.name]),
      does: { kind: 'go', to: paths.listPart(list.id, 'doors') },
    })),
    ...occasions
      .filter(({ name }) => name !== list.name)
      .map(({ id, name }): Line => ({
        id: `occasion-${id}`,
        shape: 'occasion',
        title: name,
        detail: joined([words.occasion, list.name]),
        does: { kind: 'go', to: paths.occasion(list.id, id) },
      })),
  ]
}

export function listLine({ id, name, active_members: guests, qr_values_set: isSet }: List, isOther: boolean): Line {
  const said = isOther ? words.otherList : words.list
  return {
    id: `list-${id}`,
    shape: 'list',
    title: name,
    detail: isSet ? said.guests(guests) : said.toSetUp,
    does: { kind: 'go', to: paths.qrManager(id) },
  }
}
