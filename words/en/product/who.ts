import { n } from '../format.ts'

/** The fields of a condition on guests. */
export const who = {
  bySegment: 'Guests with a tag, or in a segment',
  byField: 'Guests with a value in a field',
  segment: 'Tag or segment',
  chooseSegment: 'Choose a tag or segment',
  segmentsLoading: 'Loading tags and segments from Mailchimp...',
  segmentsFailed: 'The tags and segments couldn’t be loaded',
  noSegments: 'This list has no tags and no saved segments in Mailchimp yet.',
  segmentHint: 'Listpass reads it from Mailchimp again every 10 minutes.',
  tagOption: (name: string, members: number) => `Tag “${name}” (${n(members)})`,
  segmentOption: (name: string, members: number) => `Segment “${name}” (${n(members)})`,
  goneSegment: (name: string) => `${name} (no longer in Mailchimp)`,
  fieldsLoading: 'Loading the fields of this list...',
  fieldsFailed: 'The fields couldn’t be loaded',
  field: 'Field',
  chooseField: 'Choose a field',
  email: 'Email (EMAIL)',
  test: 'Comparison',
  tests: { is: 'is', is_not: 'is not', is_set: 'has any value' },
  value: 'Value',
  noValue: 'Empty',
}
