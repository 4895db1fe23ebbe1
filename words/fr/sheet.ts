import { isolated } from '#domain/user-text.ts'
import type { SheetWords } from '../en/sheet.ts'

/** The sheet of a door: the paper beside it, for staff. It quotes the names of two keys. */
export const sheet = {
  code: (door: string) => `Code QR qui ouvre le scanner de l’entrée\u{202f}: ${isolated(door, 60)}`,
  codeLoading: 'Création du code QR...',
  codeFailed: 'Le code QR n’a pas pu être créé',
  stepsLabel: 'Pour commencer',
  steps: [
    { what: 'Scannez ceci avec l’appareil photo de votre téléphone', how: 'Sans application, sans compte.' },
    { what: 'Autorisez la caméra', how: 'Ouvrez ensuite «\u{202f}Vérifier l’appareil\u{202f}».' },
    { what: 'Visez le code de chaque invité', how: 'Lisez la forme et le mot.' },
  ],
  signsLabel: 'Ce que signifient les signes',
  signs: {
    in: { what: 'Cercle vert\u{202f}: laissez entrer', how: 'Accueillez la personne par le nom affiché.' },
    out: { what: 'Cadre bleu\u{202f}: laissez sortir', how: 'Cette entrée scanne les sorties.' },
    stop: {
      what: 'Octogone rouge\u{202f}: stop',
      how: 'Lisez le motif. Si la personne insiste, appelez l’organisateur.',
    },
    ask: { what: 'Losange jaune\u{202f}: à vous', how: 'Répondez à la question à l’écran.' },
    saved: {
      what: 'Cercle en pointillés\u{202f}: pas de connexion',
      how: 'Laissez entrer. Le scan est enregistré, puis envoyé plus tard.',
    },
  },
  call: 'Organisateur',
  network: 'Wi-Fi',
  notListed: 'Pas sur la liste\u{202f}?',
  byName: 'Appuyez d’abord sur «\u{202f}Chercher un nom\u{202f}»',
  noName: 'Demandez à l’organisateur',
  until: (at: string) => `Valable jusqu’au ${at}`,
  warning:
    'Confidentiel\u{202f}: toute personne qui a cette fiche peut scanner tant que l’organisateur n’a pas mis fin au lien. Retirez-la après la soirée.',
  warningUntil: (until: string) =>
    `Confidentiel\u{202f}: toute personne qui a cette fiche peut scanner jusqu’au ${until}. Retirez-la après la soirée.`,
} satisfies SheetWords
