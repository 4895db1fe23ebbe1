import { ui as en } from '#words/en/ui.ts'
import { pseudo } from './pseudo.ts'

export const ui = pseudo(en)
