import type { occasion as english } from '../../en/fields/occasion.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** The form of an occasion. Its screen has them too. */
export const occasion = {
  name_needed: 'Vul een naam in.',
  occasion_name_required: 'De naam van het onderdeel is verplicht.',
  occasion_name_too_long: ({ most }: Most) => `De naam van het onderdeel mag hoogstens ${n(most)} tekens lang zijn.`,
  zone_needed: 'Kies een tijdzone.',
  zone_unknown: 'Deze tijdzone bestaat niet.',
  moment_needed: 'Vul een datum en tijd in.',
  time_needed: 'Vul een tijd in.',
  closes_too_early: 'De sluitingstijd moet na de openingstijd liggen.',
  whole_from_one: 'Vul een heel getal vanaf 1 in.',
  at_most: ({ most }: Most) => `Hoogstens ${n(most)}.`,
  again_needed: 'Kies wanneer een gast mag terugkomen.',
  when_full_needed: 'Kies wat een deur doet als het vol is.',
  when_unsure_needed: 'Kies wat een deur zonder verbinding doet.',
  exits_needed: 'Geef aan of gasten ook worden uitgecheckt.',
  out_needs_exits: 'Alleen een onderdeel met uitchecken kan iedereen uitchecken.',
  place_needed: 'Vul een plaats in.',
  place_too_long: ({ most }: Most) => `De plaats mag hoogstens ${n(most)} tekens lang zijn.`,
} satisfies typeof english
