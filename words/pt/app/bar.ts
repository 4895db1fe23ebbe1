import type { AppWords } from '../../en/app/index.ts'

/** The search in the bar. */
export const bar = {
  search: 'Buscar ou ir para…',
  /** The keys that open it, but on a Mac. */
  shortcut: 'Ctrl+K',
} satisfies AppWords['bar']
