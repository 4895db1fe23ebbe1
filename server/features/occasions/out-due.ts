import type { Tx } from '../../database/open.ts'
import type { Needs } from '../../services.ts'
import * as store from './store.ts'

/** Lists with an occasion whose people are to be counted out now. */
export const findListsToEmpty = ({ now }: Needs<'now'>) => store.listsToEmpty(now())

/**
 * An occasion of the list whose people are due to be counted out. This transaction must do it. Undefined without one.
 */
export function takeOutDue(tx: Tx, listId: string, at: Date): Promise<string | undefined> {
  return store.takeOutDue(tx, listId, at)
}
