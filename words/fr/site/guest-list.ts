import type { SiteWords } from '../../en/site/index.ts'

/** The page for guest lists. */
export const guestList = {
  title: 'Liste d’invités et contrôle d’entrée pour Mailchimp – Listpass',
  headline: ['La liste d’invités', 'qui se coche', 'toute seule.'],
  lead: 'Vos invités sont déjà dans Mailchimp. Donnez à chacun un code QR personnel, envoyez-le avec l’invitation, et validez les entrées avec un téléphone. Ni export, ni tableur, ni crayon.',
  start: 'Commencer gratuitement',
  promise: 'Sans carte bancaire.',

  eveningTitle: 'Une soirée, heure par heure',
  evening: [
    [
      'Une semaine avant',
      'Tout le monde a un code',
      'Chaque contact de la liste en reçoit un. Vous voyez le compteur monter. Ceux qui ont déjà un code le gardent.',
    ],
    [
      'Mardi',
      'L’invitation part',
      'Le code fait partie de votre propre campagne, dans votre propre style\u{202f}: une image, différente pour chaque invité.',
    ],
    [
      '17:10',
      'Quelqu’un s’ajoute',
      'Une personne s’inscrit à la liste dans Mailchimp. Quelques secondes plus tard, elle a un code, et l’entrée le connaît.',
    ],
    [
      '19:00',
      'Ouverture des portes',
      'Deux entrées, deux téléphones, une seule liste. Si les deux scannent un code au même instant, une seule entrée est validée.',
    ],
    [
      '19:42',
      'Mira arrive',
      'Vert, un son, son nom. Vous choisissez ce que voit l’équipe\u{202f}: un nom, une table, un type de billet.',
    ],
    [
      '19:44',
      'Encore son code',
      'Un e-mail transféré. Rouge, et l’équipe voit quand le code a servi la première fois.',
    ],
    [
      'Le lendemain matin',
      'La liste s’en souvient',
      'Le nombre de scans est un champ dans Mailchimp. Remerciez les invités qui sont venus, et écrivez autrement aux autres.',
    ],
  ],

  doorTitle: 'Ce que voit l’entrée',
  doorText: 'Une couleur visible de loin, un son, et une phrase qui dit quoi faire.',
  verdicts: [
    ['Entrée validée', 'Scan 1 sur 1. Bienvenue.'],
    ['Déjà utilisé', 'Premier scan\u{202f}: 19:42, entrée principale.'],
    ['Pas sur la liste', 'Un code, mais pas l’un des vôtres.'],
    ['Contact retiré', 'Archivé dans Mailchimp depuis l’invitation.'],
  ],
  scannerAlt: 'Le scanner sur un téléphone, tout en vert\u{202f}: entrée validée, avec le nom de l’invité.',

  questionsTitle: 'De bonnes questions',
  questions: [
    [
      'Quelqu’un transfère l’invitation. Les deux entrent-ils\u{202f}?',
      'Le premier scan compte. Le deuxième est refusé, avec l’heure du premier.',
    ],
    [
      'Un invité peut-il venir accompagné\u{202f}?',
      'Oui. Mettez le maximum de ce contact à 2 dans Mailchimp. Le code vaut alors pour deux entrées.',
    ],
    [
      'Les invités peuvent-ils valider eux-mêmes leur entrée\u{202f}?',
      'Oui, si vous le voulez. Une tablette sert de borne\u{202f}: elle les accueille par leur nom et ne montre rien d’autre. Sinon, seul le scanner de votre équipe compte.',
    ],
    [
      'Que faut-il à l’entrée\u{202f}?',
      'Un téléphone avec une caméra et un navigateur. Il n’y a rien à installer. Si l’écran d’un invité est fissuré, l’équipe peut saisir le code.',
    ],
    [
      'Faut-il une connexion à Internet\u{202f}?',
      'Seulement pour commencer. En ligne, toutes les entrées partagent la même liste. Si la connexion est perdue, un téléphone continue avec sa liste enregistrée, le signale, et envoie ses scans plus tard.',
    ],
    [
      'Que devient ma liste\u{202f}?',
      'Listpass ajoute trois champs\u{202f}: le code, combien de fois il peut servir, et combien de fois il a servi. Il n’inscrit et ne désinscrit personne, et n’écrit jamais à votre liste.',
    ],
  ],
  closing: 'Les portes ouvrent à 19\u{202f}h. Vous avez le temps.',
} satisfies SiteWords['guestList']
