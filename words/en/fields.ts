// Sentences under the fields of a form, by code. `most` and `least` are the limits of the check.

import { guest, occasion, oneLine, who } from './screen-fields.ts'

/** The person, the team, and Mailchimp accounts. */
export const account = {
  password_required: 'The password is required.',
  current_password_required: 'The current password is required.',
  password_too_short: 'The password must have at least {least, number} characters.',
  password_at_most: 'The password may have at most {most, number} characters.',
  password_too_long: 'The password is too long.',
  password_again: 'Please repeat the password.',
  passwords_differ: 'The passwords don’t match.',
  password_first: 'Please sign in with your password first.',
  second_code_required: 'The code is required.',
  second_code_too_long: 'The code is too long.',
  email_code_required: 'Enter the code from the email.',
  second_step_again: 'Please start again.',
  passkey_unreadable: 'This passkey could not be read.',
  link_incomplete: 'This link isn’t complete.',

  role_needed: 'Please choose a role.',
  lists_needed: 'Please choose at least one list to scan.',
  lists_at_most: 'At most {most, number} lists.',

  account_name_required: 'The account name is required.',
  account_name_too_long: 'The account name may have at most {most, number} characters.',
  account_active_needed: 'Please say whether the account is active.',
  api_key_required: 'The API key is required.',
  api_key_invalid: 'This is not a Mailchimp API key. It ends in a dash and the server, such as -us14.',
  language_needed: 'Please choose a language.',
} as const

/** Doors: their links, their scans, and looking guests up. */
export const door = {
  label_required: 'The label is required.',
  label_too_long: 'The label may have at most {most, number} characters.',
  occasion_needed: 'Please choose an occasion.',
  follows_needed: 'Please say whether the link follows what is open.',
  direction_needed: 'Please choose a direction.',
  link_active_needed: 'Please say whether the link is active.',
  admissions_needed: 'Please say whether admissions are stopped.',
  answer_needed: 'Please choose an answer.',
  scanned_text_required: 'The scanned text is required.',
  scanned_text_too_long: 'The scanned text is too long.',
  scan_time_invalid: 'This is not a valid time of a scan.',
  scans_required: 'The scans are required.',
  scans_at_once: 'At most {most, number} scans at once.',
  search_too_long: 'That is too long.',
  search_needed: 'Please enter a name, an email or a code.',
  letter_invalid: 'That is no letter.',
  try_ticket_required: 'The address of this try is not complete. Scan the code on your screen again.',
  try_ticket_too_long: 'The address of this try is too long. Scan the code on your screen again.',
} as const

/** A list with its guests, rules, campaigns and occasions. */
export const list = {
  scanning_needed: 'Please say whether scanning is on.',
  sentence_required: 'The sentence is required.',
  sentence_too_long: 'The sentence may have at most {most, number} characters.',
  word_needed: 'Please enter a word.',
  word_too_long: 'A word may have at most {most, number} characters.',
  colour_needed: 'Please choose a colour.',
  colours_at_most: 'A list may have at most {most, number} colours.',
  status_unknown: 'Mailchimp has no such status.',
  statuses_needed: 'Please choose statuses.',
  status_must_count: 'At least one status must count. Otherwise the list has no guests.',
  card_at_most: 'A guest’s card has at most five fields.',
  alert_value_at_most: 'A value has at most {most, number} characters.',
  asks_at_most: 'A door asks at most three questions.',
  question_required: 'The question is required.',
  question_too_long: 'The question may have at most {most, number} characters.',

  rules_needed: 'Please send a list of rules.',
  rules_at_most: 'A list may have at most {most, number} rules.',
  if_field_needed: 'Please choose the field to look at.',
  if_value_needed: 'Please say which value to look for.',
  then_field_needed: 'Please choose the field to change.',
  then_value_needed: 'Please say what the field becomes.',

  accent_needed: 'Please enter a colour such as #17324d.',
  shows_guest_needed: 'Please say whether the page shows the guest’s name.',
  file_needed: 'Please choose a file.',
  logo_too_large: 'The logo may have at most {kilobytes, number} KB.',
  logo_no_picture: 'Please choose a PNG or SVG file.',

  blocked_needed: 'Please say whether the code is blocked.',
  all_blocked_needed: 'Please say whether the codes are blocked.',
  tag_needed: 'Please enter a tag.',
  tag_too_long: 'At most {most, number} characters.',
  tag_is_kept: 'Listpass itself keeps tags that begin with “Attended:”. Please choose another name.',
  tag_wanted_needed: 'Please say whether the guests get the tag or lose it.',

  test_email_too_long: 'The email is too long.',
  title_too_long: 'The name is too long.',
  number_required: 'A number is required.',
  segment_kind_needed: 'Please choose a segment.',
  yes_or_no: 'Please say yes or no.',
  nothing_changed: 'Nothing was changed.',
  whole_number: 'Please enter a whole number.',
  at_least: 'At least {least, number}.',
  number_needed: 'Please send a number.',
  occasions_needed: 'Please send the occasions.',
  occasions_at_once: 'At most {most, number} occasions at once.',
} as const

export const fields = { ...account, ...door, ...guest, ...list, ...occasion, ...oneLine, ...who } as const

export type FieldCode = keyof typeof fields
