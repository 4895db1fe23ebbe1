import type { DoorWords } from '../../en/door/index.ts'

/** The settings of a door’s device. */
export const settings = {
  title: 'Instellingen van dit toestel',
  sound: 'Geluiden',
  soundHint: 'Een geluid bij elk resultaat. Trillen blijft aan.',
  asks: 'Eerst vragen, dan binnenlaten',
  asksHint: 'Toont eerst de naam. Het telt pas als je op “Binnenlaten” drukt.',
  language: 'Taal',
  languageFailed: 'De taal kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.',
} satisfies DoorWords['settings']
