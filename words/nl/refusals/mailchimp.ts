import type { mailchimp as english } from '../../en/refusals/mailchimp.ts'
import { n } from '../format.ts'

/** Trouble with Mailchimp: what the reader can do next. */
export const mailchimp = {
  mailchimp_unreachable: 'Mailchimp is nu niet bereikbaar. Probeer het over een paar minuten opnieuw.',
  mailchimp_busy: 'Mailchimp heeft het nu te druk. Probeer het over een paar minuten opnieuw.',
  mailchimp_unauthorized: 'Mailchimp accepteert de sleutel van dit account niet meer. Koppel het account opnieuw.',
  mailchimp_forbidden:
    'De Mailchimp-gebruiker van dit account mag dit niet. Controleer de rol van die gebruiker in Mailchimp.',
  mailchimp_not_found: 'Mailchimp kon dit niet vinden. Misschien is het daar verwijderd.',
  mailchimp_gave_no_reason: 'Mailchimp heeft geen reden gegeven.',
  mailchimp_refused: 'Mailchimp heeft het verzoek geweigerd.',
  mailchimp_fields_moved: 'De QR-velden van deze lijst zijn in Mailchimp hernoemd of verwijderd.',
  // What we found wrong with an answer of Mailchimp.
  mailchimp_other_address: 'Mailchimp noemde een ander adres, en dat wordt niet gevolgd.',
  mailchimp_answer_too_large: 'Het antwoord was te groot.',
  mailchimp_answer_unreadable: 'Mailchimp stuurde een antwoord dat niet kon worden gelezen.',
  mailchimp_contradicted_itself: 'Mailchimp sprak zichzelf tegen.',
  mailchimp_answered_else: 'Mailchimp gaf antwoord op iets anders dan werd gevraagd.',
  mailchimp_write_not_held: 'Mailchimp heeft niet bewaard wat er is geschreven.',
  mailchimp_no_data_centre: 'Mailchimp noemde geen datacenter.',
  mailchimp_tag_in_part: 'De tag werd niet volledig getoond.',
  mailchimp_listing_endless: 'Er kwam geen einde aan het overzicht.',
  mailchimp_other_campaign: 'Mailchimp antwoordde met een andere campagne dan de kopie.',
  mailchimp_draft_not_held: 'Mailchimp toont het concept niet zoals het is geschreven.',
  mailchimp_no_draft_made: 'Mailchimp heeft een campagne gemaakt die geen concept is.',
  mailchimp_add_not_held: 'Mailchimp heeft niet bewaard wat er is toegevoegd.',
  mailchimp_campaign_part_lost: 'Mailchimp vond een deel van een campagne niet, terwijl die campagne er wel is.',
  mailchimp_segment_not_held: 'Mailchimp toont het segment niet zoals het is geschreven.',
  mailchimp_webhook_lost: 'Mailchimp vond een webhook niet, terwijl die er wel is.',
  mailchimp_tag_lost: 'Mailchimp vond een tag niet, terwijl die er wel is.',
  mailchimp_fields_in_part: 'Mailchimp toonde minder velden dan het telt.',
  mailchimp_field_lost: 'Mailchimp vond een veld niet, terwijl dat er wel is.',
  mailchimp_segments_in_part: 'Mailchimp toonde minder tags en segmenten dan het telt.',
  mailchimp_segment_lost: 'Mailchimp vond een tag of segment niet, terwijl die er wel is.',
  mailchimp_segment_contacts_lost: 'Mailchimp vond de contacten van een tag of segment niet.',
  mailchimp_late: ({ seconds }: { seconds: number }) => `Mailchimp gaf binnen ${n(seconds)} seconden geen antwoord.`,
  mailchimp_answer_lacks: ({ fields }: { fields: string }) => `In het antwoord van Mailchimp ontbreekt: ${fields}.`,
} satisfies typeof english
