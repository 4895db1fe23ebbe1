import type { ProductWords } from '../../en/product/index.ts'
import { n } from '../format.ts'

/** The fields of a condition on guests. */
export const who = {
  bySegment: 'Gasten met een tag, of in een segment',
  byField: 'Gasten met een waarde in een veld',
  segment: 'Tag of segment',
  chooseSegment: 'Kies een tag of segment',
  segmentsLoading: 'Tags en segmenten uit Mailchimp laden...',
  segmentsFailed: 'De tags en segmenten konden niet worden geladen',
  noSegments: 'Deze lijst heeft in Mailchimp nog geen tags en geen opgeslagen segmenten.',
  segmentHint: 'Listpass leest dit elke 10 minuten opnieuw uit Mailchimp.',
  tagOption: (name: string, members: number) => `Tag “${name}” (${n(members)})`,
  segmentOption: (name: string, members: number) => `Segment “${name}” (${n(members)})`,
  goneSegment: (name: string) => `${name} (niet meer in Mailchimp)`,
  fieldsLoading: 'Velden van deze lijst laden...',
  fieldsFailed: 'De velden konden niet worden geladen',
  field: 'Veld',
  chooseField: 'Kies een veld',
  email: 'E-mail (EMAIL)',
  test: 'Vergelijking',
  tests: { is: 'is', is_not: 'is niet', is_set: 'heeft een waarde' },
  value: 'Waarde',
  noValue: 'Leeg',
} satisfies ProductWords['who']
