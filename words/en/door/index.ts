import { first } from './first.ts'
import { later } from './later.ts'
import { trying } from './trying.ts'

/** All words of a door, by area. */
export const door = { ...first, ...later, trying }

export type DoorWords = typeof door
