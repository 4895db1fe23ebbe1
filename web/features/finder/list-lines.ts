// What can be done with lists, and where their parts are.
import type { ScannerLink } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import { paths } from '../../product/paths.ts'
import type { ShownOccasion } from '../../product/use-occasions.ts'
import type { Line } from './line.ts'
import { screenTo } from './screen-to.ts'
import { words } from './words.ts'

export type Inside = { list: List; links: readonly ScannerLink[]; occasions: readonly ShownOccasion[] }

/** What an editor may do with a list. */
export function listActions(list: List): Line[] {
  const { id, name } = list
  const of = (key: string, line: Omit<Line, 'id' | 'detail'>, ...more: string[]): Line => ({
    ...line,
    id: `${key}-${id}`,
    detail: words.joined([name, ...more]),
  })
  if (!list.qr_values_set) return []
  return [
    of('scan', { shape: 'scanner', title: words.openScanner, does: { kind: 'go', to: paths.scannerOf(id) } }),
    of('link', {
      shape: 'plus',
      title: words.newLink,
      does: { kind: 'go', to: `${paths.listPart(id, 'doors')}?new=link` },
    }),
    list.scanning_on
      ? of(
          'stop',
          { shape: 'stop', title: words.stop, does: { kind: 'ask', question: { kind: 'stop', list } } },
          words.asksFirst,
        )
      : of('resume', { shape: 'resume', title: words.resume, does: { kind: 'resume', list } }),
    ...[
      { key: 'print-guests', title: words.printGuests, to: screenTo('GuestsPrint', id) },
      { key: 'print-doors', title: words.printDoors, to: screenTo('DoorSheets', id) },
    ].flatMap(({ key, title, to }) =>
      to === undefined ? [] : [of(key, { shape: 'print', title, does: { kind: 'go', to } })],
    ),
    of('occasion', { shape: 'occasion', title: words.newOccasion, does: { kind: 'go', to: paths.occasions(id) } }),
  ]
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
      detail: words.joined([
        sessions.some(({ missing }) => missing !== null) ? words.doorScanning : words.door,
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
        detail: words.joined([words.occasion, list.name]),
        does: { kind: 'go', to: paths.occasion(list.id, id) },
      })),
  ]
}

export function listLine({ id, name, active_members: guests, qr_values_set: isSet }: List, isOther: boolean): Line {
  return {
    id: `list-${id}`,
    shape: 'list',
    title: name,
    detail: isSet ? words.list(isOther, guests) : words.listToSetUp(isOther),
    does: { kind: 'go', to: paths.qrManager(id) },
  }
}
