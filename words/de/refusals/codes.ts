import type { codes as english } from '../../en/refusals/codes.ts'
import { n } from '../format.ts'

type Tagged = { tag: string }

/** Fields of a list in Mailchimp. `tag` is such a field's name there. */
const fields = {
  field_not_found: 'Feld nicht gefunden',
  fields_gone: 'Mailchimp hat die QR-Felder dieser Liste nicht mehr. Bitte erstellen Sie sie neu.',
  no_fields_yet: 'Erstellen Sie zuerst die QR-Felder dieser Liste.',
  field_of_other_type: ({ tag, type, needed }: Tagged & { type: string; needed: string }) =>
    `Die Liste hat schon ein Feld ${tag} vom Typ ${type}. Listpass braucht dort den Typ ${needed}. Benennen Sie das Feld in Mailchimp um, oder löschen Sie es. Versuchen Sie es dann noch einmal.`,
  too_many_fields: ({ fields }: { fields: number }) =>
    `Mailchimp erlaubt in dieser Liste keine weiteren Felder: Sie hat ${n(fields)}, und Listpass braucht drei. Löschen Sie ein Feld, das Sie nicht mehr benutzen, und versuchen Sie es noch einmal.`,
  field_refused: ({ tag }: Tagged) => `Mailchimp hat das Feld ${tag} nicht erstellt. Es wurde nichts geändert.`,
  field_missing: ({ tag }: Tagged) => `Die Liste hat kein Feld ${tag}.`,
  field_is_ours: ({ tag }: Tagged) =>
    `${tag} gehört zu Listpass und sagt nichts über den Gast. Wählen Sie ein anderes Feld.`,
  field_is_address: ({ tag }: Tagged) =>
    `${tag} ist eine Anschrift und zu lang für den Einlass. Wählen Sie ein anderes Feld.`,
  field_no_number: ({ tag }: Tagged) => `${tag} ist kein Zahlenfeld. Wählen Sie ein anderes.`,
  field_asked_twice: ({ tag }: Tagged) => `Zu ${tag} gibt es schon eine Frage. Wählen Sie ein anderes Feld.`,
  field_not_tickable: ({ tag }: Tagged) => `Ein Kästchen zum Ankreuzen braucht ein Textfeld. ${tag} ist keines.`,
  field_not_askable: ({ tag }: Tagged) =>
    `Ein Einlass kann nicht nach ${tag} fragen. Wählen Sie ein Feld mit Text, einer Zahl, Optionsfeldern oder einer Dropdown-Liste.`,
  field_on_card_twice: ({ tag }: Tagged) => `${tag} steht schon neben dem Namen. Wählen Sie ein anderes Feld.`,
}

/** Generating and comparing the codes of a list. */
const batches = {
  batch_not_found: 'Vorgang nicht gefunden',
  generation_finished: 'Das Erzeugen der Codes ist schon fertig.',
  sync_finished: 'Dieser Abgleich ist schon fertig.',
  sync_beside_generation:
    'Gerade werden QR-Codes erzeugt. Gleichen Sie ab, wenn das fertig ist, oder brechen Sie es zuerst ab.',
  codes_at_work: 'Listpass arbeitet noch an den Codes dieser Liste. Bitte warten Sie, bis das fertig ist.',
  account_inactive_to_continue: 'Das Konto dieser Liste ist nicht aktiv. Schalten Sie es ein, um fortzufahren.',
  too_many_checks: 'Sie haben das gerade sehr oft geprüft. Bitte versuchen Sie es gleich noch einmal.',
}

export const codes = { ...fields, ...batches } satisfies typeof english
