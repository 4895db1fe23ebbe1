import type { AppWords } from '../../en/app/index.ts'

/** The search in the bar. */
export const bar = {
  search: 'Suchen oder öffnen…',
  /** The keys that open it, but on a Mac. */
  shortcut: 'Strg K',
} satisfies AppWords['bar']
