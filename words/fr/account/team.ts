import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'

/** The people of a team: members, roles, invitations. */
export const team = {
  title: 'Équipe',
  text: (team: string) => `Les personnes qui travaillent dans l’équipe «\u{202f}${isolated(team, 60)}\u{202f}»`,
  loading: 'Chargement de l’équipe...',
  failed: 'Échec du chargement de l’équipe',

  members: 'Membres',
  membersTable: 'Membres de l’équipe',
  columns: { member: 'Membre', role: 'Rôle', active: 'Dernière activité', actions: 'Actions' },
  you: 'Vous',
  activeToday: 'Activité\u{202f}: aujourd’hui',
  active: (since: string) => `Activité\u{202f}: ${since}`,
  neverActive: 'Aucune activité pour l’instant',
  roles: { owner: 'Propriétaire', editor: 'Éditeur', viewer: 'Lecteur', door: 'Entrée' },
  doorOf: (lists: string) => `Scanne\u{202f}: ${lists}`,
  doorOfNone: 'Ne scanne aucune liste',
  changeRole: 'Changer le rôle',
  remove: 'Retirer',
  forMember: (action: string, name: string) => `${action}\u{202f}: ${isolated(name, 60)}`,

  role: 'Rôle',
  roleHints: {
    owner: 'Peut tout faire\u{202f}: inviter des personnes, connecter des comptes Mailchimp, supprimer.',
    editor: 'Peut gérer entièrement les listes. Ne peut ni inviter de personnes ni connecter de comptes.',
    viewer: 'Voit les listes et les chiffres. Ne peut rien modifier, ni télécharger de contacts.',
    door: 'Voit seulement le scanner des listes que vous choisissez.',
  },
  listsToScan: 'Listes à scanner',
  noListsToScan: 'Il n’y a pas encore de liste. Connectez d’abord un compte Mailchimp.',
  listsFailed: 'Les listes n’ont pas pu être chargées. Fermez, puis réessayez.',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  cancel: 'Annuler',
  roleFailed: 'Le rôle n’a pas pu être changé',
  roleOf: (name: string) => `Rôle\u{202f}: ${isolated(name, 60)}`,

  removeTitle: (name: string) => `Retirer ${isolated(name, 60)}\u{202f}?`,
  removeQuestion: (name: string, team: string) =>
    `${isolated(name, 60)} perd aussitôt l’accès à l’équipe «\u{202f}${isolated(team, 60)}\u{202f}», sur tous ses appareils. Les scanners ouverts s’arrêtent. Ses actions restent dans le journal d’activité.`,
  removeConfirm: 'Retirer de l’équipe',
  removing: 'Retrait...',
  removeFailed: 'Le membre n’a pas pu être retiré',

  invite: 'Inviter une personne',
  inviteText:
    'Cette personne reçoit un e-mail avec un lien, valable une fois, pendant 7 jours, et seulement pour cette adresse.',
  email: 'E-mail',
  send: 'Envoyer l’invitation',
  sending: 'Envoi...',
  inviteFailed: 'L’invitation n’a pas pu être envoyée',
  open: 'Invitations en attente',
  openTable: 'Invitations en attente pour l’équipe',
  openColumns: { email: 'E-mail', role: 'Rôle', until: 'Valable jusqu’au', actions: 'Actions' },
  resend: 'Renvoyer',
  withdraw: 'Retirer',
  withdrawFailed: 'L’invitation n’a pas pu être retirée',

  settings: 'Réglages de l’équipe',
  name: 'Nom de l’équipe',
  rename: 'Renommer l’équipe',
  renameFailed: 'L’équipe n’a pas pu être renommée',
  secondStep: 'Exiger une deuxième étape pour tous',
  secondStepHint:
    'Pour s’identifier, les membres utilisent alors une clé d’accès ou une application, en plus de leur mot de passe.',
  settingFailed: 'Le réglage n’a pas pu être modifié',

  leave: 'Quitter cette équipe',
  leaveText: 'Vous perdez l’accès à ses listes. Votre compte et vos autres équipes restent.',
  leaveQuestion: (team: string) =>
    `Vous perdez aussitôt l’accès à l’équipe «\u{202f}${isolated(team, 60)}\u{202f}», sur tous vos appareils. Pour revenir, il vous faudra une nouvelle invitation.`,
  leaving: 'Départ...',
  leaveFailed: 'Vous n’avez pas pu quitter l’équipe',
  lastOwner: 'Vous êtes l’unique propriétaire et ne pouvez donc pas partir. Nommez d’abord un autre propriétaire.',
  onlyMember: 'Vous êtes l’unique membre. L’équipe sera supprimée avec votre compte.',

  another: 'Créer une autre équipe',
  anotherText: 'Pour un client ou un deuxième événement. Elle a ses propres comptes Mailchimp, listes et membres.',
  anotherName: 'Nom de la nouvelle équipe',
  make: 'Créer l’équipe',
  making: 'Création...',
  makeFailed: 'L’équipe n’a pas pu être créée',
} satisfies AccountWords['team']
