// Questions about scans and parties, which doors and organisers share.

export const undo = {
  title: 'Undo',

  ofEntry: {
    question: 'Undo the check-in of {name}? The code can then be used again.',
    confirm: 'Undo check-in',
  },

  ofExit: {
    question: 'Undo the exit of {name}? They count as inside again.',
    confirm: 'Undo exit',
  },
  howMany: 'How many?',
  one: 'One person',
  all: 'All {count, number}',
  busy: 'Undoing...',
  failed: 'The check-in couldn’t be undone.',
  lost: 'You need a connection to undo this. Please try again when you have one.',
} as const

export const partyQuestion = {
  title: 'Party of {most, number}',
  areIn: '{count, plural, =0 {None of them is in yet.} other {{count, number} of {most, number} are in.}}',
  letIn: 'Let in:',
  /** Instead of `letIn` where fewer fit in than the party has. */
  room: 'There is room for {left, number} more.',
  /** Before a number, for screen readers. */
  unseen: 'Let in',
  all: 'all',
} as const
