import type { account as english } from '../../en/fields/account.ts'
import { n } from '../format.ts'

type Most = { most: number }

const signIn = {
  password_required: 'Das Passwort fehlt.',
  password_too_short: ({ least }: { least: number }) => `Das Passwort muss mindestens ${n(least)} Zeichen lang sein.`,
  password_at_most: ({ most }: Most) => `Das Passwort darf höchstens ${n(most)} Zeichen lang sein.`,
  password_too_long: 'Das Passwort ist zu lang.',
  password_again: 'Bitte wiederholen Sie das Passwort.',
  passwords_differ: 'Die Passwörter stimmen nicht überein.',
  password_first: 'Bitte melden Sie sich zuerst mit Ihrem Passwort an.',
  second_code_required: 'Der Code fehlt.',
  second_code_too_long: 'Der Code ist zu lang.',
  second_step_again: 'Bitte fangen Sie neu an.',
  passkey_unreadable: 'Dieser Passkey konnte nicht gelesen werden.',
  link_incomplete: 'Dieser Link ist unvollständig.',
}

const team = {
  role_needed: 'Bitte wählen Sie eine Rolle.',
  lists_needed: 'Bitte wählen Sie mindestens eine Liste zum Scannen.',
  lists_at_most: ({ most }: Most) => `Höchstens ${n(most)} Listen.`,
  coming_role_needed: 'Bitte wählen Sie, was diese Personen dürfen.',
}

const mailchimp = {
  account_name_required: 'Der Name des Kontos fehlt.',
  account_name_too_long: ({ most }: Most) => `Der Name des Kontos darf höchstens ${n(most)} Zeichen lang sein.`,
  account_active_needed: 'Bitte geben Sie an, ob das Konto aktiv ist.',
  api_key_required: 'Der API-Schlüssel fehlt.',
  api_key_invalid:
    'Das ist kein API-Schlüssel von Mailchimp. Er endet mit einem Bindestrich und dem Server, zum Beispiel -us14.',
}

/** The person, the team, and Mailchimp accounts. */
export const account = {
  ...signIn,
  ...team,
  ...mailchimp,
  language_needed: 'Bitte wählen Sie eine Sprache.',
} satisfies typeof english
