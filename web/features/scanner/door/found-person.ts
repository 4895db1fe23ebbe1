import type { GuestCard } from '#contract/guest-card.ts'
import type { Person } from '#contract/scanning.ts'

/** A person found by name. `kept`: where this device's own names have them, so that it can decide by itself. */
export type FoundPerson = Person & { kept?: KeptPerson | undefined }

/**
 * Stands for the hash of a person who is not among this device's names. No entry has it, but the next scan of the person finds one
 * without an answer.
 */
export const hashOfPerson = (contactId: string) => `person ${contactId}`

/** The hash of the person's entry in the list, and the card. */
export type KeptPerson = { hash: string; card?: GuestCard | undefined }

/** What is shown of the guests in the order of the alphabet. */
export type NamesShown = {
  /** Without the guests who came already. */
  isWaiting: boolean
  /** The letter to begin with; undefined for the first one. */
  from: string | undefined
  /** The last person of the page before. */
  after?: string | undefined
}

/** A page of the guests by surname. A device that lists its own names does not count who came already. */
export type NamesPage = {
  people: (FoundPerson & { surname: string; given: string })[]
  letters: string[]
  next: string | null
  counts?: { all: number; not_in?: number | undefined } | undefined
}

/** The guests whose names this device keeps, by surname. `knownAt`: as below. */
export type KeptByName = { page: (shown: NamesShown) => Promise<NamesPage>; knownAt: number }

/** Found by the names of this device. `knownAt`: when the server last said that they are right. */
export type KeptPeople = { people: FoundPerson[]; has_more: boolean; knownAt: number }
