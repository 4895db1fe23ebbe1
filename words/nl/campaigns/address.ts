import type { address as english } from '../../en/campaigns/address.ts'

const copyAgain = 'Kopieer de HTML opnieuw en vervang het blok in het concept.'

type Address = { address: string }
type Tag = { tag: string }

/** Findings about the address of the picture and its merge tag, and what the organiser can do. */
export const address = {
  address_incomplete: {
    sentence: 'Het adres van de afbeelding is onvolledig, dus er is niets te zien.',
    todo: copyAgain,
  },
  address_http: {
    sentence: 'Het adres van de afbeelding begint met http. Veel mailprogramma’s blokkeren dat.',
    todo: copyAgain,
  },
  address_local: {
    sentence: ({ address: at }: Address) => `De afbeelding staat op ${at}, en dat kunnen gasten niet openen.`,
    todo: 'Zet PUBLIC_URL op een openbaar https-adres. Kopieer daarna de HTML opnieuw.',
  },
  address_former: {
    sentence: ({ address: at }: Address) => `De afbeelding gebruikt het vroegere adres ${at}.`,
    todo: 'Dat werkt alleen zolang dat adres naar Listpass leidt. Kopieer de HTML opnieuw.',
  },
  address_other: {
    sentence: ({ address: at }: Address) => `De afbeelding staat op ${at}, en dat is niet deze Listpass.`,
    todo: copyAgain,
  },
  smart_quotes: {
    sentence: 'In het adres van de afbeelding staan gekrulde aanhalingstekens, dus er is niets te zien.',
    todo: copyAgain,
  },
  tag_missing: {
    sentence: 'In het adres van de afbeelding staat geen merge-tag, dus elke gast krijgt een voorbeeld.',
    todo: copyAgain,
  },
  tag_broken: { sentence: 'De merge-tag in het adres van de afbeelding is onvolledig.', todo: copyAgain },
  tag_split: { sentence: 'De opmaak splitst de merge-tag, dus Mailchimp kan hem niet invullen.', todo: copyAgain },
  tag_spaced: { sentence: 'In de merge-tag staan spaties, dus Mailchimp kan hem niet invullen.', todo: copyAgain },
  tag_lower_case: {
    sentence: 'De merge-tag staat in kleine letters, dus misschien vult Mailchimp hem niet in.',
    todo: copyAgain,
  },
  tag_of_other_list: {
    sentence: ({ list }: { list: string }) => `De merge-tag hoort bij de lijst “${list}”.`,
    todo: copyAgain,
  },
  tag_of_other_field: {
    sentence: ({ tag }: Tag) => `De merge-tag ${tag} is een ander veld van deze lijst, niet de code.`,
    todo: copyAgain,
  },
  tag_typo: { sentence: ({ tag }: Tag) => `In de merge-tag ${tag} zit een typefout.`, todo: copyAgain },
  tag_unknown: { sentence: ({ tag }: Tag) => `Deze lijst heeft geen merge-tag ${tag}.`, todo: copyAgain },
  tag_encoded: {
    sentence: 'De editor heeft de tekens van de merge-tag veranderd. Meestal vult Mailchimp hem toch in.',
    todo: 'Stuur jezelf een testmail, of kopieer de HTML opnieuw.',
  },
} satisfies typeof english
