import { paths } from '../../../product/paths.ts'
import type { PartName } from './parts.ts'

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
