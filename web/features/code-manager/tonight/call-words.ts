import type { CallAnswer, CallSubject } from '#domain/door-call.ts'

/** Calls of doors to the organiser. */
export const callWords = {
  title: 'Calls from doors',
  call: (door: string, subject: string) => `${door}: ${subject}`,
  subjects: {
    guest_insists: 'guest insists',
    need_help: 'need help',
    crowd: 'queue too long',
    trouble: 'something doesn’t work',
  } satisfies Record<CallSubject, string>,
  unnamed: 'A code of no guest',
  guest: (name: string, reason: string, time: string) => `${name} · ${reason} · ${time}`,
  answers: { let_in: 'Let in', refuse: 'Refuse', coming: 'I’m coming' } satisfies Record<CallAnswer, string>,
  answered: (answer: string, by: string) => `${answer}: ${by}`,
  failed: 'The door didn’t get your answer. Please try again.',
}
