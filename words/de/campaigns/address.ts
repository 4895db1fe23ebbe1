import type { address as english } from '../../en/campaigns/address.ts'

const copyAgain = 'Kopieren Sie das HTML noch einmal und ersetzen Sie den Block im Entwurf.'

type Address = { address: string }
type Tag = { tag: string }

/** Findings about the address of the picture and its merge tag, and what the organiser can do. */
export const address = {
  address_incomplete: { sentence: 'Die Adresse des Bildes ist unvollständig, darum zeigt es nichts.', todo: copyAgain },
  address_http: {
    sentence: 'Die Adresse des Bildes beginnt mit http. Viele Mailprogramme blockieren solche Bilder.',
    todo: copyAgain,
  },
  address_local: {
    sentence: ({ address: at }: Address) => `Das Bild hat die Adresse ${at}, die Gäste nicht öffnen können.`,
    todo: 'Setzen Sie PUBLIC_URL auf eine öffentliche https-Adresse. Kopieren Sie danach das HTML noch einmal.',
  },
  address_former: {
    sentence: ({ address: at }: Address) => `Das Bild benutzt die frühere Adresse ${at}.`,
    todo: 'Es funktioniert nur, solange diese Adresse zu Listpass führt. Kopieren Sie das HTML noch einmal.',
  },
  address_other: {
    sentence: ({ address: at }: Address) => `Das Bild hat die Adresse ${at}, die nicht zu diesem Listpass gehört.`,
    todo: copyAgain,
  },
  smart_quotes: {
    sentence: 'Die Adresse des Bildes enthält typografische Anführungszeichen, darum zeigt es nichts.',
    todo: copyAgain,
  },
  tag_missing: {
    sentence: 'Die Adresse des Bildes enthält kein Merge-Tag, darum bekommt jeder Gast nur ein Muster.',
    todo: copyAgain,
  },
  tag_broken: { sentence: 'Das Merge-Tag in der Adresse des Bildes ist unvollständig.', todo: copyAgain },
  tag_split: {
    sentence: 'Eine Formatierung zerteilt das Merge-Tag, darum kann Mailchimp es nicht ausfüllen.',
    todo: copyAgain,
  },
  tag_spaced: {
    sentence: 'Das Merge-Tag enthält Leerzeichen, darum kann Mailchimp es nicht ausfüllen.',
    todo: copyAgain,
  },
  tag_lower_case: {
    sentence: 'Das Merge-Tag steht in Kleinbuchstaben, darum füllt Mailchimp es vielleicht nicht aus.',
    todo: copyAgain,
  },
  tag_of_other_list: {
    sentence: ({ list }: { list: string }) => `Das Merge-Tag gehört zur Liste „${list}“.`,
    todo: copyAgain,
  },
  tag_of_other_field: {
    sentence: ({ tag }: Tag) => `Das Merge-Tag ${tag} ist ein anderes Feld dieser Liste, nicht der Code.`,
    todo: copyAgain,
  },
  tag_typo: { sentence: ({ tag }: Tag) => `Das Merge-Tag ${tag} enthält einen Tippfehler.`, todo: copyAgain },
  tag_unknown: { sentence: ({ tag }: Tag) => `Diese Liste hat kein Merge-Tag ${tag}.`, todo: copyAgain },
  tag_encoded: {
    sentence: 'Der Editor hat die Zeichen des Merge-Tags verändert. Mailchimp füllt es meistens trotzdem aus.',
    todo: 'Senden Sie sich einen Test, oder kopieren Sie das HTML noch einmal.',
  },
} satisfies typeof english
