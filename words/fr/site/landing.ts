import type { SiteWords } from '../../en/site/index.ts'

/** The landing page. */
export const landing = {
  title: 'Listpass – votre liste, à l’entrée',
  headline: ['Votre liste,', 'à l’entrée.'],
  lead: 'Donnez à chaque contact de votre liste Mailchimp un code QR personnel. Envoyez-le dans votre prochaine campagne, scannez-le avec n’importe quel téléphone, et voyez qui est venu.',
  getStarted: 'Commencer',
  promise: 'Gratuit. Sans carte bancaire.',

  sheetName: 'Dîner de printemps',
  sheetCount: '214 sur la liste',
  ticketNumber: 'N° 0417',
  ticketName: 'Vous êtes sur la liste, Mira',
  stamp: 'Entrée validée',

  stepsTitle: 'Cinq étapes, de la liste à l’entrée',
  stepsText: 'La plus longue\u{202f}: écrire l’e-mail.',
  steps: [
    ['Créez un compte gratuit', 'Un nom, une adresse e-mail, un mot de passe.'],
    [
      'Connectez Mailchimp',
      'Autorisez l’accès sur la page de Mailchimp, ou collez une clé API. Vos listes apparaissent.',
    ],
    [
      'Attribuez les codes',
      'Un pour chaque contact, dans trois champs de votre liste. Les nouveaux contacts reçoivent le leur automatiquement.',
    ],
    [
      'Ajoutez-les à une campagne',
      'Collez un morceau de HTML avec une balise de fusion. Mailchimp envoie à chaque contact son propre code.',
    ],
    [
      'Scannez et mesurez',
      'Ouvrez le scanner sur un téléphone. Chaque scan est compté, et le total revient dans votre liste.',
    ],
  ],
  managerAlt:
    'La page d’une liste\u{202f}: les cinq étapes sont faites, chacun a un code, et le HTML de la campagne est prêt à copier.',

  usesTitle: 'Un code, quatre usages',
  uses: [
    [
      'Contrôle d’entrée',
      'Billets numériques',
      'Le code de votre invitation est le billet. L’équipe voit le nom de l’invité, et s’il est déjà entré.',
    ],
    [
      'Offres exclusives',
      'Des codes promo traçables',
      'Un coupon pour une seule personne, valable autant de fois que vous le permettez. Les copies ne fonctionnent pas.',
    ],
    [
      'Activation de produit',
      'De la boîte mail au comptoir',
      'Envoyez un code avec la commande, scannez-le à la remise, et sachez qui a le produit.',
    ],
    [
      'Engagement hors ligne',
      'Voyez qui vient vraiment',
      'Portes ouvertes, lectures publiques, salons\u{202f}: découvrez quels abonnés viennent, et pas seulement lesquels cliquent.',
    ],
  ],

  doorTitle: 'À l’entrée, une réponse à la fois',
  doorFacts: [
    ['Un code, une entrée', 'Un code ne change jamais. Il donne droit à une entrée, sauf si vous en permettez plus.'],
    ['Une copie ne passe pas', 'Le deuxième scan est refusé, et l’équipe voit quand et où était le premier.'],
    [
      'Ouvrir n’est pas scanner',
      'Les invités peuvent ouvrir leur code autant de fois qu’ils veulent. Seul votre scanner compte.',
    ],
    [
      'Votre liste reste à vous',
      'Listpass ajoute trois champs dans Mailchimp. Il n’inscrit et ne désinscrit personne, et n’écrit jamais à votre liste.',
    ],
  ],
  scannerAlt: 'Le scanner sur un téléphone, tout en vert\u{202f}: entrée validée, avec le nom de l’invité.',
  refusedAlt: 'Le scanner sur un téléphone, rouge foncé\u{202f}: déjà utilisé, avec l’heure du premier scan.',

  freeTitle: 'Pourquoi c’est gratuit',
  freeText: [
    'Listpass est l’œuvre d’un seul développeur. Il ne coûte rien, et vous n’avez pas besoin de carte bancaire.',
    'Une offre payante viendra peut-être. Aujourd’hui, il n’y en a pas.',
  ],
  receipt: [
    ['Compte', '0,00'],
    ['Codes', '0,00'],
    ['Scans', '0,00'],
    ['Carte bancaire', 'aucune'],
  ],
  receiptTotal: ['Total', '0,00'],
  support:
    'Quelque chose ne fonctionne pas\u{202f}? Vous avez une idée de fonctionnalité, ou voulez en financer une\u{202f}? Écrivez à',
} satisfies SiteWords['landing']
