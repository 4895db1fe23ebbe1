import type { list as english } from '../../en/campaigns/list.ts'
import { count, n } from '../format.ts'

const syncList = 'Synchronisez la liste sous «\u{202f}Réglages\u{202f}».'
const makeLink = 'Créez un lien de scanner sous «\u{202f}Entrées\u{202f}».'

type Ending = { links: number; occasion: string }

const endBefore = ({ links, occasion }: Ending) =>
  `${count(links, { one: '# lien de scanner expire', other: '# liens de scanner expirent' })} avant la fin de l’événement «\u{202f}${occasion}\u{202f}».`

/** Findings about the list itself, and what the organiser can do. */
export const list = {
  fields_missing: {
    sentence: 'La liste n’a pas de champ pour le code.',
    todo: 'Créez les champs QR sous «\u{202f}Réglages\u{202f}».',
  },
  codes_running: {
    sentence: 'Listpass est encore en train de générer les codes.',
    todo: 'Attendez la fin, puis actualisez.',
  },
  codes_missing: {
    sentence: 'Les invités n’ont pas encore de codes.',
    todo: 'Générez les codes sous «\u{202f}Réglages\u{202f}».',
  },
  pending: {
    sentence: ({ guests }: { guests: number }) =>
      `Mailchimp n’a pas encore les dernières valeurs de ${count(guests, { one: '# invité', other: '# invités' })}.`,
    todo: 'Cela prend environ une minute. Actualisez avant l’envoi.',
  },
  not_listening: {
    sentence: 'Les nouveaux abonnés ne reçoivent pas de code automatiquement.',
    todo: 'Configurez le webhook sous «\u{202f}Réglages\u{202f}».',
  },
  /** Some links end early, and others last. */
  doors_end: { sentence: endBefore, todo: 'Changez leur expiration sous «\u{202f}Entrées\u{202f}».' },
  /** All links end early. */
  doors_all_end: { sentence: endBefore, todo: makeLink },
  /** No link works. */
  doors_none: {
    sentence: ({ occasion }: { occasion: string }) =>
      `Aucun lien de scanner ne fonctionne plus pour «\u{202f}${occasion}\u{202f}».`,
    todo: makeLink,
  },
  receivers_unknown: {
    sentence: ({ guests }: { guests: number }) =>
      `Listpass ne sait pas quels invités reçoivent cet e-mail. Dans toute la liste, ${count(guests, { one: '# invité n’a pas', other: '# invités n’ont pas' })} de code.`,
    todo: 'Synchronisez la liste sous «\u{202f}Réglages\u{202f}», puis actualisez.',
  },
  nobody_has_code: { sentence: 'Aucun des destinataires n’a de code.', todo: syncList },
  some_without_code: {
    sentence: ({ recipients }: { recipients: number }) =>
      `${count(recipients, { one: '# destinataire n’a pas', other: '# destinataires n’ont pas' })} encore de code.`,
    todo: 'Leurs e-mails montreraient un exemple. Synchronisez la liste sous «\u{202f}Réglages\u{202f}».',
  },
  new_recipients: {
    sentence: ({ recipients, known }: { recipients: number; known: number }) =>
      `Mailchimp compte ${count(recipients, { one: '# destinataire', other: '# destinataires' })}, et Listpass en connaît ${n(known)}.`,
    todo: 'Les nouveaux contacts n’ont pas encore de code. Synchronisez la liste sous «\u{202f}Réglages\u{202f}».',
  },
} satisfies typeof english
