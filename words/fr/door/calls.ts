import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { DoorWords } from '../../en/door/index.ts'

/** Calls to the organiser. */
export const calls = {
  title: 'Appeler l’organisateur',
  about: (name: string, reason: string) => `Concerne ${name}\u{202f}: ${reason}`,
  text: 'L’organisateur lit l’appel sur sa page de la soirée, et répond ici.',
  subjects: {
    guest_insists: 'L’invité insiste',
    need_help: 'Besoin d’aide',
    crowd: 'File trop longue',
    trouble: 'Problème technique',
  } satisfies Record<CallSubject, string>,
  needsConnection:
    'Il faut une connexion pour cet appel. Téléphonez à l’organisateur\u{202f}: le numéro est sur la fiche de cette entrée.',
  failed: 'L’appel n’est pas arrivé. Veuillez réessayer.',
  calling: 'Appel en cours...',

  region: 'Appel à l’organisateur',
  waiting: (subject: string, time: string) => `Appel (${time})\u{202f}: ${subject}. Pas encore de réponse.`,
  answers: {
    let_in: (name: string) => `Laissez entrer ${name}`,
    refuse: (name: string) => `Ne laissez pas entrer ${name}`,
    coming: () => 'Quelqu’un arrive',
  } satisfies Record<CallAnswer, (name: string) => string>,
  them: 'cette personne',
  from: (by: string, subject: string, time: string) => `${by} a répondu à votre appel (${time})\u{202f}: ${subject}.`,
  gotIt: 'Compris',
} satisfies DoorWords['calls']
