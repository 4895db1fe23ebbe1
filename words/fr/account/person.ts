import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'
import { count, n } from '../format.ts'

/** The account of a person. Not “se déconnecter”: a connection is always the network, so a session is closed. */
export const person = {
  back: 'Retour au tableau de bord',
  backToScanner: 'Retour au scanner',
  areas: {
    label: 'Compte',
    password: 'Mot de passe',
    secondStep: 'Deuxième étape',
    passkeys: 'Clés d’accès',
    devices: 'Appareils',
    activity: 'Activité',
    team: 'Équipe',
    ownData: 'Vos données',
  },
  loading: 'Chargement...',

  passwordTitle: 'Changer le mot de passe',
  passwordText: 'Choisissez un nouveau mot de passe pour votre compte',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordAgain: 'Répétez le nouveau mot de passe',
  passwordHint: (least: number) => `Au moins ${n(least)} caractères.`,
  passwordButton: 'Changer le mot de passe',
  passwordDone: 'Le mot de passe a été changé\u{202f}!',
  passwordFailed: 'Le mot de passe n’a pas pu être changé',
  passwordLost: 'Un problème est survenu pendant le changement de votre mot de passe.',
  passwordElsewhere:
    'Si vous changez le mot de passe, vos sessions sur tous les autres appareils seront fermées. Celle-ci reste ouverte.',

  devicesTitle: 'Appareils',
  devicesText: 'Où vous avez une session ouverte',
  devicesLoading: 'Chargement de vos appareils...',
  devicesFailed: 'Échec du chargement des appareils',
  devicesTable: 'Appareils où vous avez une session ouverte',
  deviceColumns: { device: 'Appareil', since: 'Session ouverte', used: 'Dernière utilisation', action: 'Action' },
  devicesPages: 'Appareils, page par page',
  findDevice: 'Chercher un appareil par son nom',
  noDeviceFound: 'Aucun appareil ne correspond.',
  thisDevice: 'Cet appareil',
  device: { on: (browser: string, system: string) => `${browser} sur ${system}`, unknown: 'Appareil inconnu' },
  onlyHere: 'Vous n’avez aucune autre session ouverte.',
  elsewhere: (devices: number) =>
    count(devices, {
      one: 'Vous avez une session ouverte sur # autre appareil.',
      other: 'Vous avez une session ouverte sur # autres appareils.',
    }),
  signOut: 'Fermer la session',
  signOutOf: (device: string, since: string) => `Fermer la session\u{202f}: ${device}, ouverte depuis ${since}`,
  signingOut: 'Fermeture...',
  signOutFailed: 'La session de l’appareil n’a pas pu être fermée',
  signedOut: 'La session de l’appareil est fermée.',
  signOutElsewhere: 'Fermer les autres sessions',
  signOutElsewhereQuestion:
    'Sur tous les autres navigateurs et téléphones, il faudra de nouveau vous identifier avec votre mot de passe. La session de cet appareil reste ouverte. Continuer\u{202f}?',
  signOutElsewhereFailed: 'Les autres sessions n’ont pas pu être fermées',
  signedOutElsewhere: 'Toutes vos autres sessions sont fermées.',

  signInsTitle: 'Identifications récentes',
  signInsText: 'Depuis 90 jours. Si l’une d’elles ne vient pas de vous, changez votre mot de passe tout de suite.',
  signInsLoading: 'Chargement de vos identifications...',
  signInsFailed: 'Échec du chargement de vos identifications',
  signInsTable: 'Identifications récentes, la dernière d’abord',
  signInsPages: 'Identifications récentes, page par page',
  signInColumns: { when: 'Quand', device: 'Appareil', way: 'Avec' },
  signInWays: {
    password: 'Mot de passe',
    totp: 'Mot de passe et code',
    recovery: 'Mot de passe et code de récupération',
    passkey: 'Clé d’accès',
    oidc: 'Compte d’entreprise',
  },
  newDevice: 'Nouvel appareil',
  thisSignIn: 'Cette session',

  dataTitle: 'Vos données',
  dataText: 'Tout emporter, ou partir pour de bon',
  downloadTitle: 'Tout télécharger',
  downloadText:
    'Un seul fichier avec tout ce que Listpass garde sur vous et sur cette équipe\u{202f}: comptes Mailchimp, listes, contacts, scans et activité. Chaque ligne est un élément JSON.',
  download: 'Tout télécharger',
  downloadConfirm: 'Le fichier contient les noms et les e-mails de vos invités. Confirmez d’abord que c’est bien vous.',
  downloading: (size: string) => `Téléchargement... ${size}`,
  cancel: 'Annuler',
  close: 'Fermer',
  downloaded: (size: string) => `Vos données sont téléchargées\u{202f}: ${size}.`,
  downloadFailed: 'Vos données n’ont pas pu être téléchargées',
  downloadLost: 'La connexion a été perdue avant la fin du fichier. Rien n’a été enregistré. Veuillez réessayer.',

  deleteTitle: 'Supprimer votre compte',
  deleteText:
    'Votre compte et les équipes dont vous êtes l’unique membre seront supprimés, tout de suite et définitivement.',
  delete: 'Supprimer mon compte',
  deleteIntro: 'Seront supprimés\u{202f}:',
  deletePerson: 'Votre nom, votre e-mail et votre accès, sur tous les appareils.',
  deleteTeam: (team: string) =>
    `L’équipe «\u{202f}${isolated(team, 60)}\u{202f}», car vous en êtes l’unique membre\u{202f}: ses comptes Mailchimp, listes, contacts, codes, scans et liens de scanner. Les entrées refuseront alors ses codes.`,
  /** Names with commas. */
  deleteKeeps: (teams: string) => `Ces équipes gardent leurs listes, car elles ont d’autres membres\u{202f}: ${teams}.`,
  deleteStays: 'Dans Mailchimp, seuls les webhooks sont supprimés. Vos audiences et leurs champs QR ne changent pas.',
  deleteUndo: 'Cette action est irréversible.',
  deleteConfirm: 'Supprimer mon compte et mes données',
  deleting: 'Suppression...',
  deleteFailed: 'Votre compte n’a pas pu être supprimé',
  deleted: 'Votre compte et toutes ses données sont supprimés.',
} satisfies AccountWords['person']
