import { count } from '../format.ts'

/** The first steps with a new list. */
export const firstRun = {
  title: 'First steps',
  /** After the name of the list, as `opensOn`. */
  almost: 'is almost ready',
  opensOn: (day: string) => `opens on ${day}`,
  left: (steps: number) => count(steps, { one: '# step to go.', other: '# steps to go.' }),
  done: 'Done',
  codes: (guests: number) => count(guests, { one: 'A code for your only guest', other: 'Codes for all # guests' }),
  /** The date and time. */
  codesText: (at: string) => `Made ${at}`,
  try: 'Try a scan with your phone',
  tryText: 'It counts nothing, so no guest is used up',
  tried: (at: string) => `Your phone scanned ${at}`,
  doors: 'Make a link for each door',
  doorsText: 'Staff scan on their own phones, without an app',
  doorsMade: (doors: number) => count(doors, { one: '# door has a link', other: '# doors have a link' }),
  makeLinks: 'Make Links',
  print: 'Print the door sheets',
  printText: 'One for each door: its code and what to do',
  printSheets: 'Print Sheets',
  tonight: 'Open Tonight',
  close: 'Close These Steps',
  closing: 'Closing...',
  closeFailed: 'The steps couldn’t be closed',
}
