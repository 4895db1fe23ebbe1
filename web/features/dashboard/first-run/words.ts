import { showCount, showDate } from '../../../ui/show.ts'

export const words = {
  title: 'First steps',
  almost: 'is almost ready',
  opensOn: (day: string) => `opens on ${day}`,
  left: (count: number) => `${showCount(count, 'step')} to go.`,
  done: 'Done',
  codes: (guests: number) =>
    guests === 1 ? 'A code for your only guest' : `Codes for all ${showCount(guests, 'guest')}`,
  codesText: (at: string) => `Made ${showDate(at)}`,
  try: 'Try a scan with your phone',
  tryText: 'It counts nothing, so no guest is used up',
  tried: (at: string) => `Your phone scanned ${showDate(at)}`,
  doors: 'Make a link for each door',
  doorsText: 'Staff scan on their own phones, without an app',
  doorsMade: (count: number) => `${showCount(count, 'door has', 'doors have')} a link`,
  makeLinks: 'Make Links',
  print: 'Print the door sheets',
  printText: 'One for each door: its code and what to do',
  printSheets: 'Print Sheets',
  tonight: 'Open Tonight',
  close: 'Close These Steps',
  closing: 'Closing...',
  closeFailed: 'The steps couldn’t be closed',
}
