import { isolated } from '#domain/user-text.ts'
import type { JoinWords } from '../../en/join/index.ts'

/** An invitation to a team. */
export const invitation = {
  title: 'Rejoindre une équipe',
  loading: 'Chargement de l’invitation...',
  failed: 'L’invitation n’a pas pu être lue',
  tryAgain: 'Réessayer',
  incomplete: 'Ce lien est incomplet.',
  incompleteText: 'Ouvrez-le de nouveau depuis l’e-mail, ou demandez une nouvelle invitation.',
  invites: (person: string, team: string) =>
    `${isolated(person, 60)} vous invite à rejoindre l’équipe «\u{202f}${isolated(team, 60)}\u{202f}».`,
  tasks: {
    owner:
      'Vous aurez le rôle de propriétaire\u{202f}: vous pourrez tout faire, y compris inviter des personnes et connecter des comptes Mailchimp.',
    editor: 'Vous aurez le rôle d’éditeur\u{202f}: vous pourrez gérer entièrement les listes.',
    viewer: 'Vous aurez le rôle de lecteur\u{202f}: vous pourrez voir les listes et les chiffres.',
    door: 'Vous scannerez à l’entrée, avec votre propre compte.',
  },
  join: 'Rejoindre',
  joining: 'Un instant...',
  joinFailed: 'Vous n’avez pas pu rejoindre l’équipe',
  isFor: (email: string) => `L’invitation est pour ${isolated(email, 80)}.`,
  otherAddress: (invited: string, own: string) =>
    `Cette invitation est pour ${isolated(invited, 80)}. Votre session est ouverte avec ${isolated(own, 80)}.`,
  otherAddressText:
    'Fermez la session, puis identifiez-vous avec l’adresse de l’invitation. Ou demandez une invitation pour votre propre adresse.',
  signOut: 'Fermer la session',
  signIn: 'S’identifier',
  register: 'Créer un compte',
} satisfies JoinWords['invitation']
