import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { DoorWords } from '../../en/door/index.ts'

/** Calls to the organiser. */
export const calls = {
  title: 'Veranstalter rufen',
  about: (name: string, reason: string) => `Es geht um ${name}: ${reason}`,
  text: 'Der Veranstalter sieht Ihren Ruf in Listpass. Die Antwort erscheint hier.',
  subjects: {
    guest_insists: 'Gast besteht auf Einlass',
    need_help: 'Brauche Hilfe',
    crowd: 'Schlange zu lang',
    trouble: 'Etwas funktioniert nicht',
  } satisfies Record<CallSubject, string>,
  needsConnection:
    'Das geht nur mit Verbindung. Rufen Sie den Veranstalter an: Die Nummer steht auf dem Blatt dieses Einlasses.',
  failed: 'Der Ruf ist nicht angekommen. Bitte noch einmal versuchen.',
  calling: 'Ruf wird gesendet...',

  region: 'Ruf an den Veranstalter',
  waiting: (subject: string, time: string) => `Gerufen (${time}): ${subject}. Noch keine Antwort.`,
  /** The instruction comes first, because a long name may take two lines. */
  answers: {
    let_in: (name: string) => `Einlassen: ${name}`,
    refuse: (name: string) => `Nicht einlassen: ${name}`,
    coming: () => 'Es kommt jemand',
  } satisfies Record<CallAnswer, (name: string) => string>,
  them: 'diesen Gast',
  from: (by: string, subject: string, time: string) => `Antwort von ${by} auf Ihren Ruf (${time}): ${subject}.`,
  gotIt: 'Verstanden',
} satisfies DoorWords['calls']
