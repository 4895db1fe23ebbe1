import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Tags of Mailchimp that many guests get, or lose. A tag may contain `#`, so it is not in the forms. */
export const tags = {
  title: (guests: number) =>
    count(guests, { one: 'Tag van # gast in Mailchimp', other: 'Tag van # gasten in Mailchimp' }),
  tag: 'Tag',
  hint: 'Zoek in de tags van deze lijst of typ een nieuwe.',
  loading: 'Tags uit Mailchimp lezen...',
  unread: 'De tags van Mailchimp kunnen nu niet worden gelezen. Typ de hele naam.',
  known: 'De tags in Mailchimp',
  isNew: (tag: string) => `“${tag}” is een nieuwe tag.`,
  none: 'Mailchimp heeft nog geen tags voor deze lijst.',
  empty: 'Vul een tag in.',
  /** `Attended:` is part of the tags themselves. */
  isKept: 'Tags die met “Attended:” beginnen, beheert Listpass zelf. Kies een andere naam.',
  long: (most: number) => `Hoogstens ${n(most)} tekens.`,
  unknown: 'Mailchimp heeft deze tag niet. Kies er een uit de lijst.',
  cancel: 'Annuleren',
  give: 'Tag geven',
  take: 'Tag weghalen',

  giving: (guests: number, tag: string) =>
    `${count(guests, { one: '# gast krijgt', other: '# gasten krijgen' })} de tag “${tag}”.`,
  taking: (guests: number, tag: string) =>
    `${count(guests, { one: 'Bij # gast', other: 'Bij # gasten' })} wordt de tag “${tag}” weggehaald.`,
  soon: 'Mailchimp heeft het binnen een paar seconden.',
  given: (guests: number, tag: string) =>
    `${count(guests, { one: '# gast heeft', other: '# gasten hebben' })} in Mailchimp de tag “${tag}” gekregen.`,
  taken: (guests: number, tag: string) =>
    `${count(guests, { one: 'Bij # gast', other: 'Bij # gasten' })} is in Mailchimp de tag “${tag}” weggehaald.`,
  late: 'Mailchimp kan het nu niet verwerken. Listpass probeert het opnieuw totdat het lukt.',
  trouble: (reason: string) => `Mailchimp weigert deze tag: ${reason}`,
  refused: (guests: number) =>
    count(guests, { one: 'Mailchimp heeft # gast geweigerd.', other: 'Mailchimp heeft # gasten geweigerd.' }),
  gone: (guests: number) =>
    count(guests, {
      one: '# gast staat niet meer op de lijst en is niet gewijzigd.',
      other: '# gasten staan niet meer op de lijst en zijn niet gewijzigd.',
    }),
} satisfies ManagerWords['tags']
