import type { AccountWords } from '../../en/account/index.ts'
import { count } from '../format.ts'

/** The second step of signing in. */
export const secondStep = {
  title: 'Deuxième étape',
  text: 'Un code de votre téléphone, après votre mot de passe',
  loading: 'Chargement...',
  loadFailed: 'Échec du chargement de la deuxième étape',

  off: 'Désactivée',
  offText: 'Avec une deuxième étape, un mot de passe volé ne suffit pas pour ouvrir votre compte.',
  offNeeds:
    'Il vous faut une application d’authentification sur votre téléphone, comme Google Authenticator, 2FAS ou celle de votre gestionnaire de mots de passe.',
  setUp: 'Configurer',
  byPasskey: 'Votre équipe exige une deuxième étape\u{202f}: après votre mot de passe, il faut votre clé d’accès.',
  byPasskeyToo:
    'Configurez aussi une application d’authentification. Ses codes de récupération vous redonnent accès si vous perdez votre appareil.',

  on: 'Activée',
  onSince: (date: string) =>
    `Depuis le ${date}, il faut votre mot de passe et un code de votre application pour vous identifier.`,
  noneLeft:
    'Vous n’avez plus de codes de récupération. Créez-en de nouveaux pour pouvoir vous identifier sans votre téléphone.',
  left: (codes: number) =>
    count(codes, {
      one: 'Il vous reste # code de récupération. Il vous donne accès une fois sans votre téléphone.',
      other: 'Il vous reste # codes de récupération. Chacun vous donne accès une fois sans votre téléphone.',
    }),
  newCodes: 'Créer des codes de récupération',
  turnOff: 'Désactiver',

  passwordFirst: 'Confirmez d’abord votre mot de passe.',
  next: 'Suivant',
  cancel: 'Annuler',
  close: 'Fermer',
  failed: 'Échec. Veuillez réessayer.',

  scanTitle: 'Scannez avec votre application',
  scanText: 'Ouvrez votre application d’authentification, ajoutez un compte, et scannez ce code.',
  scanAlt: 'Code QR pour votre application d’authentification',
  scanLoading: 'Création du code QR...',
  scanFailed: 'Le code QR n’a pas pu être créé. Saisissez plutôt la clé dans votre application.',
  byHand: 'Impossible de le scanner\u{202f}? Saisissez cette clé dans votre application\u{202f}:',
  copyKey: 'Copier la clé',
  codeNow: 'Code de votre application',
  codeNowHint: 'Les 6 chiffres que l’application affiche maintenant.',
  confirm: 'Activer',

  codesTitle: 'Vos codes de récupération',
  codesText:
    'Si vous perdez votre téléphone, chacun de ces codes vous permet de vous identifier une fois. Gardez-les en lieu sûr. Ils ne seront plus affichés ensuite.',
  codesLabel: 'Codes de récupération',
  copyCodes: 'Copier',
  downloadCodes: 'Télécharger',
  fileName: 'listpass-codes-de-recuperation.txt',
  fileTitle: (email: string) => `Codes de récupération Listpass pour ${email}`,
  saved: 'Je les ai enregistrés',

  newCodesText: 'Vos anciens codes de récupération cesseront aussitôt de fonctionner.',
  newCodesConfirm: 'Créer les codes',
  turnOffTitle: 'Désactiver la deuxième étape',
  turnOffText:
    'Votre mot de passe suffira alors pour ouvrir votre compte. Vos codes de récupération ne fonctionneront plus.',
  turnOffConfirm: 'Désactiver',
  turnedOff: 'La deuxième étape est désactivée.',
} satisfies AccountWords['secondStep']
