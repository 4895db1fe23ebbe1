import type { ProductWords } from '../../en/product/index.ts'
import { n } from '../format.ts'

/** The fields of a condition on guests. */
export const who = {
  bySegment: 'Gäste mit einem Tag oder in einem Segment',
  byField: 'Gäste mit einem Wert in einem Feld',
  segment: 'Tag oder Segment',
  chooseSegment: 'Tag oder Segment wählen',
  segmentsLoading: 'Tags und Segmente werden aus Mailchimp geladen...',
  segmentsFailed: 'Die Tags und Segmente konnten nicht geladen werden',
  noSegments: 'Diese Liste hat in Mailchimp noch keine Tags und keine gespeicherten Segmente.',
  segmentHint: 'Listpass liest die Auswahl alle 10 Minuten neu aus Mailchimp.',
  tagOption: (name: string, members: number) => `Tag „${name}“ (${n(members)})`,
  segmentOption: (name: string, members: number) => `Segment „${name}“ (${n(members)})`,
  goneSegment: (name: string) => `${name} (nicht mehr in Mailchimp)`,
  fieldsLoading: 'Die Felder dieser Liste werden geladen...',
  fieldsFailed: 'Die Felder konnten nicht geladen werden',
  field: 'Feld',
  chooseField: 'Feld wählen',
  email: 'E-Mail (EMAIL)',
  test: 'Vergleich',
  tests: { is: 'ist gleich', is_not: 'ist nicht gleich', is_set: 'hat irgendeinen Wert' },
  value: 'Wert',
  noValue: 'Leer',
} satisfies ProductWords['who']
