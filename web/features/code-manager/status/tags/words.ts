import { showCount } from '../../../../ui/show.ts'

export const words = {
  failed: 'Failed to check the tags of guests who came',
  lacking: (name: string, count: number) =>
    `${showCount(count, 'guest who came lacks', 'guests who came lack')} the tag “${name}”`,
  untagged: (name: string, count: number) =>
    `${showCount(count, 'guest still has', 'guests still have')} the tag “${name}”, and their scan was undone`,
  again: 'Listpass is putting this right now. Check again in a minute.',
  byHand: (name: string, count: number) =>
    `${showCount(count, 'guest has', 'guests have')} the tag “${name}” and did not come`,
  byHandText: 'Someone gave them the tag in Mailchimp. Listpass leaves it as it is.',
  notWhole: (name: string) => `Mailchimp did not show everyone with the tag “${name}”`,
  notWholeText: 'Guests who lack it may be missing here. Please check again later.',
}
