import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** How the tags of guests who came differ in Mailchimp. A name may contain `#`, so it is not in the forms. */
export const tagCheck = {
  failed: 'Les tags des invités venus n’ont pas pu être vérifiés',
  lacking: (name: string, guests: number) =>
    `${count(guests, { one: '# invité est venu sans recevoir', other: '# invités sont venus sans recevoir' })} le tag «\u{202f}${name}\u{202f}»`,
  untagged: (name: string, guests: number) =>
    `${count(guests, { one: '# invité a encore', other: '# invités ont encore' })} le tag «\u{202f}${name}\u{202f}» malgré un scan annulé`,
  again: 'Listpass corrige cela en ce moment. Vérifiez de nouveau dans une minute.',
  byHand: (name: string, guests: number) =>
    `${count(guests, { one: '# invité a', other: '# invités ont' })} le tag «\u{202f}${name}\u{202f}» sans entrée validée`,
  byHandText: 'Quelqu’un leur a donné ce tag dans Mailchimp. Listpass le laisse tel quel.',
  notWhole: (name: string) => `Mailchimp n’a pas montré tous les contacts avec le tag «\u{202f}${name}\u{202f}»`,
  notWholeText: 'Des invités sans ce tag peuvent manquer ici. Vérifiez de nouveau plus tard.',
} satisfies ManagerWords['tagCheck']
