import type { teams as en } from '../../en/refusals/teams.ts'
import { n } from '../format.ts'

/** Teams, members and invitations. A quoted button has its name on the screen. */
export const teams = {
  team_not_found: 'Équipe introuvable',
  teams_at_most: ({ most }: { most: number }) => `Vous pouvez être membre de ${n(most)} équipes au maximum.`,
  own_second_step_first:
    'Configurez d’abord une deuxième étape pour vous-même, et identifiez-vous avec elle. Sinon, vous perdriez votre propre accès.',
  leave_to_go: 'Pour partir vous-même, choisissez «\u{202f}Quitter cette équipe\u{202f}».',
  only_member: 'Vous êtes l’unique membre. Une équipe disparaît quand son dernier membre supprime son compte.',
  not_in_team: 'Cette personne n’est pas dans l’équipe.',
  team_needs_owner: 'Une équipe a besoin d’un propriétaire. Nommez d’abord un autre propriétaire.',
  team_is_moving: ({ team, address }: { team: string; address: string }) =>
    `L’équipe «\u{202f}${team}\u{202f}» est en cours de transfert vers ${address}. Réessayez quand elle y sera.`,
  scanner_only: 'Dans cette équipe, vous pouvez seulement utiliser le scanner.',
  editors_only: 'Seuls les éditeurs et les propriétaires de cette équipe peuvent faire cela.',
  owners_only: 'Seuls les propriétaires de cette équipe peuvent faire cela.',
  second_step_required:
    'Cette équipe exige une deuxième étape pour s’identifier. Ajoutez-en une dans votre compte, ou identifiez-vous avec celle que vous avez.',
  too_many_invitations: 'Trop d’invitations. Attendez quelques minutes, puis réessayez.',
  invitation_not_open: 'Cette invitation n’est plus ouverte.',
  email_of_member: 'Un membre de l’équipe a déjà cet e-mail.',
  invitation_of_other: ({ email }: { email: string }) =>
    `Cette invitation est pour ${email}. Identifiez-vous avec cette adresse, ou demandez une autre invitation.`,
  already_in_team: 'Vous êtes déjà dans cette équipe.',
  invitation_over: 'Cette invitation ne fonctionne plus. Demandez-en une nouvelle.',
} satisfies typeof en
