import { createContext, use } from 'react'
import type { Batch } from '../batch/use-batch.ts'
import type { Status } from '../status/use-status.ts'

/** The long work of a list, which continues while its organiser looks at other parts. */
export type ListWork = {
  status: Status
  generation: Batch
  sync: Batch
  /** Asks whether to compare every contact with Mailchimp; undefined while the list has no fields. */
  askToSync: () => void
}

export const ListWorkHere = createContext<ListWork | undefined>(undefined)

/** Returns the list's work. Only for parts that need an editor, because viewers start no work. */
export function useListWork(): ListWork {
  const work = use(ListWorkHere)
  if (!work) throw new Error('This part is not inside the work of a list.')
  return work
}
