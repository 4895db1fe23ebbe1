// The evenings that are simulated. What is assumed of organisers is here; what a scan costs is measured.
import type { Random } from '../decoding/random.ts'
import type { List } from './arrivals.ts'

export type Size = {
  name: string
  lists: (random: Random) => List[]
  /** What more load means: more organisers with lists like these, or more doors at the same list. */
  grows: 'organisers' | 'doors'
}

/** The part of the contacts that come. */
const shareThatComes = 0.6
/** One occasion in five counts the people inside. */
const shareWithCapacity = 0.2
/** Doors of different organisers open within this time. */
const opensWithinMs = 15 * 60_000
/** Guests for each door: organisers open more doors for larger lists. */
const guestsOfDoor = 510
const arena = { contacts: 50_000, doors: 120 }
const arenas = 5

export const sizes: Size[] = [
  { name: '1 organiser, 2 doors', grows: 'organisers', lists: () => [listOf(1000, 2, false, 0)] },
  { name: '10 organisers', grows: 'organisers', lists: (random) => many(10, random) },
  { name: '100 organisers', grows: 'organisers', lists: (random) => many(100, random) },
  { name: '1,000 organisers, 5 arenas', grows: 'organisers', lists: (random) => withArenas(random) },
  { name: 'a list of 1,000,000, 500 doors', grows: 'doors', lists: () => [listOf(1_000_000, 500, true, 0)] },
]

export const largest = sizes[3]!

function withArenas(random: Random): List[] {
  const large = Array.from({ length: arenas }, () => listOf(arena.contacts, arena.doors, true, opening(random)))
  return [...large, ...many(1000 - arenas, random)]
}

/** Most lists have 1,000 to 6,000 contacts; the median is 2,500. */
function many(count: number, random: Random): List[] {
  return Array.from({ length: count }, () => {
    const contacts = Math.round(Math.min(50_000, Math.max(500, 2500 * Math.exp(0.9 * random.normal()))))
    const doors = Math.max(1, Math.round((contacts * shareThatComes) / guestsOfDoor))
    return listOf(contacts, doors, random.next() < shareWithCapacity, opening(random))
  })
}

function listOf(contacts: number, doors: number, hasCapacity: boolean, opensAt: number): List {
  return { contacts, guests: Math.round(contacts * shareThatComes), doors, hasCapacity, opensAt }
}

function opening(random: Random): number {
  return random.next() * opensWithinMs
}
