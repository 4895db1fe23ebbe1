import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** A scan with the organiser’s own phone that counts nothing. */
export const trying = {
  countsNothing: 'Un essai ne compte rien\u{202f}: aucun code n’est utilisé, et rien n’est envoyé à Mailchimp.',
  starting: 'Création d’un scanner d’essai...',
  startFailed: 'Le scanner d’essai n’a pas pu être créé',
  openTitle: 'Prenez votre téléphone',
  openText: 'Visez ce code avec l’appareil photo. Il ouvre un scanner, sans application et sans compte.',
  openAlt: 'Code QR\u{202f}: il ouvre le scanner sur votre téléphone',
  openHere: 'Ouvrir le scanner ici',
  drawing: 'Création du code...',
  drawFailed: 'Le code n’a pas pu être créé',
  waitingToOpen: 'En attente de votre téléphone',
  isOpen: 'Mon téléphone affiche le scanner',
  scanTitle: 'Scannez maintenant ce code',
  ownCode: 'C’est votre propre code.',
  codeOf: (name: string) => `C’est le code pour ${isolated(name, 60)}.`,
  orEmail: 'Un code de votre e-mail de test fonctionne aussi.',
  onlyEmail: 'Scannez un code de votre e-mail de test.',
  sampleAlt: 'Code QR d’un contact, à scanner avec votre téléphone',
  waiting: 'En attente de votre scan',
  openAgain: 'Revoir le premier code',
  stamp: 'Entrée validée',
  done: 'Votre téléphone a lu le code.',
  doneOf: (name: string) => `Votre téléphone a lu le code pour ${isolated(name, 60)}.`,
  doneText: 'Vos entrées feront de même. Rien n’a été compté.',
  refused: (verdict: string) => `Votre téléphone a lu le code. Une entrée répondrait\u{202f}: ${verdict}.`,
  refusedText: 'Rien n’a été compté. Vérifiez le contact dans votre liste, ou essayez un autre code.',
  again: 'Faire un autre essai',
  slow: 'Toujours rien\u{202f}?',
  /** Quotes two buttons of the door. */
  slowText:
    'Le scanner a besoin de la caméra\u{202f}: choisissez «\u{202f}Autoriser la caméra\u{202f}». Ou choisissez-y «\u{202f}Saisir un code\u{202f}».',
  over: 'Aucun scan en 30 minutes',
  overText: 'Un scanner d’essai s’arrête après ce délai. Recommencez quand vous avez votre téléphone sous la main.',
  startAgain: 'Recommencer',
  statusFailed: 'Cet écran ne reçoit pas de nouvelles de votre scan pour le moment. Il continue d’essayer.',
} satisfies ProductWords['trying']
