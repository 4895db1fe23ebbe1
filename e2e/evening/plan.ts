// What happens at a door on a mixed evening, made from a seed.
import type { Chance } from '../../server/testing/chance.ts'

export type Party = { kind: 'party'; email: string; name: string; size: number; comes: number; diet: Diet }
export type Single = { kind: 'single'; email: string; name: string; diet: Diet }
export type WalkIn = { kind: 'walk-in'; name: string; email: string | undefined; people: number; hasAgreed: boolean }
export type Exit = { kind: 'exit'; of: Single }
export type Visit = Party | Single | WalkIn | Exit
export type Diet = (typeof diets)[number]

export const diets = ['Everything', 'Vegetarian', 'Vegan'] as const

/** With one place left a door does not ask. So a part of a party leaves two, and staff who scan again see how many are in. */
const parties = [
  { size: 2, comes: 2 },
  { size: 3, comes: 1 },
  { size: 4, comes: 2 },
  { size: 4, comes: 4 },
]

/** The visits of one door in their order. Guests have names of their own, so each shown name is one guest. */
export function planVisits(door: string, count: number, chance: Chance): Visit[] {
  const visits: Visit[] = []
  const mayLeave: Single[] = []
  for (let place = 0; place < count; place++) visits.push(one(`${door} Nr${String(place).padStart(4, '0')}`))
  return visits

  function one(name: string): Visit {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
    const diet = chance.one(diets)
    const roll = chance.next()
    if (roll < 0.25) {
      const hasEmail = chance.happens(0.6)
      const people = 1 + chance.below(3)
      return { kind: 'walk-in', name, email: hasEmail ? email : undefined, people, hasAgreed: chance.happens(0.5) }
    }
    if (roll < 0.5) {
      const { size, comes } = chance.one(parties)
      return { kind: 'party', email, name, size, comes, diet }
    }
    if (roll < 0.65 && mayLeave.length > 0) return { kind: 'exit', of: mayLeave.shift()! }
    const single: Single = { kind: 'single', email, name, diet }
    mayLeave.push(single)
    return single
  }
}

/** The guests who are in Mailchimp before the evening. */
export function guestsOf(visits: Visit[]): (Party | Single)[] {
  return visits.filter((visit) => visit.kind === 'party' || visit.kind === 'single')
}
