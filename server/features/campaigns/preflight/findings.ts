// What each finding is about, and how bad it is. Its words are in `words/<language>/campaigns/`.
import type { Check } from '#domain/preflight.ts'
import type { FindingName, NamedFinding } from '#words/campaigns.ts'
import type { Finding, Place } from './facts.ts'

type Kind = Pick<Finding, 'check' | 'light'>

const wrong = (check: Check): Kind => ({ check, light: 'wrong' })
const look = (check: Check): Kind => ({ check, light: 'look' })

const kinds: Record<FindingName, Kind> = {
  unread: look('content'),
  too_large: look('content'),
  only_text: look('picture'),
  picture_missing: wrong('picture'),
  only_link: wrong('picture'),
  same_picture: wrong('picture'),
  one_code: wrong('picture'),
  picture_elsewhere: wrong('picture'),
  pasted_as_text: wrong('picture'),
  as_background: wrong('picture'),
  in_comment: wrong('picture'),
  hidden: wrong('picture'),
  in_conditional: look('picture'),
  address_incomplete: wrong('address'),
  address_http: wrong('address'),
  address_local: wrong('address'),
  address_former: look('address'),
  address_other: wrong('address'),
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
  too_small: look('size'),
  no_size: look('size'),
  narrow_container: look('size'),
  stretched: look('size'),
  styled: look('size'),
  unbalanced: wrong('conditionals'),
  across_blocks: look('conditionals'),
  code_clipped: wrong('length'),
  clipped: look('length'),
  text_without_code: look('plain_text'),
  fields_missing: wrong('fields'),
  codes_running: look('codes'),
  codes_missing: wrong('codes'),
  pending: look('pending'),
  not_listening: look('listening'),
  doors_end: look('doors'),
  doors_all_end: look('doors'),
  doors_none: look('doors'),
  receivers_unknown: look('recipients'),
  nobody_has_code: wrong('recipients'),
  some_without_code: wrong('recipients'),
  new_recipients: look('recipients'),
}

/** Programs know the ways in which doors end by one id. */
const ids: Partial<Record<FindingName, string>> = { doors_all_end: 'doors_end', doors_none: 'doors_end' }

export function findingOf(named: NamedFinding, place: Place = {}): Finding {
  return { ...named, id: ids[named.name] ?? named.name, ...kinds[named.name], place }
}
