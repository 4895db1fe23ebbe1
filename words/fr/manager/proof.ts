import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** A draft as each guest gets it. */
export const proof = {
  loading: 'Ajout des valeurs de l’invité...',
  failed: 'L’e-mail n’a pas pu être affiché',
  /** A field with the number of the guest, and behind it how many there are. */
  guest: 'Invité',
  of: (total: number) => `sur ${n(total)}`,
  previous: 'Précédent',
  next: 'Suivant',
  nobody: 'Ce brouillon n’a pas encore de destinataires',
  nobodyText: 'Choisissez ses destinataires dans Mailchimp, puis actualisez.',
  unread: 'Mailchimp ne montre pas encore le contenu de ce brouillon',
  unreadText: 'Ouvrez le brouillon dans Mailchimp, enregistrez-le une fois, puis actualisez.',
  uncertain:
    'Seul Mailchimp sait quels invités remplissent les conditions de ce brouillon. Vous voyez ici tous les invités de la liste.',
  version: 'Version',
  width: 'Largeur',
  widths: { 600: 'Ordinateur', 320: 'Téléphone' },
  look: 'Apparence',
  looks: { light: 'Clair', dark: 'Sombre' },
  frame: (name: string) => `L’e-mail tel que reçu\u{202f}: ${isolated(name, 60)}`,
  window: 'L’e-mail dans sa fenêtre',
  others: 'Afficher les autres images',
  othersHint: 'Seul le code est chargé. Les autres images peuvent révéler à leurs expéditeurs que vous avez regardé.',
  /** `tags`: such as “*|FNAME|*, *|LNAME|*”. */
  left: (tags: string) => `Restent tels quels\u{202f}: ${tags}. Mailchimp remplit ses propres balises à l’envoi.`,

  reading: 'Lecture du code...',
  readFailed: 'Le code n’a pas pu être lu pour le moment',
  readIn: (read: number, of: number) => `Lu dans ${n(read)} cas sur ${n(of)}`,
  readText: 'L’image a été ouverte à son adresse publique, et lue à 200, 150 et 120 pixels, sur fond clair et sombre.',
  /** `ways`: with commas between them. */
  missed: (ways: string) => `Non lu dans ces cas\u{202f}: ${ways}. Agrandissez l’image dans le brouillon.`,
  way: {
    light: (side: number) => `${n(side)} pixels sur fond clair`,
    dark: (side: number) => `${n(side)} pixels sur fond sombre`,
  },
  none: 'Aucun lecteur n’a pu lire cette image',
  noneText: 'Elle ne contient pas le code de cet invité. Comparez-la avec les résultats ci-dessus.',
  other: 'L’image contient le code d’un autre invité',
  otherText: 'Tous les invités montreraient le même code. Remplacez l’image par le HTML du code.',
  noPicture: 'Cet e-mail n’a pas d’image du code à votre adresse publique',
  noPictureText: 'Collez le HTML du code dans le brouillon. Les résultats ci-dessus en disent plus.',
  unreachable: 'L’image n’a pas pu être ouverte',
  unreachableText: (address: string) =>
    `L’adresse ${address} n’a pas répondu. Les invités ne verraient pas non plus l’image, sauf si seul l’ordinateur qui fait tourner Listpass ne peut pas joindre sa propre adresse.`,
  onlyHere: (address: string) => `Mais seulement ici\u{202f}: les invités ne peuvent pas ouvrir ${address}.`,

  live: 'Essayer avec votre téléphone',
  liveText:
    'Scannez le code de cet invité dans l’e-mail ci-dessus, ou dans un e-mail reçu. Cette page attend, et vous donne le résultat.',
} satisfies ManagerWords['proof']
