import type { occasion as english } from '../../en/fields/occasion.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** The form of an occasion. Its screen has them too. */
export const occasion = {
  name_needed: 'Bitte geben Sie einen Namen ein.',
  occasion_name_required: 'Der Name des Anlasses fehlt.',
  occasion_name_too_long: ({ most }: Most) => `Der Name des Anlasses darf höchstens ${n(most)} Zeichen lang sein.`,
  zone_needed: 'Bitte wählen Sie eine Zeitzone.',
  zone_unknown: 'Diese Zeitzone gibt es nicht.',
  moment_needed: 'Bitte geben Sie Datum und Uhrzeit ein.',
  time_needed: 'Bitte geben Sie eine Uhrzeit ein.',
  closes_too_early: 'Der Schluss muss nach der Öffnung liegen.',
  whole_from_one: 'Bitte geben Sie eine ganze Zahl ab 1 ein.',
  at_most: ({ most }: Most) => `Höchstens ${n(most)}.`,
  again_needed: 'Bitte wählen Sie, wann ein Gast wiederkommen darf.',
  when_full_needed: 'Bitte wählen Sie, was ein Einlass tut, wenn es voll ist.',
  when_unsure_needed: 'Bitte wählen Sie, was ein Einlass ohne Verbindung tut.',
  exits_needed: 'Bitte geben Sie an, ob Gäste auch ausgecheckt werden.',
  out_needs_exits: 'Alle auschecken geht nur, wenn Einlässe Gäste auch auschecken.',
  place_needed: 'Bitte geben Sie einen Ort ein.',
  place_too_long: ({ most }: Most) => `Der Ort darf höchstens ${n(most)} Zeichen lang sein.`,
} satisfies typeof english
