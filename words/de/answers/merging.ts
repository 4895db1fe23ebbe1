import type { merging as english } from '../../en/answers/merging.ts'

/** Two teams with one audience. */
export const merging = {
  other_team_asked: 'Das andere Team wurde gefragt. Sie bekommen eine E-Mail, wenn es annimmt.',
  merge_withdrawn: 'Die Anfrage ist zurückgezogen.',
  list_stays_apart: 'Ihre Liste bleibt getrennt.',
  list_may_be_asked_for: 'Andere Teams können Sie wieder fragen.',
  lists_united: 'Die beiden Listen sind jetzt eine.',
} satisfies typeof english
