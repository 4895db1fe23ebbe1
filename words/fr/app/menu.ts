import type { AppWords } from '../../en/app/index.ts'

/** The menu of a member, with their teams. */
export const menu = {
  dashboard: 'Tableau de bord',
  help: 'Aide',
  account: 'Compte et mot de passe',
  language: 'Langue',
  logOut: 'Fermer la session',
  logOutThere: (name: string) => `Fermer la session ici et chez ${name}`,
  here: 'L’équipe de cette page',
  roles: { owner: 'Propriétaire', editor: 'Éditeur', viewer: 'Lecteur', door: 'Entrée' },
  notFoundTitle: 'Équipe introuvable',
  notFoundText:
    'Vous n’êtes pas membre de cette équipe, ou vous ne l’êtes plus. Si vous devriez l’être, demandez à un propriétaire de l’équipe de vous inviter.',
  makeTeam: 'Créer une équipe',
  ownTeam: 'Aller à votre propre équipe',
} satisfies AppWords['menu']
