import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { DoorWords } from '../../en/door/index.ts'

/** Calls to the organiser. They are messages, so “oproepen”: “bellen” would be by phone. */
export const calls = {
  title: 'Organisator oproepen',
  about: (name: string, reason: string) => `Over ${name}: ${reason}`,
  text: 'De organisator leest het op de pagina van de avond. Het antwoord verschijnt hier.',
  subjects: {
    guest_insists: 'Gast dringt aan',
    need_help: 'Hulp nodig',
    crowd: 'Rij te lang',
    trouble: 'Iets werkt niet',
  } satisfies Record<CallSubject, string>,
  needsConnection:
    'Voor een oproep heb je verbinding nodig. Bel de organisator: het nummer staat op het blad van deze deur.',
  failed: 'De oproep is niet aangekomen. Probeer het opnieuw.',
  calling: 'Oproepen...',

  region: 'Oproep aan de organisator',
  waiting: (subject: string, time: string) => `Oproep van ${time}: ${subject}. Nog geen antwoord.`,
  answers: {
    let_in: (name: string) => `Laat ${name} binnen`,
    refuse: (name: string) => `Laat ${name} niet binnen`,
    coming: () => 'Er komt iemand',
  } satisfies Record<CallAnswer, (name: string) => string>,
  them: 'de gast',
  from: (by: string, subject: string, time: string) => `${by} antwoordt op je oproep van ${time}: ${subject}.`,
  gotIt: 'Begrepen',
} satisfies DoorWords['calls']
