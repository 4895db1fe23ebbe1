import type { account as english } from '../../en/fields/account.ts'
import { n } from '../format.ts'

type Most = { most: number }

const signIn = {
  password_required: 'Le mot de passe est obligatoire.',
  password_too_short: ({ least }: { least: number }) => `Le mot de passe doit avoir ${n(least)} caractères au minimum.`,
  password_at_most: ({ most }: Most) => `Le mot de passe peut avoir ${n(most)} caractères au maximum.`,
  password_too_long: 'Le mot de passe est trop long.',
  password_again: 'Saisissez de nouveau le mot de passe.',
  passwords_differ: 'Les mots de passe ne correspondent pas.',
  password_first: 'Identifiez-vous d’abord avec votre mot de passe.',
  second_code_required: 'Le code est obligatoire.',
  second_code_too_long: 'Le code est trop long.',
  second_step_again: 'Veuillez recommencer.',
  passkey_unreadable: 'Cette clé d’accès n’a pas pu être lue.',
  link_incomplete: 'Ce lien est incomplet.',
}

const team = {
  role_needed: 'Choisissez un rôle.',
  lists_needed: 'Choisissez au moins une liste à scanner.',
  lists_at_most: ({ most }: Most) => `${n(most)} listes au maximum.`,
  coming_role_needed: 'Choisissez ce que ces personnes peuvent faire.',
}

const mailchimp = {
  account_name_required: 'Le nom du compte est obligatoire.',
  account_name_too_long: ({ most }: Most) => `Le nom du compte peut avoir ${n(most)} caractères au maximum.`,
  account_active_needed: 'Indiquez si le compte est activé.',
  api_key_required: 'La clé API est obligatoire.',
  api_key_invalid:
    'Ce n’est pas une clé API Mailchimp. Elle se termine par un tiret suivi du centre de données, par exemple -us14.',
}

/** The person, the team, and Mailchimp accounts. */
export const account = {
  ...signIn,
  ...team,
  ...mailchimp,
  language_needed: 'Choisissez une langue.',
} satisfies typeof english
