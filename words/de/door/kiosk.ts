import type { DoorWords } from '../../en/door/index.ts'
import { count } from '../format.ts'

/** A kiosk, where guests scan themselves. */
export const kiosk = {
  pin: 'PIN',
  show: 'Anzeigen',
  hide: 'Verbergen',
  aim: 'Halten Sie Ihren Code vor die Kamera.',
  welcome: (name: string) => `Willkommen, ${name}!`,
  welcomeNobody: 'Willkommen!',
  sorry: 'Bitte wenden Sie sich an das Personal.',
  checking: 'Einen Moment, bitte...',
  language: 'Sprache',
  leave: 'Kiosk beenden',
  leaveText: 'Für das Personal: Geben Sie die PIN ein, die Sie für diesen Kiosk gewählt haben.',
  leaveButton: 'Beenden',
  leaving: 'Wird geprüft...',
  stay: 'Bleiben',
  wrong: 'Diese PIN ist falsch.',
  wait: (seconds: number) =>
    count(seconds, {
      one: 'Zu viele falsche PINs. Warten Sie # Sekunde.',
      other: 'Zu viele falsche PINs. Warten Sie # Sekunden.',
    }),
} satisfies DoorWords['kiosk']
