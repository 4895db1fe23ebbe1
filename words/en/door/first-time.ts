/** Three cards for staff at their first door. */
export const firstTime = {
  title: 'How it works',
  help: 'Help',
  aim: 'Aim',
  aimText: 'Hold the guest’s code inside the yellow corners, a hand’s width from the camera.',
  read: 'Read the shape and the word',
  letIn: 'Let them in',
  stop: 'Stop. Read the reason',
  answer: 'Answer the question',
  away: 'No connection? Keep scanning',
  awayText: 'A dashed circle means: let them in, it’s saved. This device sends it later.',
}
