/** The search in the bar. */
export const bar = {
  search: 'Search or jump to…',
  /** The keys that open it, but on a Mac. */
  shortcut: 'Ctrl K',
}
