import { door } from './en/door.ts'
import { wordsOf } from './read.ts'

export const wordsIn = wordsOf('door', door)
