import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { DoorWords } from '../../en/door/index.ts'

/** Calls to the organiser. */
export const calls = {
  title: 'Veranstalter rufen',
  about: (name: string, reason: string) => `Zu ${name}: ${reason}`,
  text: 'Der Veranstalter liest es auf der Seite des Abends und antwortet hier.',
  subjects: {
    guest_insists: 'Gast besteht darauf',
    need_help: 'Brauche Hilfe',
    crowd: 'Schlange zu lang',
    trouble: 'Etwas funktioniert nicht',
  } satisfies Record<CallSubject, string>,
  needsConnection:
    'Das geht nur mit Verbindung. Rufen Sie den Veranstalter per Telefon an: Die Nummer steht auf dem Blatt dieses Einlasses.',
  failed: 'Der Ruf ist nicht angekommen. Bitte noch einmal versuchen.',
  calling: 'Wird gerufen...',

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
  gotIt: 'Gelesen',
} satisfies DoorWords['calls']
