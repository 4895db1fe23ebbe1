import type { SiteWords } from '../../en/site/index.ts'

/** What search engines and previews of links show. */
export const heads = {
  /** Descriptions for search engines. */
  landing:
    'Donnez à chaque contact de votre liste Mailchimp un code QR personnel, envoyez-le dans une campagne et validez les entrées avec n’importe quel téléphone. Gratuit, sans carte bancaire.',
  guestList:
    'Votre audience Mailchimp devient la liste d’invités\u{202f}: un code QR personnel dans chaque invitation, coché à l’entrée avec un téléphone. Gratuit, sans carte bancaire.',
  coupons:
    'Un coupon personnel pour chaque contact Mailchimp\u{202f}: scanné à la caisse, valable autant de fois que vous le permettez, compté dans votre liste. Gratuit, sans carte bancaire.',
  /** The picture of a shared link, in words, and its small text. */
  share: 'Un billet avec un code QR, entrée validée, à côté des mots\u{202f}: Votre liste, à l’entrée.',
  shareLead:
    'Un code QR personnel pour chaque contact de votre liste Mailchimp, validé à l’entrée avec n’importe quel téléphone.',
} satisfies SiteWords['heads']
