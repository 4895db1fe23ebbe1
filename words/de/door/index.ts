import { door as en, type DoorWords } from '../../en/door/index.ts'
export const door = en satisfies DoorWords
