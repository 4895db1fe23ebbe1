import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** How the tags of guests who came differ in Mailchimp. A name may contain `#`, so it is not in the forms. */
export const tagCheck = {
  failed: 'De tags van gasten die kwamen, konden niet worden gecontroleerd',
  lacking: (name: string, guests: number) =>
    `${count(guests, { one: '# gast die kwam, mist', other: '# gasten die kwamen, missen' })} de tag “${name}”`,
  untagged: (name: string, guests: number) =>
    `${count(guests, { one: '# gast heeft', other: '# gasten hebben' })} de tag “${name}” nog, ondanks een ingetrokken scan`,
  again: 'Listpass herstelt dit nu. Controleer het over een minuut opnieuw.',
  byHand: (name: string, guests: number) =>
    `${count(guests, { one: '# gast heeft', other: '# gasten hebben' })} de tag “${name}” zonder te zijn gekomen`,
  byHandText: 'Iemand heeft die tag in Mailchimp gegeven. Listpass laat dat zo.',
  notWhole: (name: string) => `Mailchimp toonde niet iedereen met de tag “${name}”`,
  notWholeText: 'Misschien ontbreken hier gasten zonder die tag. Controleer het later opnieuw.',
} satisfies ManagerWords['tagCheck']
