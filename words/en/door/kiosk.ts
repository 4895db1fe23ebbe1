import { count } from '../format.ts'

/** A kiosk, where guests scan themselves. */
export const kiosk = {
  pin: 'PIN',
  show: 'Show',
  hide: 'Hide',
  aim: 'Hold your code up to the camera.',
  welcome: (name: string) => `Welcome, ${name}!`,
  welcomeNobody: 'Welcome!',
  sorry: 'Please see a member of staff.',
  checking: 'One moment, please...',
  language: 'Language',
  leave: 'Leave kiosk',
  leaveText: 'For staff: enter the PIN you chose for this kiosk.',
  leaveButton: 'Leave',
  leaving: 'Checking...',
  stay: 'Stay',
  wrong: 'That PIN is wrong.',
  wait: (seconds: number) =>
    count(seconds, {
      one: 'Too many wrong PINs. Wait # second.',
      other: 'Too many wrong PINs. Wait # seconds.',
    }),
}
