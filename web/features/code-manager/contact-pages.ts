// The position in the contacts: the search, and the pages before.
import type { contactsOfList, ContactState } from '#contract/contacts.ts'
import type { QueryOf } from '#contract/endpoint.ts'

/** The server names only the next page, so the previous ones are remembered here. */
export type ContactPages = { search: string; state: ContactState | undefined; cursors: readonly string[] }

export const firstPage: ContactPages = { search: '', state: undefined, cursors: [] }

export function searchFor({ state }: ContactPages, wanted: string): ContactPages {
  return { search: wanted.trim(), state, cursors: [] }
}

export function inState({ search }: ContactPages, wanted: ContactState | undefined): ContactPages {
  return { search, state: wanted, cursors: [] }
}

export function nextPage({ search, state, cursors }: ContactPages, next: string): ContactPages {
  return { search, state, cursors: [...cursors, next] }
}

export function previousPage({ search, state, cursors }: ContactPages): ContactPages {
  return { search, state, cursors: cursors.slice(0, -1) }
}

export function queryOf({ search, state, cursors }: ContactPages): QueryOf<typeof contactsOfList> {
  return { q: search || undefined, state, after: cursors.at(-1) }
}
