import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** An occasion at the door: its purpose, the reason against an entry now, and the next step. */
export const occasion = {
  direction: 'Sens de passage',
  in: 'Entrée',
  out: 'Sortie',
  lineOut: 'SORTIE',
  scansIn: 'Les invités sont scannés à l’entrée.',
  scansOut: 'Les invités sont scannés à la sortie.',
  askTitle: 'Entrée ou sortie\u{202f}?',
  askText: (minutes: number) =>
    `Aucun scan depuis ${n(minutes)} min. Faut-il compter les entrées ou les sorties\u{202f}?`,

  opensIn: (minutes: number) => `Ouvre dans ${n(minutes)} min`,
  opensAt: (time: string) => `Ouverture\u{202f}: ${time}`,
  opensInAt: (minutes: number, time: string) => `Ouvre dans ${n(minutes)} min (${time}).`,
  closed: 'Fermé',
  closedAt: (time: string) => `Fermé depuis ${time}.`,
  saysFor: (name: string) => `Cette entrée est pour ${name}.`,

  /** The same for one and for many, for women and for men. */
  inside: 'sur place',
  insideAt: (time: string) => `sur place (${time})`,
  people: (inside: number) => `Sur place\u{202f}: ${n(inside)}.`,
  peopleOf: (inside: number, capacity: number) => `Sur place\u{202f}: ${n(inside)} sur ${n(capacity)}.`,

  notCounted: 'Ce scan n’est pas compté.',
  notInvited: (name: string) => `Ce code n’est pas valable pour ${name}.`,
  sendOn: 'Dirigez cette personne vers l’organisateur.',
  usedToday: 'Ce code a déjà été utilisé aujourd’hui.',
  nextDay: 'Il sera de nouveau valable le jour suivant.',
  insideSince: (time: string) => `Sur place depuis ${time}.`,
  stillInside: 'La sortie n’a pas été scannée.',
  scanOut: 'Scannez d’abord la sortie.',
  askToWait: 'Faites patienter l’invité.',
  overCapacity: 'Capacité dépassée.',
  tellOrganiser: 'Prévenez l’organisateur.',

  checkedOut: 'Sortie validée',
  notInside: 'L’entrée n’avait pas été scannée.',
  comesBack: 'Retour possible.',
  undoneExit: 'Cette sortie a été annulée.',

  letOut: 'Laisser sortir\u{202f}?',
  scanOutButton: 'Sortie',
  notOut: 'Pas de sortie',
  scanOutOf: (name: string) => `Sortie\u{202f}: ${name}`,
  goodbye: 'Au revoir\u{202f}!',

  chooseTitle: 'Choisissez un événement',
  chooseText: 'Cette entrée scanne pour l’événement que vous choisissez. Vous pouvez en changer dans le menu.',
  chooseOther: 'Choisir un autre événement',
  removed: 'Cet événement a été supprimé.',
  removedHelp: 'Demandez un nouveau lien de scanner à l’organisateur.',
} satisfies DoorWords['occasion']
