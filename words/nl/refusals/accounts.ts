import type { accounts as english } from '../../en/refusals/accounts.ts'

/** Connected Mailchimp accounts. */
export const accounts = {
  account_not_found: 'Account niet gevonden',
  account_not_connected: 'Dit account is niet meer gekoppeld.',
  account_inactive: 'Dit account staat uit. Zet het aan om de lijsten te synchroniseren.',
  account_connected_already: 'Dit Mailchimp-account is al gekoppeld.',
  api_key_wrong: 'Mailchimp accepteert deze API-sleutel niet. Controleer de sleutel of maak een nieuwe.',
  too_many_keys: 'Te veel pogingen. Wacht een paar minuten en probeer het opnieuw.',
  user_not_authenticated: 'Gebruiker niet ingelogd',
  credential_not_opened:
    'Listpass kan de opgeslagen toegang van dit account niet openen: LISTPASS_KEYS is veranderd. De beheerders van deze Listpass kunnen de vorige sleutel terugzetten.',
  no_consent: 'Koppelen met toestemming is hier niet ingesteld.',
  no_consent_use_key:
    'Koppelen via de pagina van Mailchimp is hier niet ingesteld. Gebruik een API-sleutel om te koppelen.',
  account_not_saved: 'Dit Mailchimp-account kon niet worden opgeslagen.',
  account_was_not_connected: 'Het account is niet gekoppeld.',
  no_access_given: 'Mailchimp heeft Listpass geen toegang gegeven.',
  consent_link_over: 'Deze link terug van Mailchimp werkt niet meer.',
  consent_too_late: 'Dat duurde te lang.',
  consent_again: 'Begin opnieuw: vul de naam van het account in en kies “Koppelen met Mailchimp”.',
  consent_used_again:
    'De link is al gebruikt of hoort bij een andere browser. Begin opnieuw: vul de naam van het account in en kies “Koppelen met Mailchimp”.',
  consent_ten_minutes_again:
    'Koppelen moet binnen tien minuten klaar zijn. Begin opnieuw: vul de naam van het account in en kies “Koppelen met Mailchimp”.',
  consent_denied:
    'Je hebt in Mailchimp geen toegang gegeven, dus er is niets veranderd. Wil je toch koppelen, begin dan opnieuw.',
  consent_nameless_again:
    'Mailchimp heeft niet doorgegeven wie je bent. Begin opnieuw: vul de naam van het account in en kies “Koppelen met Mailchimp”. Met een API-sleutel kan het ook.',
  consent_unreachable:
    'Mailchimp is nu niet bereikbaar. Probeer het over een paar minuten opnieuw. Begin dan van voren af aan. Er is nog niets veranderd.',
  consent_busy:
    'Mailchimp heeft het nu te druk. Probeer het over een paar minuten opnieuw. Begin dan van voren af aan. Er is nog niets veranderd.',
  consent_unknown_client: 'Mailchimp herkent deze Listpass niet. Gebruik een API-sleutel om te koppelen.',
  consent_expired_again:
    'De toestemming is al gebruikt of is verlopen. Begin opnieuw: vul de naam van het account in en kies “Koppelen met Mailchimp”.',
} satisfies typeof english
