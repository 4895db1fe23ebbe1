/** What a door calls the organiser about. */
export const callSubjects = ['guest_insists', 'need_help', 'crowd', 'trouble'] as const
export type CallSubject = (typeof callSubjects)[number]

/** `let_in` and `refuse` are about a guest. */
export const callAnswers = ['let_in', 'refuse', 'coming'] as const
export type CallAnswer = (typeof callAnswers)[number]
