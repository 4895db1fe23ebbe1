import type { ProductWords } from '../../en/product/index.ts'

/** Two teams with one Mailchimp account. */
export const sameAccount = {
  title: 'Un autre organisateur utilise aussi ce compte Mailchimp',
  detail:
    'Chacun de vous compte les entrées séparément\u{202f}: un code permet donc d’entrer une fois chez vous, et une fois chez l’autre organisateur. Si l’un de vous désactive une liste, les deux perdent leurs champs QR. Sur la page de la liste, vous pouvez proposer de réunir les deux listes, ou rester à part.',
} satisfies ProductWords['sameAccount']
