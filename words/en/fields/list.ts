import { n } from '../format.ts'

type Most = { most: number }

const settings = {
  scanning_needed: 'Please say whether scanning is on.',
  sentence_required: 'The sentence is required.',
  sentence_too_long: ({ most }: Most) => `The sentence may have at most ${n(most)} characters.`,
  word_needed: 'Please enter a word.',
  word_too_long: ({ most }: Most) => `A word may have at most ${n(most)} characters.`,
  colour_needed: 'Please choose a colour.',
  colours_at_most: ({ most }: Most) => `A list may have at most ${n(most)} colours.`,
  status_unknown: 'Mailchimp has no such status.',
  statuses_needed: 'Please choose statuses.',
  status_must_count: 'At least one status must count. Otherwise the list has no guests.',
  card_at_most: 'A card has at most five fields.',
  alert_value_at_most: ({ most }: Most) => `A value has at most ${n(most)} characters.`,
  asks_at_most: 'A door asks at most three questions.',
  question_required: 'The question is required.',
  question_too_long: ({ most }: Most) => `The question may have at most ${n(most)} characters.`,
}

const rules = {
  rules_needed: 'Please send a list of rules.',
  rules_at_most: ({ most }: Most) => `A list may have at most ${n(most)} rules.`,
  if_field_needed: 'Please choose the field to look at.',
  if_value_needed: 'Please say which value to look for.',
  then_field_needed: 'Please choose the field to change.',
  then_value_needed: 'Please say what the field becomes.',
}

const branding = {
  accent_needed: 'Please enter a colour such as #17324d.',
  shows_guest_needed: 'Please say whether the page shows the guest’s name.',
  file_needed: 'Please choose a file.',
  logo_too_large: ({ kilobytes }: { kilobytes: number }) => `The logo may have at most ${n(kilobytes)} KB.`,
  logo_no_picture: 'Please choose a PNG or SVG file.',
}

const guests = {
  blocked_needed: 'Please say whether the code is blocked.',
  all_blocked_needed: 'Please say whether the codes are blocked.',
  tag_needed: 'Please enter a tag.',
  tag_too_long: ({ most }: Most) => `At most ${n(most)} characters.`,
  tag_is_kept: 'Listpass itself keeps tags that begin with “Attended:”. Please choose another name.',
  tag_wanted_needed: 'Please say whether the guests get the tag or lose it.',
}

const campaigns = {
  test_email_too_long: 'The email is too long.',
  title_too_long: 'The name is too long.',
  number_required: 'A number is required.',
  segment_kind_needed: 'Please choose a segment.',
}

/** A list with its guests, rules, campaigns and occasions. */
export const list = {
  ...settings,
  ...rules,
  ...branding,
  ...guests,
  ...campaigns,
  yes_or_no: 'Please say yes or no.',
  nothing_changed: 'Nothing was changed.',
  whole_number: 'Please enter a whole number.',
  at_least: ({ least }: { least: number }) => `At least ${n(least)}.`,
  number_needed: 'Please send a number.',
  occasions_needed: 'Please send the occasions.',
  occasions_at_once: ({ most }: Most) => `At most ${n(most)} occasions at once.`,
}
