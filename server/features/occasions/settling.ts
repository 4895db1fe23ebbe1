import type { Tx } from '../../database/open.ts'

/** Later features' reactions to a changed occasion. The transaction holds the list, or scans cannot reach it yet. */
export type Settling = {
  /** Computes all counts of an occasion again from its scans. */
  recount: (tx: Tx, listId: string, occasionId: string) => Promise<void>
  /** Prepares the counts of occasions that have no scans. */
  begin: (tx: Tx, listId: string, occasionIds: string[]) => Promise<void>
  countLinks: (tx: Tx, listId: string, occasionId: string) => Promise<number>
  /** Doors of this list may have something to learn. */
  wake: (listId: string) => void
}
