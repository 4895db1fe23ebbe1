import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** How the tags of guests who came differ in Mailchimp. A name may contain `#`, so it is not in the forms. */
export const tagCheck = {
  failed: 'Die Tags der Gäste, die gekommen sind, konnten nicht geprüft werden',
  lacking: (name: string, guests: number) =>
    `Gekommen, aber ohne den Tag „${name}“: ${count(guests, { one: '# Gast', other: '# Gäste' })}`,
  untagged: (name: string, guests: number) =>
    `Scan storniert, aber noch mit dem Tag „${name}“: ${count(guests, { one: '# Gast', other: '# Gäste' })}`,
  again: 'Listpass bringt das gerade in Ordnung. Prüfen Sie in einer Minute noch einmal.',
  byHand: (name: string, guests: number) =>
    `Nicht gekommen, aber mit dem Tag „${name}“: ${count(guests, { one: '# Gast', other: '# Gäste' })}`,
  byHandText: 'Jemand hat den Tag in Mailchimp vergeben. Listpass lässt das, wie es ist.',
  notWhole: (name: string) => `Mailchimp hat nicht alle mit dem Tag „${name}“ gezeigt`,
  notWholeText: 'Vielleicht fehlen hier Gäste ohne den Tag. Bitte prüfen Sie später noch einmal.',
} satisfies ManagerWords['tagCheck']
