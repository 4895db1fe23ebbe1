import { n } from '../format.ts'

type Most = { most: number }

const signIn = {
  password_required: 'The password is required.',
  password_too_short: ({ least }: { least: number }) => `The password must have at least ${n(least)} characters.`,
  password_at_most: ({ most }: Most) => `The password may have at most ${n(most)} characters.`,
  password_too_long: 'The password is too long.',
  password_again: 'Please repeat the password.',
  passwords_differ: 'The passwords don’t match.',
  password_first: 'Please sign in with your password first.',
  second_code_required: 'The code is required.',
  second_code_too_long: 'The code is too long.',
  second_step_again: 'Please start again.',
  passkey_unreadable: 'This passkey could not be read.',
  link_incomplete: 'This link isn’t complete.',
}

const team = {
  role_needed: 'Please choose a role.',
  lists_needed: 'Please choose at least one list to scan.',
  lists_at_most: ({ most }: Most) => `At most ${n(most)} lists.`,
  coming_role_needed: 'Please choose what they may do.',
}

const mailchimp = {
  account_name_required: 'The account name is required.',
  account_name_too_long: ({ most }: Most) => `The account name may have at most ${n(most)} characters.`,
  account_active_needed: 'Please say whether the account is active.',
  api_key_required: 'The API key is required.',
  api_key_invalid: 'This is not a Mailchimp API key. It ends in a dash and the server, such as -us14.',
}

/** The person, the team, and Mailchimp accounts. */
export const account = {
  ...signIn,
  ...team,
  ...mailchimp,
  language_needed: 'Please choose a language.',
}
