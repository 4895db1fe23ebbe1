import { count } from './format.ts'

/** How the tags of guests who came differ in Mailchimp. A name may contain `#`, so it is not in the forms. */
export const tagCheck = {
  failed: 'Failed to check the tags of guests who came',
  lacking: (name: string, guests: number) =>
    `${count(guests, { one: '# guest who came lacks', other: '# guests who came lack' })} the tag “${name}”`,
  untagged: (name: string, guests: number) =>
    `${count(guests, { one: '# guest still has', other: '# guests still have' })} the tag “${name}”, and their scan was undone`,
  again: 'Listpass is putting this right now. Check again in a minute.',
  byHand: (name: string, guests: number) =>
    `${count(guests, { one: '# guest has', other: '# guests have' })} the tag “${name}” and did not come`,
  byHandText: 'Someone gave them the tag in Mailchimp. Listpass leaves it as it is.',
  notWhole: (name: string) => `Mailchimp did not show everyone with the tag “${name}”`,
  notWholeText: 'Guests who lack it may be missing here. Please check again later.',
}
