import type { DoorWords } from '../../en/door/index.ts'
import { count } from '../format.ts'

/** A kiosk, where guests scan themselves. */
export const kiosk = {
  pin: 'Pincode',
  show: 'Toon',
  hide: 'Verberg',
  aim: 'Houd je code voor de camera.',
  welcome: (name: string) => `Welkom, ${name}!`,
  welcomeNobody: 'Welkom!',
  sorry: 'Meld je bij een medewerker.',
  checking: 'Een ogenblik...',
  language: 'Taal',
  leave: 'Kiosk verlaten',
  leaveText: 'Voor het personeel: vul de pincode in die je voor deze kiosk hebt gekozen.',
  leaveButton: 'Verlaten',
  leaving: 'Controleren...',
  stay: 'Blijven',
  wrong: 'Deze pincode klopt niet.',
  wait: (seconds: number) =>
    count(seconds, {
      one: 'Te vaak een verkeerde pincode. Wacht # seconde.',
      other: 'Te vaak een verkeerde pincode. Wacht # seconden.',
    }),
} satisfies DoorWords['kiosk']
