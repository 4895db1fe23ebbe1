import type { auth as english } from '../../en/refusals/auth.ts'
import { n } from '../format.ts'

/** Accounts, sessions and passwords. */
const accounts = {
  account_gone: 'Dit account bestaat niet meer.',
  organiser_gone: 'Deze organisator bestaat niet meer.',
  session_not_found: 'Sessie niet gevonden',
  registration_closed: 'Hier kun je geen nieuw account maken.',
  invitation_needed: 'Je hebt een nieuwe uitnodiging nodig om hier een account te maken. Vraag erom.',
  too_many_accounts_from_here: 'Te veel nieuwe accounts vanaf hier. Wacht een paar minuten en probeer het opnieuw.',
  has_account_sign_in: 'Je hebt al een account met dit e-mailadres en wachtwoord. Log daarmee in.',
  try_again: 'Probeer het opnieuw.',
  too_many_attempts: 'Te vaak geprobeerd. Wacht een paar minuten en probeer het opnieuw.',
  too_many_requests_from_here: 'Te veel verzoeken vanaf hier. Wacht een paar minuten en probeer het opnieuw.',
  email_or_password_wrong: 'Het e-mailadres of het wachtwoord klopt niet.',
  password_wrong: 'Het wachtwoord klopt niet.',
  current_password_wrong: 'Het huidige wachtwoord klopt niet.',
  password_common: 'Dit is een van de meest gebruikte wachtwoorden. Kies een ander wachtwoord.',
  password_of_own_words: 'In dit wachtwoord staat je naam of e-mailadres. Kies een ander wachtwoord.',
  password_of_product: 'Kies een ander wachtwoord dan de naam van het product.',
  reset_link_over: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
  reset_link_raced: 'Op dit moment is het wachtwoord gewijzigd of een andere link gemaakt. Probeer het opnieuw.',
  ticket_over: 'Dat duurde te lang of was al gedaan. Probeer het opnieuw.',
}

const secondStep = {
  sign_in_took_too_long: 'Dit duurde te lang. Log opnieuw in met je wachtwoord.',
  second_step_off: 'De tweede stap staat niet aan.',
  second_step_on: 'De tweede stap staat al aan. Wil je een andere app, zet de tweede stap dan eerst uit.',
  second_step_set_up_old: 'Deze QR-code is te oud. Begin opnieuw.',
  code_required: 'Vul de code uit je authenticator-app in, of een herstelcode.',
  code_wrong_check_time: 'De code klopt niet. Controleer of de tijd op je telefoon goed staat.',
  code_wrong_or_old: 'De code klopt niet of is te oud.',
  code_already_used: 'Deze code is al gebruikt. Wacht op de volgende in je app.',
  too_many_codes: 'Te veel verkeerde codes. Wacht een paar minuten en probeer het opnieuw.',
  too_many_codes_or_recovery:
    'Te veel verkeerde codes. Wacht een paar minuten en probeer het opnieuw, of gebruik een herstelcode.',
}

const passkeys = {
  passkey_not_found: 'Passkey niet gevonden',
  passkey_required: 'Je team vereist een tweede stap. Gebruik in plaats daarvan je passkey.',
  passkey_in_use: 'Deze passkey is al in gebruik.',
  passkey_not_added:
    'Het antwoord van dit toestel kon niet worden gecontroleerd. Daarom is er geen passkey toegevoegd. Probeer het opnieuw.',
  passkeys_at_most: ({ most }: { most: number }) =>
    `Je hebt ${n(most)} passkeys. Verwijder er eerst een die je niet meer gebruikt.`,
  passkey_copied:
    'Deze passkey lijkt een kopie en is daarom geweigerd. Log in met je wachtwoord en verwijder de passkey daarna in je account.',
  no_passkey_here: 'Je hebt hier geen passkey. Vul je wachtwoord in.',
  passkey_unchecked: 'Deze passkey kon niet worden gecontroleerd. Probeer het opnieuw of vul je wachtwoord in.',
  passkey_opens_nothing:
    'Bij deze passkey hoort hier geen account. Probeer een andere passkey of log in met je wachtwoord.',
  no_passkeys_at_number: ({ host }: { host: string }) =>
    `Passkeys werken hier niet, want het adres van deze Listpass is een nummer, ${host}, en geen naam.`,
  no_passkeys_without_https: 'Passkeys werken hier niet, want het adres van deze Listpass begint niet met https.',
}

type Named = { name: string }

/** Sign-in by an identity provider. `name` is the provider's. */
const issuer = {
  no_issuer: 'Er is hier geen andere manier van inloggen ingesteld. Log in met je wachtwoord.',
  issuer_away: ({ name }: Named) =>
    `${name} is nu niet bereikbaar. Log in met je wachtwoord of probeer het over een paar minuten opnieuw.`,
  issuer_unchecked: ({ name }: Named) => `Het antwoord van ${name} kon niet worden gecontroleerd.`,
  start_again_from_sign_in: 'Er is niets veranderd. Begin opnieuw op de inlogpagina.',
  issuer_said_no: ({ name }: Named) => `${name} heeft je niet ingelogd.`,
  start_again_or_password: 'Er is niets veranderd. Je kunt opnieuw beginnen of inloggen met je wachtwoord.',
  issuer_stray: ({ name }: Named) => `Deze weg terug van ${name} werkt niet.`,
  other_browser_or_incomplete:
    'De link hoort bij een andere browser of is niet volledig. Begin opnieuw op de inlogpagina.',
  issuer_gave_no_email: ({ name }: Named) => `${name} gaf geen e-mailadres door dat hier bruikbaar is.`,
  issuer_email_unverified: ({ name }: Named) =>
    `${name} heeft je e-mailadres nog niet geverifieerd. Doe dat daar en probeer het dan opnieuw.`,
  domain_not_allowed: ({ domain, allowed }: { domain: string; allowed: string }) =>
    `E-mailadressen van ${domain} mogen hier niet. Gebruik een adres van ${allowed}.`,
  link_issuer_first: ({ email, name }: Named & { email: string }) =>
    `${email} heeft hier een account. Log in met het wachtwoord of een passkey, en koppel ${name} dan in je account onder “Passkeys”.`,
  issuer_not_linked: 'Dit account is niet gekoppeld.',
  issuer_linked_already: ({ name }: Named) => `Deze login van ${name} hoort al bij een account.`,
  password_changed_meanwhile: 'Je wachtwoord is intussen gewijzigd. Log opnieuw in en koppel opnieuw.',
}

/** Signing in, and what belongs to a person's account. */
export const auth = { ...accounts, ...secondStep, ...passkeys, ...issuer } satisfies typeof english
