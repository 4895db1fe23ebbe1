/** The scanner of a try: a scan with the organiser’s own phone that counts nothing. */
export const trying = {
  title: 'Try a scan',
  loading: 'Opening the scanner...',
  failed: 'The scanner didn’t open',
  state: 'Only a try: nothing is counted',
  over: 'This try is over',
  overText: 'Choose “Start again” on the screen that showed the code.',
  aim: 'Point at a code from your email or on your other screen.',
  admitted: 'It works. A door shows this to staff. Nothing was counted.',
  refused: 'A door would say this now. Nothing was counted.',
  again: 'Scan another code',
  checkFailed: 'The code could not be checked',
}
