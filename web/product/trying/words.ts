import type { Reason } from '#domain/verdict.ts'
import { reasons as reasonWords } from '#words/en/reasons.ts'
import { isolated } from '../../ui/user-text.ts'

export const words = {
  countsNothing: 'A try counts nothing: no guest is used up, and nothing goes to Mailchimp.',
  starting: 'Making a scanner to try...',
  startFailed: 'The scanner to try couldn’t be made',
  openTitle: 'Hold your phone here',
  openText: 'Point its camera at this code. It opens a scanner, without an app and without signing in.',
  openAlt: 'QR code: it opens the scanner on your phone',
  openHere: 'Open the scanner here',
  drawing: 'Drawing the code...',
  drawFailed: 'The code couldn’t be drawn',
  waitingToOpen: 'Waiting for your phone',
  isOpen: 'My phone shows the scanner',
  scanTitle: 'Now scan this code',
  sampleOf: (name: string, isOwn: boolean) =>
    isOwn ? 'It is your own code. ' : name === '' ? '' : `It is the code of ${isolated(name, 60)}. `,
  orEmail: 'A code from your test email works as well.',
  onlyEmail: 'Scan a code from your test email.',
  sampleAlt: 'QR code of a contact, to scan with your phone',
  waiting: 'Waiting for your scan',
  openAgain: 'Show the first code again',
  stamp: 'Checked in',
  done: (name: string) =>
    name === '' ? 'Your phone read the code.' : `Your phone read the code of ${isolated(name, 60)}.`,
  doneText: 'This is what your doors will do. Nothing was counted.',
  refused: (reason: Reason) => `Your phone read the code. A door would say: ${reasonWords[reason]}.`,
  refusedText: 'Nothing was counted. Check the contact in your list, or try another code.',
  again: 'Try another scan',
  slow: 'Nothing yet?',
  slowText: 'The scanner needs the camera: choose “Allow Camera Access”. Or choose “Type a code” there.',
  over: 'No scan came within 30 minutes',
  overText: 'Scanners to try end after that. Start again whenever you have your phone at hand.',
  startAgain: 'Start again',
  statusFailed: 'This screen can’t hear of your scan at the moment. It keeps trying.',
}
