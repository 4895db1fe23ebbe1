import { n } from '../format.ts'

/** Accounts, sessions and passwords. */
const accounts = {
  account_gone: 'This account is no longer there.',
  organiser_gone: 'This organiser is no longer there.',
  session_not_found: 'Session not found',
  registration_closed: 'New accounts cannot be created here.',
  invitation_needed: 'You need a new invitation to create an account here. Ask for one.',
  too_many_accounts_from_here: 'Too many new accounts from here. Please wait a few minutes and try again.',
  has_account_sign_in: 'You already have an account with this email and password. Sign in instead.',
  try_again: 'Please try again.',
  too_many_attempts: 'Too many attempts. Please wait a few minutes and try again.',
  too_many_requests_from_here: 'Too many requests from here. Please wait a few minutes and try again.',
  email_or_password_wrong: 'The email or the password is wrong.',
  password_wrong: 'The password is wrong.',
  current_password_wrong: 'The current password is wrong.',
  password_common: 'This password is one of the most common ones. Please choose another.',
  password_of_own_words: 'This password contains your name or email. Please choose another.',
  password_of_product: 'Please choose a password other than the product’s name.',
  reset_link_over: 'This link no longer works. Ask for a new one.',
  reset_link_raced: 'The password was changed, or another link made, at this very moment. Try again.',
  ticket_over: 'That took too long, or was done already. Please try again.',
}

const secondStep = {
  sign_in_took_too_long: 'This took too long. Please sign in with your password again.',
  second_step_off: 'The second step is not on.',
  second_step_on: 'The second step is already on. To change your app, turn it off first.',
  second_step_set_up_old: 'This QR code is too old. Please start again.',
  code_required: 'Enter the code from your authenticator app, or a recovery code.',
  code_wrong_check_time: 'The code is wrong. Check that the time on your phone is right.',
  code_wrong_or_old: 'The code is wrong or too old.',
  code_already_used: 'This code was already used. Wait for the next one in your app.',
  too_many_codes: 'Too many wrong codes. Please wait a few minutes and try again.',
  too_many_codes_or_recovery: 'Too many wrong codes. Please wait a few minutes and try again, or use a recovery code.',
}

const passkeys = {
  passkey_not_found: 'Passkey not found',
  passkey_required: 'Your team requires a second step. Use your passkey instead.',
  passkey_in_use: 'This passkey is in use already.',
  passkey_not_added: 'This device’s answer could not be checked, so no passkey was added. Please try again.',
  passkeys_at_most: ({ most }: { most: number }) =>
    `You have ${n(most)} passkeys. Remove one that you no longer use first.`,
  passkey_copied:
    'This passkey seems to be a copy, so it was refused. Sign in with your password, then remove the passkey in your account.',
  no_passkey_here: 'You have no passkey here. Enter your password instead.',
  passkey_unchecked: 'This passkey could not be checked. Try again, or enter your password.',
  passkey_opens_nothing: 'This passkey opens no account here. Try another one, or sign in with your password.',
  no_passkeys_at_number: ({ host }: { host: string }) =>
    `Passkeys don’t work here, because the address of this Listpass is a number, ${host}, and no name.`,
  no_passkeys_without_https: 'Passkeys don’t work here, because the address of this Listpass doesn’t start with https.',
}

type Named = { name: string }

/** Sign-in by an identity provider. `name` is the provider's. */
const issuer = {
  no_issuer: 'No other sign-in is set up here. Sign in with your password.',
  issuer_away: ({ name }: Named) =>
    `${name} can’t be reached right now. Sign in with your password, or try again in a few minutes.`,
  issuer_unchecked: ({ name }: Named) => `The answer of ${name} could not be checked.`,
  start_again_from_sign_in: 'Nothing has changed. Please start again from the sign-in page.',
  issuer_said_no: ({ name }: Named) => `You were not signed in by ${name}.`,
  start_again_or_password: 'Nothing has changed. You can start again, or sign in with your password.',
  issuer_stray: ({ name }: Named) => `This way back from ${name} does not work.`,
  other_browser_or_incomplete:
    'It belongs to another browser, or is not complete. Please start again from the sign-in page.',
  issuer_gave_no_email: ({ name }: Named) => `${name} gave no email that can be used here.`,
  issuer_email_unverified: ({ name }: Named) => `${name} has not verified your email. Verify it there, then try again.`,
  domain_not_allowed: ({ domain, allowed }: { domain: string; allowed: string }) =>
    `Emails of ${domain} may not be used here. Use one of ${allowed}.`,
  link_issuer_first: ({ email, name }: Named & { email: string }) =>
    `${email} has an account here. Sign in with its password or a passkey, then link ${name} in your account under Passkeys.`,
  issuer_not_linked: 'This account is not linked.',
  issuer_linked_already: ({ name }: Named) => `This sign-in of ${name} belongs to an account already.`,
  password_changed_meanwhile: 'Your password was changed meanwhile. Please sign in and link again.',
}

/** Signing in, and what belongs to a person's account. */
export const auth = { ...accounts, ...secondStep, ...passkeys, ...issuer }
