import type { AccountWords } from '../../en/account/index.ts'

/** Passkeys: signing in with a finger, a face or a screen lock. */
export const passkeys = {
  title: 'Clés d’accès',
  text: 'Identifiez-vous avec votre doigt, votre visage ou le verrouillage de l’écran',
  loading: 'Chargement de vos clés d’accès...',
  failed: 'Échec du chargement des clés d’accès',
  explained:
    'Une clé d’accès remplace votre mot de passe pour vous identifier. Votre appareil ou votre gestionnaire de mots de passe la garde. Personne ne peut la deviner, et aucune page copiée ne peut la prendre.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  add: 'Ajouter une clé d’accès',
  addFirst: 'Confirmez d’abord que c’est bien vous.',
  addNoPassword:
    'Pas encore de mot de passe\u{202f}? Fermez la session, choisissez «\u{202f}Mot de passe oublié\u{202f}», et créez-en un par e-mail.',
  goOn: 'Continuer',
  adding: 'En attente de votre appareil...',
  added: 'La clé d’accès est ajoutée. Vous pouvez l’utiliser dès maintenant pour vous identifier.',
  addFailed: 'La clé d’accès n’a pas pu être ajoutée',
  addEnds: {
    closed: 'Aucune clé d’accès n’a été ajoutée. Réessayez quand vous voulez.',
    known: 'Cet appareil a déjà une clé d’accès pour Listpass.',
    failed:
      'Cet appareil n’a pas pu créer de clé d’accès ici. Essayez un autre navigateur ou un gestionnaire de mots de passe.',
  },
  notInBrowser:
    'Ce navigateur ne peut pas utiliser de clés d’accès. Ouvrez cette page dans un navigateur récent pour en ajouter une.',
  tableLabel: 'Vos clés d’accès',
  columns: { name: 'Clé d’accès', added: 'Ajoutée', used: 'Dernière utilisation', action: 'Action' },
  forHost: (host: string) => `pour ${host}`,
  neverUsed: 'Jamais',
  rename: 'Renommer',
  renameOf: (name: string) => `Renommer\u{202f}: ${name}`,
  renameTitle: 'Renommer la clé d’accès',
  name: 'Nom',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  renamed: 'La clé d’accès est renommée.',
  renameFailed: 'La clé d’accès n’a pas pu être renommée',
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer\u{202f}: ${name}`,
  removeTitle: 'Supprimer la clé d’accès',
  removeText: (name: string) =>
    `Vous ne pourrez plus vous identifier avec la clé d’accès «\u{202f}${name}\u{202f}». Supprimez-la ensuite aussi sur votre appareil ou dans votre gestionnaire de mots de passe.`,
  removing: 'Suppression...',
  removeFailed: 'La clé d’accès n’a pas pu être supprimée',
  cancel: 'Annuler',

  /** The link with an identity provider. */
  issuer: {
    title: (name: string) => `S’identifier avec ${name}`,
    linked: (name: string) => `Ce compte est relié\u{202f}: vous pouvez vous identifier avec ${name}.`,
    notLinked: (name: string) => `Reliez ce compte pour vous identifier aussi avec ${name}.`,
    link: (name: string) => `Relier ${name}`,
    linkText: (name: string) => `Confirmez d’abord que c’est bien vous. Identifiez-vous ensuite chez ${name}.`,
    goOn: 'Continuer',
    going: 'Redirection...',
    failed: 'Votre compte n’a pas pu être relié',
    remove: 'Supprimer le lien',
    removeTitle: 'Supprimer le lien',
    removeText: (name: string) => `Vous ne pourrez plus vous identifier ici avec ${name}. Votre compte reste tel quel.`,
    removing: 'Suppression...',
    removeFailed: 'Le lien n’a pas pu être supprimé',
  },
} satisfies AccountWords['passkeys']
