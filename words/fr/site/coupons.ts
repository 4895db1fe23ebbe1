import type { SiteWords } from '../../en/site/index.ts'

/** The page for coupons. */
export const coupons = {
  title: 'Coupons QR traçables pour Mailchimp – Listpass',
  headline: ['Un coupon par personne.', 'Une seule utilisation.'],
  lead: 'Un code promo que tout le monde peut copier ne vous apprend rien. Donnez à chaque contact Mailchimp un coupon personnel, scannez-le au comptoir, et voyez dans votre liste qui l’a utilisé.',
  start: 'Commencer gratuitement',
  promise: 'Sans carte bancaire.',

  couponShop: 'La boulangerie du coin',
  couponOffer: '20 %',
  couponText: 'sur votre prochaine commande',
  couponName: 'Pour Jonas Weber',
  couponRule: 'Valable une fois',

  tellsTitle: 'Un scan vous apprend trois choses',
  tells: [
    ['Qui', 'Le contact derrière le coupon, par son nom ou par tout autre champ de votre liste.'],
    ['Déjà ou pas', 'Déjà utilisé ou non. Si oui, l’équipe voit quand et où.'],
    [
      'Combien de fois',
      'Un nombre pour chaque contact, de retour dans Mailchimp en quelques secondes, pour bâtir vos segments.',
    ],
  ],

  limitsTitle: 'Autant de fois que vous le voulez',
  limitsText: 'Chaque contact a son propre maximum. Changez-le dans Mailchimp, et le scanner suit.',
  limits: [
    ['1', 'Une fois', 'Le réglage par défaut. Un deuxième scan est refusé, avec l’heure du premier.'],
    [
      '5',
      'Cinq fois',
      'Une carte de fidélité sans la carte\u{202f}: scan 1 sur 5, 2 sur 5, et ainsi de suite jusqu’au dernier.',
    ],
    ['0', 'Plus du tout', 'Bloqué. L’e-mail circule encore, mais son coupon ne fonctionne plus.'],
  ],
  limitsUnit: 'maximum',

  rulesTitle: 'Un scan peut changer votre liste',
  rulesText:
    'Ajoutez une règle, et un scan accepté change un autre champ du contact. Servez-vous-en dans votre prochaine campagne\u{202f}: écrivez autrement aux nouveaux clients et aux habitués. Un aperçu montre à combien de contacts une règle s’applique.',
  rule: [
    ['Si', 'STAGE', 'est', 'invited'],
    ['alors', 'STAGE', 'devient', 'customer'],
  ],
  rulesAlt:
    'Les règles d’une liste dans Listpass\u{202f}: si STAGE est invited, il devient customer, et à combien de contacts cela s’applique maintenant.',

  notTitle: 'Ce que Listpass n’est pas',
  nots: [
    ['Pas une caisse', 'Il ne calcule pas la remise. Il dit si le coupon est valable, et à qui il appartient.'],
    [
      'Pas pour les boutiques en ligne',
      'Une personne scanne les codes avec un téléphone, au comptoir. Une page de paiement ne peut pas s’en servir.',
    ],
    [
      'Pas un outil d’e-mailing de plus',
      'Vous écrivez et envoyez dans Mailchimp, comme avant. Vous ajoutez seulement une image.',
    ],
  ],
  closing: 'Votre prochaine campagne peut savoir qui est venu',
} satisfies SiteWords['coupons']
