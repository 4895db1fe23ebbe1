import { door as en } from '#words/en/door/index.ts'
import { pseudo } from './pseudo.ts'

export const door = pseudo(en)
