import type { ProductWords } from '../../en/product/index.ts'

/** Two teams with one Mailchimp account. */
export const sameAccount = {
  title: 'Dieses Mailchimp-Konto nutzt auch ein anderer Veranstalter',
  detail:
    'Beide Seiten zählen Check-ins getrennt. Ein Code lässt einen Gast also einmal an Ihren Einlässen ein und einmal an denen des anderen. Wenn eine Seite eine Liste ausschaltet, verlieren beide deren QR-Felder. Auf der Seite der Liste können Sie darum bitten, aus beiden eine Liste zu machen, oder getrennt bleiben.',
} satisfies ProductWords['sameAccount']
