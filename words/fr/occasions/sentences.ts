import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The settings of an occasion as sentences. */
export const sentences = {
  always: 'Toujours ouvert.',
  from: (moment: string) => `Ouverture\u{202f}: ${moment}.`,
  until: (moment: string) => `Fermeture\u{202f}: ${moment}.`,
  span: (span: string) => `${span}.`,
  inZone: (city: string) => `Heure locale\u{202f}: ${city}.`,
  everyone: 'Toute la liste.',
  shared: 'Jusqu’au maximum de chaque invité, partagé avec d’autres événements.',
  own: (times: number) =>
    count(times, {
      one: 'Une fois par invité. Les autres événements ne comptent pas.',
      other: '# fois par invité. Les autres événements ne comptent pas.',
    }),
  again: {
    shared: {
      never: () => 'Oui, tant qu’il reste des entrées à l’invité.',
      daily: (begins: string) => `Oui, une fois par jour. Un nouveau jour commence à ${begins}.`,
      after_exit: () => 'Oui, après le scan de la sortie. L’entrée est alors de nouveau libre.',
    },
    own: {
      never: () => 'Non. Une entrée utilisée le reste.',
      daily: (begins: string) => `Oui, le jour suivant, à partir de ${begins}.`,
      after_exit: () => 'Oui, après le scan de la sortie. L’entrée est alors de nouveau libre.',
    },
  },
  noLimit: 'Sans limite.',
  /** By what doors do when it is full. */
  capacity: {
    refuse: (people: number) => `Maximum\u{202f}: ${n(people)}. Ensuite, les entrées refusent les invités.`,
    warn: (people: number) => `Maximum\u{202f}: ${n(people)}. Ensuite, les entrées avertissent, et laissent entrer.`,
  },
  unsure: {
    let_in: 'Une entrée sans connexion laisse entrer les invités.',
    stop: 'Une entrée sans connexion refuse les invités quand c’est peut-être complet.',
  },
  noExits: 'Les sorties ne sont pas scannées.',
  exits: 'Les sorties sont scannées.',
  outAt: (time: string) => `Toutes les sorties sont comptées à ${time}.`,
} satisfies OccasionsWords['sentences']
