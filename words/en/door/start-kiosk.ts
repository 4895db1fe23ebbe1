/** The start of a kiosk, in the door’s menu. */
export const startKiosk = {
  title: 'Kiosk: guests scan themselves',
  text: 'A full screen for guests. They can choose their language, and nothing else. You need the PIN to leave it, even after a reload. To keep guests on this page, use Guided Access (iPhone) or app pinning (Android).',
  pinHint: '4 to 8 digits. You need it to leave.',
  pinProblem: 'A PIN has 4 to 8 digits.',
  again: 'PIN again',
  againProblem: 'The two PINs are not the same.',
  start: 'Start Kiosk',
  starting: 'Starting...',
  noStorage: 'This browser can’t save the kiosk, so a reload would end it. Turn private browsing off.',
  insecure: 'A kiosk needs a secure connection. Open this page at its https address.',
}
