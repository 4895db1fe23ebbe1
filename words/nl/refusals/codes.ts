import type { codes as english } from '../../en/refusals/codes.ts'
import { n } from '../format.ts'

type Tagged = { tag: string }

/** Fields of a list in Mailchimp. `tag` is such a field's name there. */
const fields = {
  field_not_found: 'Veld niet gevonden',
  fields_gone: 'Mailchimp heeft de QR-velden van deze lijst niet meer. Maak ze opnieuw.',
  no_fields_yet: 'Maak eerst de QR-velden van deze lijst.',
  field_of_other_type: ({ tag, type, needed }: Tagged & { type: string; needed: string }) =>
    `De lijst heeft al een veld ${tag} van het type ${type}, maar Listpass heeft het type ${needed} nodig. Hernoem of verwijder dat veld in Mailchimp en probeer het dan opnieuw.`,
  too_many_fields: ({ fields }: { fields: number }) =>
    `Mailchimp staat in deze lijst geen nieuwe velden toe: er zijn er al ${n(fields)}, en Listpass heeft er drie nodig. Verwijder een veld dat je niet meer gebruikt en probeer het dan opnieuw.`,
  field_refused: ({ tag }: Tagged) => `Mailchimp wilde het veld ${tag} niet maken. Er is niets veranderd.`,
  field_missing: ({ tag }: Tagged) => `De lijst heeft geen veld ${tag}.`,
  field_is_ours: ({ tag }: Tagged) => `${tag} is van Listpass en zegt niets over de gast. Kies een ander veld.`,
  field_is_address: ({ tag }: Tagged) => `${tag} is een adres. Dat is te lang voor de deur. Kies een ander veld.`,
  field_no_number: ({ tag }: Tagged) => `${tag} is geen getalveld. Kies een ander veld.`,
  field_asked_twice: ({ tag }: Tagged) => `${tag} heeft al een vraag. Kies een ander veld.`,
  field_not_tickable: ({ tag }: Tagged) => `Een aankruisvakje heeft een tekstveld nodig. ${tag} is dat niet.`,
  field_not_askable: ({ tag }: Tagged) =>
    `Een deur kan niet naar ${tag} vragen. Kies een veld voor tekst of een getal, of een veld met keuzerondjes of een keuzelijst.`,
  field_on_card_twice: ({ tag }: Tagged) => `${tag} staat al op de kaart. Kies een ander veld.`,
}

/** Generating and comparing the codes of a list. */
const batches = {
  batch_not_found: 'Taak niet gevonden',
  generation_finished: 'Het maken van deze codes is al klaar.',
  sync_finished: 'Deze synchronisatie is al klaar.',
  sync_beside_generation: 'Er worden QR-codes gemaakt. Synchroniseer als dat klaar is, of annuleer het maken eerst.',
  codes_at_work: 'Listpass is nog met de codes van deze lijst bezig. Wacht tot dat klaar is.',
  account_inactive_to_continue: 'Het account van deze lijst staat uit. Zet het aan om verder te gaan.',
  too_many_checks: 'Je hebt dit net al vaak gecontroleerd. Probeer het zo meteen opnieuw.',
}

export const codes = { ...fields, ...batches } satisfies typeof english
