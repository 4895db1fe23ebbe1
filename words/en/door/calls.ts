import type { CallAnswer, CallSubject } from '#domain/door-call.ts'

/** Calls to the organiser. */
export const calls = {
  title: 'Call the organiser',
  about: (name: string, reason: string) => `About ${name}: ${reason}`,
  text: 'The organiser reads it on the page of the night, and answers here.',
  subjects: {
    guest_insists: 'Guest insists',
    need_help: 'Need help',
    crowd: 'Queue too long',
    trouble: 'Something doesn’t work',
  } satisfies Record<CallSubject, string>,
  needsConnection: 'You need a connection to call. Phone the organiser: the number is on the sheet of this door.',
  failed: 'The call didn’t arrive. Please try again.',
  calling: 'Calling...',

  region: 'Call to the organiser',
  waiting: (subject: string, time: string) => `Called at ${time}: ${subject}. No answer yet.`,
  answers: {
    let_in: (name: string) => `Let ${name} in`,
    refuse: (name: string) => `Don’t let ${name} in`,
    coming: () => 'Somebody is coming',
  } satisfies Record<CallAnswer, (name: string) => string>,
  them: 'them',
  from: (by: string, subject: string, time: string) => `${by} answered your call of ${time}: ${subject}.`,
  gotIt: 'Got it',
}
