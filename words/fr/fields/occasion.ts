import type { occasion as english } from '../../en/fields/occasion.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** The form of an occasion. Its screen has them too. */
export const occasion = {
  name_needed: 'Saisissez un nom.',
  occasion_name_required: 'Le nom de l’événement est obligatoire.',
  occasion_name_too_long: ({ most }: Most) => `Le nom de l’événement peut avoir ${n(most)} caractères au maximum.`,
  zone_needed: 'Choisissez un fuseau horaire.',
  zone_unknown: 'Ce fuseau horaire n’existe pas.',
  moment_needed: 'Saisissez une date et une heure.',
  time_needed: 'Saisissez une heure.',
  closes_too_early: 'La fermeture doit être après l’ouverture.',
  whole_from_one: 'Saisissez un nombre entier à partir de 1.',
  at_most: ({ most }: Most) => `${n(most)} au maximum.`,
  again_needed: 'Choisissez quand un invité peut revenir.',
  when_full_needed: 'Choisissez ce que fait une entrée quand c’est complet.',
  when_unsure_needed: 'Choisissez ce que fait une entrée sans connexion.',
  exits_needed: 'Indiquez si les sorties sont scannées.',
  out_needs_exits: 'Pour compter toutes les sorties, les entrées doivent aussi scanner les sorties.',
  place_needed: 'Saisissez un lieu.',
  place_too_long: ({ most }: Most) => `Le lieu peut avoir ${n(most)} caractères au maximum.`,
} satisfies typeof english
