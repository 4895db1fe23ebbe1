import { count } from '../format.ts'

/** The second step of signing in. */
export const secondStep = {
  title: 'Second step',
  text: 'A code from your phone, after your password',
  loading: 'Loading...',
  loadFailed: 'Failed to load the second step',

  off: 'Off',
  offText: 'With a second step, a stolen password alone doesn’t open your account.',
  offNeeds:
    'You need an authenticator app on your phone, such as Google Authenticator, 2FAS or the one in your password manager.',
  setUp: 'Set up',
  byPasskey: 'Your team requires a second step: signing in asks for your passkey after your password.',
  byPasskeyToo: 'Set up an authenticator app as well. Its recovery codes let you in if you lose your device.',

  on: 'On',
  onSince: (date: string) => `Signing in needs your password and a code from your app since ${date}.`,
  noneLeft: 'You have no recovery codes left. Make new ones, so that you can sign in without your phone.',
  left: (codes: number) =>
    count(codes, {
      one: 'You have # recovery code left. Each lets you in once without your phone.',
      other: 'You have # recovery codes left. Each lets you in once without your phone.',
    }),
  newCodes: 'Make new recovery codes',
  turnOff: 'Turn off',

  passwordFirst: 'First, confirm your password.',
  next: 'Next',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'Failed. Please try again.',

  scanTitle: 'Scan with your app',
  scanText: 'Open your authenticator app, add an account, and scan this code.',
  scanAlt: 'QR code for your authenticator app',
  scanLoading: 'Drawing the QR code...',
  scanFailed: 'The QR code couldn’t be drawn. Type the key into your app instead.',
  byHand: 'Can’t scan it? Type this key into your app:',
  copyKey: 'Copy key',
  codeNow: 'Code from your app',
  codeNowHint: 'The 6 digits that the app shows now.',
  confirm: 'Turn on',

  codesTitle: 'Your recovery codes',
  codesText:
    'If you lose your phone, each of these codes lets you sign in once. Keep them somewhere safe. They are shown only now.',
  codesLabel: 'Recovery codes',
  copyCodes: 'Copy',
  downloadCodes: 'Download',
  fileName: 'listpass-recovery-codes.txt',
  fileTitle: (email: string) => `Listpass recovery codes for ${email}`,
  saved: 'I have saved them',

  newCodesText: 'Your old recovery codes stop working at once.',
  newCodesConfirm: 'Make new codes',
  turnOffTitle: 'Turn off the second step',
  turnOffText: 'Your password alone will then open your account. Your recovery codes stop working.',
  turnOffConfirm: 'Turn off',
  turnedOff: 'The second step is off.',
}
