import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Scanner links: the doors of a list, and whether they are ready. */
export const links = {
  title: 'Liens de scanner',
  text: 'Des liens secrets avec lesquels l’équipe scanne cette liste sur ses propres téléphones, sans compte.',
  loading: 'Chargement des liens de scanner...',
  loadFailed: 'Les liens de scanner n’ont pas pu être chargés',
  noneOfOccasion: (name: string) => `Aucun lien de scanner n’ouvre encore «\u{202f}${isolated(name, 60)}\u{202f}».`,
  ofOthers: (links: number) =>
    count(links, { one: '# lien d’autres événements', other: '# liens d’autres événements' }),
  showAll: (links: number) => count(links, { one: 'Afficher # lien', other: 'Afficher les # liens' }),
  add: 'Nouveau lien de scanner',
  list: 'Liens de scanner de cette liste',
  /** The name of a button for screen readers: what it does, and for which link. */
  named: (action: string, label: string) => `${action}\u{202f}: ${label}`,

  noDoors: 'Pas encore de lien de scanner. Créez-en un pour chaque entrée, pour pouvoir les arrêter un par un.',
  sampleLabel: 'Porte Nord',
  sample: 'Exemple',
  sampleText:
    'L’équipe l’ouvre sur son téléphone, et scanne. Vous voyez ici combien d’appareils l’utilisent, et s’ils sont prêts.',
  firstLink: 'Créer le premier lien',

  occasion: 'À quoi sert cette entrée\u{202f}?',
  occasionHint: 'Ce choix décide quels invités l’entrée admet, et quand.',
  chooseOccasion: 'Choisissez un événement',
  whateverIsOpen: 'Ce qui est ouvert',
  opensNothing:
    'L’entrée sert pour chaque soirée ou jour que vous ajoutez, à son heure. Les espaces et les bons ont besoin de leur propre lien.',
  /** `names`: one occasion, or several by `and` or `andMore`. */
  opens: (names: string) =>
    `L’entrée sert pour ${names}, chaque événement à son heure. Il ne faut pas d’autre lien pour cela.`,
  /** `names`: with commas between them. */
  and: (names: string, last: string) => `${names} et ${last}`,
  andMore: (names: string, more: number) => `${names} et ${count(more, { one: '# autre', other: '# autres' })}`,
  occasionOf: (name: string) => `Pour ${isolated(name, 60)}`,
  followsNone: 'Pour ce qui est ouvert',
  followsNow: (name: string) => `Pour ce qui est ouvert. Maintenant\u{202f}: ${isolated(name, 60)}`,
  followsNext: (name: string) => `Pour ce qui est ouvert. Ensuite\u{202f}: ${isolated(name, 60)}`,
  everyone: 'Toute la liste.',
  atAnyTime: 'À tout moment.',
  /** From one moment to another, as a sentence. */
  during: (span: string) => `${span}.`,
  from: (moment: string) => `Ouverture\u{202f}: ${moment}.`,
  until: (moment: string) => `Fermeture\u{202f}: ${moment}.`,
  occasionEnded: 'Événement terminé',
  occasionRemoved: 'Son événement a été supprimé',
  direction: 'Sens de passage',
  directions: {
    both: 'Entrée et sortie\u{202f}: l’équipe passe de l’une à l’autre',
    in: 'Entrée seulement',
    out: 'Sortie seulement',
  },

  scanOnly: 'Scanner seulement',
  byName: 'Scanner, chercher et admettre par nom',
  addsGuests: 'Ajoute des invités',
  states: {
    active: () => 'Activé',
    expiring: (moment: string) => `Expiration\u{202f}: ${moment}`,
    expired: () => 'Expiré',
    off: () => 'Désactivé',
  },
  unused: 'Pas encore utilisé',
  lastUsed: (moment: string) => `Dernière utilisation\u{202f}: ${moment}`,

  doorsLabel: 'Entrées',
  doorsReady: (ready: number, all: number) => `Entrées prêtes\u{202f}: ${n(ready)} sur ${n(all)}`,
  ready: { ready: 'Prête', missing: 'Pas prête', 'not-open': 'Pas ouverte' },
  toDo: (label: string) => `À faire\u{202f}: ${label}`,
  /** The fault at the door, and the remedy for staff. */
  missing: {
    camera: 'La caméra est éteinte. L’équipe appuie sur «\u{202f}Autoriser la caméra\u{202f}».',
    light: 'La lampe de la caméra ne fonctionne pas.',
    sound: 'Le son est coupé. L’équipe monte le volume, et écoute les sons sous «\u{202f}Vérifier l’appareil\u{202f}».',
    screen:
      'L’écran peut s’éteindre. L’équipe règle le verrouillage de l’écran sur «\u{202f}Jamais\u{202f}» pour ce soir.',
    list: 'La liste d’invités n’est pas encore sur l’appareil. L’équipe garde la page ouverte avec une connexion.',
    storage: 'Le navigateur peut effacer les scans enregistrés. L’équipe ajoute la page à l’écran d’accueil.',
    clock: 'L’horloge n’est pas à l’heure. L’équipe active le réglage automatique de l’heure.',
    battery: 'La batterie est faible. L’équipe branche l’appareil.',
    version: 'Une version plus récente est prête. L’équipe recharge la page.',
  },

  copy: 'Copier le lien',
  picture: 'Afficher le QR',
  sheet: 'Imprimer la fiche',
  sheets: 'Imprimer les fiches',
  edit: 'Modifier',
  rotate: 'Renouveler',
  remove: 'Supprimer',
  more: (label: string) => `Autres actions\u{202f}: ${label}`,

  noDevices: 'Pas utilisé en ce moment.',
  devices: (devices: number) =>
    count(devices, { one: '# appareil l’utilise en ce moment', other: '# appareils l’utilisent en ce moment' }),
  manyDevices: '50 appareils ou plus l’utilisent en ce moment',
  since: (moment: string) => `Depuis\u{202f}: ${moment}`,
  end: 'Arrêter',
  endTitle: 'Arrêter cet appareil',
  endQuestion: (device: string) =>
    `${device}\u{202f}: cet appareil ne peut plus scanner à partir de maintenant. Toute personne qui a le lien peut encore l’ouvrir. Pour l’empêcher, renouvelez le lien.`,
  endConfirm: 'Arrêter l’appareil',
  ending: 'Arrêt...',
  endFailed: 'L’appareil n’a pas pu être arrêté',
  ended: 'L’appareil est arrêté',

  addTitle: 'Nouveau lien de scanner',
  editTitle: 'Modifier le lien de scanner',
  label: 'Nom',
  labelHint: 'Par exemple le nom de l’entrée. L’équipe le voit quand un code y a déjà été utilisé.',
  rights: 'Droits',
  rightsHint: 'La recherche montre les noms et des e-mails abrégés de cette liste à toute personne qui a le lien.',
  mayAdd: 'Ajouter des invités qui ne sont pas sur la liste',
  mayAddHint:
    'L’équipe saisit un nom, et un e-mail s’il y en a un. Avec un e-mail, Mailchimp reçoit aussi l’invité, sans abonnement. Dans «\u{202f}Réglages\u{202f}», écrivez la phrase par laquelle les invités acceptent les e-mails.',
  language: 'Langue',
  languageOfDevice: 'Celle de l’appareil',
  languageHint:
    'Celle que lisent l’équipe, et les invités à une borne. L’équipe peut en choisir une autre sur son appareil.',
  expires: 'Expiration',
  expiresHint: 'Dans votre fuseau horaire. Laissez vide si le lien ne doit pas expirer.',
  isActive: 'Activé',
  isActiveHint: 'Un lien désactivé ne peut pas servir à scanner. Vous pouvez le réactiver.',
  cancel: 'Annuler',
  create: 'Créer le lien',
  creating: 'Création...',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  addFailed: 'Le lien de scanner n’a pas pu être créé',
  editFailed: 'Le lien de scanner n’a pas pu être modifié',
  added: 'Le lien de scanner a été créé',
  edited: 'Le lien de scanner a été modifié',

  rotateTitle: 'Renouveler le lien de scanner',
  rotateQuestion: (label: string) =>
    `Le lien «\u{202f}${isolated(label)}\u{202f}» reçoit une nouvelle adresse. L’ancienne cesse aussitôt de fonctionner, même au milieu d’un scan. Envoyez le nouveau lien à votre équipe.`,
  rotateConfirm: 'Renouveler le lien',
  rotating: 'Renouvellement...',
  rotateFailed: 'Le lien de scanner n’a pas pu être renouvelé',
  rotated: 'Le lien de scanner a une nouvelle adresse',

  removeTitle: 'Supprimer le lien de scanner',
  removeQuestion: (label: string) =>
    `Le lien «\u{202f}${isolated(label)}\u{202f}» cesse aussitôt et définitivement de fonctionner. Ses scans restent comptés.`,
  removeConfirm: 'Supprimer le lien',
  removing: 'Suppression...',
  removeFailed: 'Le lien de scanner n’a pas pu être supprimé',
  removed: 'Le lien de scanner a été supprimé',

  pictureText: 'Scannez ceci avec un téléphone de l’équipe. Toute personne qui le voit peut scanner cette liste.',
  pictureAlt: 'Code QR qui ouvre le lien de scanner',
  pictureLoading: 'Création du code QR...',
  pictureFailed: 'Le code QR n’a pas pu être créé',
  close: 'Fermer',
} satisfies ManagerWords['links']
