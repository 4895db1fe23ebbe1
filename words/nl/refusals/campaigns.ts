import type { campaigns as english } from '../../en/refusals/campaigns.ts'

/** Emails of a list in Mailchimp: drafts, tests and reports. */
export const campaigns = {
  no_fields_for_email: 'Deze lijst heeft nog geen QR-velden. Maak ze eerst bij de instellingen.',
  looked_again_too_often: 'Je hebt net al vaak opnieuw gekeken. Probeer het zo meteen opnieuw.',
  draft_made_just_now: 'Er is net al een concept gemaakt. Wacht een paar seconden.',
  draft_unsure:
    'Mailchimp gaf geen antwoord. Listpass weet dus niet of het concept is gemaakt. Kijk bij je campagnes in Mailchimp voordat je het opnieuw probeert.',
  draft_name_taken: 'Er is in Mailchimp al een concept met deze naam. Kies een andere naam.',
  draft_content_not_kept: ({ title }: { title: string }) =>
    `Mailchimp heeft het concept “${title}” gemaakt, maar zonder de inhoud. Plak de HTML van de code erin.`,
  draft_gone: 'Dit concept staat niet meer in Mailchimp of is al verstuurd.',
  too_many_proofs: 'Je hebt net al veel gasten bekeken. Wacht even.',
  guest_not_in_mailchimp: 'Dit contact staat niet meer in Mailchimp. Synchroniseer eerst de lijst.',
  too_many_tests: 'Je hebt net al veel testmails verstuurd. Wacht een minuut.',
  test_unsure:
    'Mailchimp gaf geen antwoord, dus de testmail is misschien onderweg. Kijk in je inbox voordat je er nog een verstuurt.',
  test_address_refused: 'Mailchimp accepteert dit adres niet.',
  tests_used_up: 'Je Mailchimp-abonnement staat nu geen testmails meer toe. De limiet geldt voor 24 uur.',
  test_not_sent:
    'Mailchimp heeft de testmail niet verstuurd. Open het concept in Mailchimp om te zien wat er ontbreekt.',
  email_unidentified: 'Mailchimp zegt niet welke e-mail dit is. Kies een andere.',
  email_not_among_sent: 'Deze e-mail staat in Mailchimp niet meer bij de verstuurde. Kies een andere.',
  no_code_field: 'Deze lijst heeft nog geen veld voor codes. Maak de velden bij de instellingen.',
  at_work_in_mailchimp: 'Listpass is in Mailchimp al met deze lijst bezig. Probeer het zo meteen opnieuw.',
} satisfies typeof english
