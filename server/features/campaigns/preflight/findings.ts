// What each finding is about, and how bad it is. Its words are in `words/<language>/campaigns/`.
import { windowFindings } from '#domain/mail-windows.ts'
import type { Check } from '#domain/preflight.ts'
import type { FindingName, NamedFinding } from '#words/campaigns.ts'
import type { Finding, Place } from './facts.ts'

type Kind = Pick<Finding, 'check' | 'light'>

const wrong = (check: Check): Kind => ({ check, light: 'wrong' })
const look = (check: Check): Kind => ({ check, light: 'look' })

const kinds: Record<FindingName, Kind> = {
  ...windowFindings,
  unread: look('content'),
  too_large: look('content'),
  only_text: look('picture'),
  picture_missing: wrong('picture'),
  only_link: wrong('picture'),
  same_picture: wrong('picture'),
  one_code: wrong('picture'),
  blank_picture: wrong('picture'),
  embedded_picture: wrong('picture'),
  attached_picture: wrong('picture'),
  fixed_candidate: wrong('picture'),
  fixed_by_style: wrong('picture'),
  only_srcset: look('picture'),
  picture_elsewhere: wrong('picture'),
  pasted_as_text: wrong('picture'),
  as_background: wrong('picture'),
  in_comment: wrong('picture'),
  only_in_outlook: wrong('picture'),
  hidden_in_outlook: look('picture'),
  hidden_in_outlook_dark: look('picture'),
  in_conditional: look('picture'),
  condition_of_some: look('picture'),
  condition_of_nobody: wrong('picture'),
  in_unsubscribe_link: look('picture'),
  no_alt: look('picture'),
  address_incomplete: wrong('address'),
  address_http: wrong('address'),
  address_local: wrong('address'),
  address_former: look('address'),
  address_other: wrong('address'),
  address_safelink: wrong('address'),
  address_wrong_page: wrong('address'),
  smart_quotes: wrong('address'),
  tag_missing: wrong('tag'),
  tag_broken: wrong('tag'),
  tag_split: wrong('tag'),
  tag_spaced: wrong('tag'),
  tag_lower_case: wrong('tag'),
  tag_of_other_list: wrong('tag'),
  tag_of_other_field: wrong('tag'),
  tag_typo: wrong('tag'),
  tag_unknown: wrong('tag'),
  tag_encoded: look('tag'),
  text_of_other_list: look('words'),
  text_tag_unknown: look('words'),
  subject_tag_unknown: look('words'),
  preview_tag_unknown: look('words'),
  plain_tag_unknown: look('words'),
  no_size: look('size'),
  stretched: look('size'),
  styled: look('size'),
  styled_in_dark: look('size'),
  unbalanced: wrong('conditionals'),
  condition_lower_case: look('conditionals'),
  across_blocks: look('conditionals'),
  code_clipped: wrong('length'),
  clipped: look('length'),
  text_without_code: look('plain_text'),
  subject_missing: look('sending'),
  from_missing: look('sending'),
  not_sendable: look('sending'),
  checklist_unread: look('sending'),
  sent_too_late: look('sending'),
  fields_missing: wrong('fields'),
  codes_running: look('codes'),
  codes_missing: wrong('codes'),
  pending: look('pending'),
  not_listening: look('listening'),
  doors_end: look('doors'),
  doors_all_end: look('doors'),
  doors_none: look('doors'),
  no_recipients: look('recipients'),
  receivers_unknown: look('recipients'),
  nobody_has_code: wrong('recipients'),
  some_without_code: wrong('recipients'),
  new_recipients: look('recipients'),
}

/** Programs know the ways in which doors end by one id, and so those in which a condition hides the code. */
const ids: Partial<Record<FindingName, string>> = {
  doors_all_end: 'doors_end',
  doors_none: 'doors_end',
  condition_of_some: 'in_conditional',
  condition_of_nobody: 'in_conditional',
  too_small_on_phones: 'too_small',
}

export function findingOf(named: NamedFinding, place: Place = {}): Finding {
  return { ...named, id: ids[named.name] ?? named.name, ...kinds[named.name], place }
}
