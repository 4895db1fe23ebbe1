import type { DoorWords } from '../../en/door/index.ts'

/** The start of a kiosk, in the door’s menu. */
export const startKiosk = {
  title: 'Borne\u{202f}: les invités scannent leur code',
  text: 'Un affichage plein écran pour les invités. Ils peuvent choisir leur langue, et rien d’autre. Il faut le code PIN pour le quitter, même après un rechargement. Pour que les invités restent sur cette page, utilisez l’Accès guidé (iPhone) ou l’épinglage d’application (Android).',
  pinHint: '4 à 8 chiffres. Il vous le faudra pour quitter.',
  pinProblem: 'Un code PIN a 4 à 8 chiffres.',
  again: 'Confirmez le code PIN',
  againProblem: 'Les deux codes PIN ne sont pas identiques.',
  start: 'Lancer la borne',
  starting: 'Lancement...',
  noStorage:
    'Ce navigateur ne peut pas mémoriser la borne\u{202f}: un rechargement y mettrait fin. Désactivez la navigation privée.',
  insecure: 'Une borne a besoin d’une connexion sécurisée. Ouvrez cette page à son adresse https.',
} satisfies DoorWords['startKiosk']
