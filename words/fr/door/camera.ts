import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The camera, its controls, and photos of codes. */
export const camera = {
  allow: 'Autoriser la caméra',
  starting: 'Démarrage de la caméra...',
  cameraHint: 'Votre navigateur vous demandera l’accès à la caméra. L’image reste sur cet appareil.',
  video: 'Image de la caméra',
  overlay: 'ERREUR\u{202f}!',
  brokenReader: 'Cette page ne peut pas lire de codes pour le moment.',
  brokenReaderHelp: 'Une partie ne s’est pas chargée. Rechargez la page, ou saisissez les codes.',
  reload: 'Recharger',
  aim: 'Dirigez la caméra vers un code.',

  choose: 'Caméra',
  unnamed: (number: number) => `Caméra ${n(number)}`,
  zoom: 'Zoom',
  zoomNow: (value: number) => `${n(Math.round(value * 10) / 10)} fois`,
  isBlack:
    'L’image est noire. Dégagez l’objectif, ou allumez une lampe. Si elle reste noire, fermez le navigateur et rouvrez cette page.',

  isDark: 'Il fait sombre. Allumez la lampe pour lire le papier.',
  thisOne: 'Celui-ci',

  hints: {
    two: 'Un seul code à la fois',
    nearest: 'Seul le plus proche du centre compte.',
    outside: 'Placez le code entre les coins',
  },

  inApp: (app: string) => `Vous avez ouvert cette page dans ${app}, où la caméra ne fonctionne souvent pas.`,
  inAnApp: 'Vous avez ouvert cette page dans une application, où la caméra ne fonctionne souvent pas.',
  inAppHelp: 'Copiez son adresse, et ouvrez-la dans Safari, Chrome ou Firefox.',
  copyAddress: 'Copier l’adresse',

  photo: 'Lire un code en photo',
  photoHint: 'Utile si la caméra ne montre pas d’image, ou si vous avez reçu une photo du code.',
  photoReading: 'Lecture de la photo...',
  photoEmpty: 'Aucun code sur cette photo. Approchez-vous, ajoutez de la lumière, et ne bougez pas.',
  photoTwo: 'Cette photo montre deux codes. Photographiez-en un seul.',

  /** Why there is no picture, and the one thing to do about it. */
  problems: {
    denied: {
      title: 'La caméra n’est pas autorisée.',
      help: 'Autorisez la caméra pour ce site dans la barre d’adresse ou les réglages du navigateur, puis appuyez de nouveau sur le bouton.',
    },
    dismissed: {
      title: 'La demande d’accès à la caméra a été fermée.',
      help: 'Appuyez de nouveau sur le bouton, et choisissez «\u{202f}Autoriser\u{202f}» quand le navigateur vous le demande.',
    },
    forbidden: {
      title: 'Cet appareil interdit la caméra au navigateur.',
      help: 'Autorisez la caméra pour le navigateur dans les réglages de l’appareil, puis appuyez de nouveau sur le bouton.',
    },
    missing: {
      title: 'Aucune caméra trouvée.',
      help: 'Branchez une caméra, ou ouvrez cette page sur un téléphone.',
    },
    vanished: {
      title: 'La caméra a été débranchée.',
      help: 'Rebranchez-la, et elle redémarre toute seule. Ou appuyez sur le bouton pour en utiliser une autre.',
    },
    busy: {
      title: 'Un autre programme utilise la caméra.',
      help: 'Fermez le programme ou l’onglet qui l’utilise, puis appuyez de nouveau sur le bouton.',
    },
    insecure: {
      title: 'La caméra a besoin d’une connexion sécurisée.',
      help: 'Ouvrez cette page à son adresse https.',
    },
    unsupported: {
      title: 'Ce navigateur ne peut pas utiliser la caméra.',
      help: 'Ouvrez cette page dans le navigateur habituel du téléphone, comme Chrome ou Safari.',
    },
    stalled: { title: 'La caméra ne montre pas d’image.', help: 'Fermez le navigateur, et rouvrez cette page.' },
    unknown: {
      title: 'La caméra n’a pas démarré.',
      help: 'Appuyez de nouveau sur le bouton. Si cela ne suffit pas, rechargez la page.',
    },
  },
} satisfies DoorWords['camera']
