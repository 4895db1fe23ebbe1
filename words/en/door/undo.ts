import { n } from '../format.ts'

/** The question before a scan is undone. */
export const undo = {
  title: 'Undo',
  ofEntry: {
    question: (name: string) => `Undo the check-in of ${name}? The code can then be used again.`,
    confirm: 'Undo Check-in',
  },
  ofExit: {
    question: (name: string) => `Undo the exit of ${name}? They count as inside again.`,
    confirm: 'Undo Exit',
  },
  howMany: 'How many?',
  one: 'One person',
  all: (count: number) => `All ${n(count)}`,
  busy: 'Undoing...',
  failed: 'The check-in couldn’t be undone.',
  lost: 'You need a connection to undo this. Please try again when you have one.',
}
