import type { http as english } from '../../en/refusals/http.ts'
import { n } from '../format.ts'

/** Calls that are declined before a feature looks at them, and faults. */
export const http = {
  bad_address: 'Het adres kon niet worden gelezen.',
  wrong_length: 'Het verzoek is niet zo lang als erin staat.',
  no_host: 'Het verzoek noemt geen host.',
  not_json: 'Het verzoek kon niet als JSON worden gelezen.',
  request_late: 'Het verzoek deed er te lang over om aan te komen.',
  request_too_large: 'Het verzoek is te groot.',
  address_too_long: 'Het adres is te lang.',
  json_needed: 'Stuur JSON, met de header Content-Type: application/json.',
  expect_unknown: 'Stuur het verzoek zonder de header Expect.',
  headers_too_large: 'De headers van het verzoek zijn te groot.',
  unreadable: 'Het verzoek kon niet worden gelezen.',
  too_deep: ({ most }: { most: number }) =>
    `Het verzoek is te diep genest. Hoogstens ${n(most)} niveaus zijn toegestaan.`,
  control_characters: 'Laat stuurtekens weg.',
  /** The first message under a field. The contract writes it, in English. */
  wrong_fields: ({ first }: { first: string }) => first,
  unknown_field: 'Dit veld is onbekend.',
  wrong_form: 'Deze waarde ontbreekt of heeft de verkeerde vorm.',
  not_found: 'Niet gevonden.',
  picture_only_shown: 'Een afbeelding kan alleen worden bekeken.',
  web_not_built: 'De webapp is niet gebouwd. Voer uit: npm run build',
  sign_in: 'Log in.',
  other_site: ({ address }: { address: string }) =>
    `Dit verzoek kwam niet van Listpass. Open ${address} en probeer het opnieuw.`,
  busy: 'Listpass heeft het nu erg druk. Probeer het zo meteen opnieuw.',
  too_many_at_once: 'Te veel verzoeken tegelijk. Probeer het zo meteen opnieuw.',
  turns_taken: 'Listpass is bezig. Probeer het zo meteen opnieuw.',
  two_downloads: 'Je downloadt al twee bestanden. Wacht tot er een klaar is.',
  too_many_downloads: 'Er zijn nu te veel downloads. Probeer het zo meteen opnieuw.',
  too_many_doors: 'Er zijn nu te veel deuren verbonden. Probeer het zo meteen opnieuw.',
  disk_full:
    'De schijf van Listpass is vol. Scans kunnen niet worden geteld totdat de beheerder van deze Listpass ruimte maakt.',
  restarting: 'Listpass start opnieuw op. Probeer het zo meteen opnieuw.',
  locked: 'Iets anders wijzigt dit nu. Probeer het zo meteen opnieuw.',
  fault: 'Er ging iets mis. Probeer het opnieuw.',
  team_left: ({ address }: { address: string }) => `Dit team verhuist naar ${address} of is daar al. Ga daar verder.`,
  team_left_silent: ({ address }: { address: string }) =>
    `Dit team is verhuisd naar ${address}, en Listpass geeft daar nu geen antwoord.`,
} satisfies typeof english
