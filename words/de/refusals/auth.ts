import type { auth as english } from '../../en/refusals/auth.ts'
import { n } from '../format.ts'

/** Accounts, sessions and passwords. */
const accounts = {
  account_gone: 'Dieses Konto gibt es nicht mehr.',
  organiser_gone: 'Diesen Veranstalter gibt es nicht mehr.',
  session_not_found: 'Sitzung nicht gefunden',
  registration_closed: 'Neue Konten können hier nicht erstellt werden.',
  invitation_needed: 'Um hier ein Konto zu erstellen, brauchen Sie eine neue Einladung. Bitten Sie um eine.',
  too_many_accounts_from_here:
    'Zu viele neue Konten von hier. Bitte warten Sie ein paar Minuten und versuchen Sie es noch einmal.',
  has_account_sign_in:
    'Sie haben schon ein Konto mit dieser E-Mail-Adresse und diesem Passwort. Melden Sie sich stattdessen an.',
  try_again: 'Bitte versuchen Sie es noch einmal.',
  too_many_attempts: 'Zu viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es noch einmal.',
  too_many_requests_from_here:
    'Zu viele Anfragen von hier. Bitte warten Sie ein paar Minuten und versuchen Sie es noch einmal.',
  email_or_password_wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  password_wrong: 'Das Passwort ist falsch.',
  current_password_wrong: 'Das aktuelle Passwort ist falsch.',
  password_common: 'Dieses Passwort gehört zu den häufigsten. Bitte wählen Sie ein anderes.',
  password_of_own_words: 'Dieses Passwort enthält Ihren Namen oder Ihre E-Mail-Adresse. Bitte wählen Sie ein anderes.',
  password_of_product: 'Bitte wählen Sie ein anderes Passwort als den Namen des Produkts.',
  reset_link_over: 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
  reset_link_raced:
    'Genau jetzt wurde das Passwort geändert oder ein anderer Link erstellt. Versuchen Sie es noch einmal.',
  ticket_over: 'Das hat zu lange gedauert oder ist schon erledigt. Bitte versuchen Sie es noch einmal.',
}

const secondStep = {
  sign_in_took_too_long: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal mit Ihrem Passwort an.',
  second_step_off: 'Der zweite Schritt ist nicht eingeschaltet.',
  second_step_on: 'Der zweite Schritt ist schon eingeschaltet. Um die App zu wechseln, schalten Sie ihn zuerst aus.',
  second_step_set_up_old: 'Dieser QR-Code ist zu alt. Bitte fangen Sie neu an.',
  code_required: 'Geben Sie den Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
  code_wrong_check_time: 'Der Code ist falsch. Prüfen Sie, ob die Uhrzeit auf Ihrem Handy stimmt.',
  code_wrong_or_old: 'Der Code ist falsch oder zu alt.',
  code_already_used: 'Dieser Code wurde schon benutzt. Warten Sie auf den nächsten in Ihrer App.',
  too_many_codes: 'Zu viele falsche Codes. Bitte warten Sie ein paar Minuten und versuchen Sie es noch einmal.',
  too_many_codes_or_recovery:
    'Zu viele falsche Codes. Bitte warten Sie ein paar Minuten und versuchen Sie es noch einmal, oder nutzen Sie einen Wiederherstellungscode.',
}

const passkeys = {
  passkey_not_found: 'Passkey nicht gefunden',
  passkey_required: 'Ihr Team verlangt einen zweiten Schritt. Nutzen Sie stattdessen Ihren Passkey.',
  passkey_in_use: 'Dieser Passkey wird schon benutzt.',
  passkey_not_added:
    'Die Antwort dieses Geräts konnte nicht geprüft werden, darum wurde kein Passkey hinzugefügt. Bitte versuchen Sie es noch einmal.',
  passkeys_at_most: ({ most }: { most: number }) =>
    `Sie haben ${n(most)} Passkeys. Entfernen Sie zuerst einen, den Sie nicht mehr benutzen.`,
  passkey_copied:
    'Dieser Passkey scheint eine Kopie zu sein und wurde darum abgelehnt. Melden Sie sich mit Ihrem Passwort an und entfernen Sie den Passkey dann in Ihrem Konto.',
  no_passkey_here: 'Sie haben hier keinen Passkey. Geben Sie stattdessen Ihr Passwort ein.',
  passkey_unchecked:
    'Dieser Passkey konnte nicht geprüft werden. Versuchen Sie es noch einmal, oder geben Sie Ihr Passwort ein.',
  passkey_opens_nothing:
    'Dieser Passkey gehört hier zu keinem Konto. Versuchen Sie es mit einem anderen, oder melden Sie sich mit Ihrem Passwort an.',
  no_passkeys_at_number: ({ host }: { host: string }) =>
    `Passkeys funktionieren hier nicht, weil die Adresse von Listpass hier eine Zahl ist, ${host}, und kein Name.`,
  no_passkeys_without_https:
    'Passkeys funktionieren hier nicht, weil die Adresse von Listpass hier nicht mit https beginnt.',
}

type Named = { name: string }

/** Sign-in by an identity provider. `name` is the provider's. */
const issuer = {
  no_issuer: 'Eine andere Anmeldung ist hier nicht eingerichtet. Melden Sie sich mit Ihrem Passwort an.',
  issuer_away: ({ name }: Named) =>
    `${name} ist gerade nicht erreichbar. Melden Sie sich mit Ihrem Passwort an, oder versuchen Sie es in ein paar Minuten noch einmal.`,
  issuer_unchecked: ({ name }: Named) => `Die Antwort von ${name} konnte nicht geprüft werden.`,
  start_again_from_sign_in: 'Es hat sich nichts geändert. Bitte fangen Sie auf der Anmeldeseite neu an.',
  issuer_said_no: ({ name }: Named) => `Sie wurden nicht über ${name} angemeldet.`,
  start_again_or_password:
    'Es hat sich nichts geändert. Sie können neu anfangen oder sich mit Ihrem Passwort anmelden.',
  issuer_stray: ({ name }: Named) => `Diese Weiterleitung von ${name} funktioniert nicht.`,
  other_browser_or_incomplete:
    'Die Weiterleitung gehört zu einem anderen Browser oder ist unvollständig. Bitte fangen Sie auf der Anmeldeseite neu an.',
  issuer_gave_no_email: ({ name }: Named) => `Von ${name} kam keine E-Mail-Adresse, die hier benutzt werden kann.`,
  issuer_email_unverified: ({ name }: Named) =>
    `Ihre E-Mail-Adresse ist bei ${name} nicht bestätigt. Bestätigen Sie sie dort und versuchen Sie es noch einmal.`,
  domain_not_allowed: ({ domain, allowed }: { domain: string; allowed: string }) =>
    `E-Mail-Adressen von ${domain} sind hier nicht erlaubt. Nehmen Sie eine von ${allowed}.`,
  link_issuer_first: ({ email, name }: Named & { email: string }) =>
    `${email} hat hier ein Konto. Melden Sie sich mit dessen Passwort oder einem Passkey an. Verknüpfen Sie dann ${name} in Ihrem Konto unter „Passkeys“.`,
  issuer_not_linked: 'Dieses Konto ist nicht verknüpft.',
  issuer_linked_already: ({ name }: Named) => `Diese Anmeldung über ${name} gehört schon zu einem Konto.`,
  password_changed_meanwhile:
    'Inzwischen wurde Ihr Passwort geändert. Bitte melden Sie sich an und verknüpfen Sie noch einmal.',
}

/** Signing in, and what belongs to a person's account. */
export const auth = { ...accounts, ...secondStep, ...passkeys, ...issuer } satisfies typeof english
