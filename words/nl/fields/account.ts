import type { account as english } from '../../en/fields/account.ts'
import { n } from '../format.ts'

type Most = { most: number }

const signIn = {
  password_required: 'Het wachtwoord is verplicht.',
  password_too_short: ({ least }: { least: number }) => `Het wachtwoord moet minstens ${n(least)} tekens lang zijn.`,
  password_at_most: ({ most }: Most) => `Het wachtwoord mag hoogstens ${n(most)} tekens lang zijn.`,
  password_too_long: 'Het wachtwoord is te lang.',
  password_again: 'Herhaal het wachtwoord.',
  passwords_differ: 'De wachtwoorden komen niet overeen.',
  password_first: 'Log eerst in met je wachtwoord.',
  second_code_required: 'De code is verplicht.',
  second_code_too_long: 'De code is te lang.',
  second_step_again: 'Begin opnieuw.',
  passkey_unreadable: 'Deze passkey kon niet worden gelezen.',
  link_incomplete: 'Deze link is niet volledig.',
}

const team = {
  role_needed: 'Kies een rol.',
  lists_needed: 'Kies minstens één lijst om te scannen.',
  lists_at_most: ({ most }: Most) => `Hoogstens ${n(most)} lijsten.`,
  coming_role_needed: 'Kies wat deze mensen mogen doen.',
}

const mailchimp = {
  account_name_required: 'De naam van het account is verplicht.',
  account_name_too_long: ({ most }: Most) => `De naam van het account mag hoogstens ${n(most)} tekens lang zijn.`,
  account_active_needed: 'Geef aan of het account actief is.',
  api_key_required: 'De API-sleutel is verplicht.',
  api_key_invalid:
    'Dit is geen API-sleutel van Mailchimp. Zo’n sleutel eindigt op een streepje en de server, zoals -us14.',
}

/** The person, the team, and Mailchimp accounts. */
export const account = {
  ...signIn,
  ...team,
  ...mailchimp,
  language_needed: 'Kies een taal.',
} satisfies typeof english
