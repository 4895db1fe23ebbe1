import type { AppWords } from '../../en/app/index.ts'

/** The search in the bar. */
export const bar = {
  search: 'Buscar o ir a…',
  /** The keys that open it, but on a Mac. */
  shortcut: 'Ctrl K',
} satisfies AppWords['bar']
