import type { teams as english } from '../../en/refusals/teams.ts'
import { n } from '../format.ts'

/** Teams, members and invitations. */
export const teams = {
  team_not_found: 'Equipe não encontrada',
  teams_at_most: ({ most }) => `Você pode estar em no máximo ${n(most)} equipes.`,
  own_second_step_first:
    'Configure primeiro uma segunda etapa para você e entre com ela. Caso contrário, você perderia o próprio acesso.',
  leave_to_go: 'Para sair da equipe, escolha “Sair desta equipe”.',
  only_member: 'Só você está na equipe. Uma equipe deixa de existir quando seu último membro é excluído.',
  not_in_team: 'Esta pessoa não está na equipe.',
  team_needs_owner: 'Uma equipe precisa de um proprietário. Torne outro membro proprietário primeiro.',
  team_is_moving: ({ team, address }) =>
    `A equipe “${team}” está de mudança para ${address}. Tente de novo quando ela estiver lá.`,
  scanner_only: 'Nesta equipe, você só pode usar o scanner.',
  editors_only: 'Só editores e proprietários desta equipe podem fazer isso.',
  owners_only: 'Só proprietários desta equipe podem fazer isso.',
  second_step_required:
    'Esta equipe exige uma segunda etapa para entrar na conta. Adicione uma na sua conta ou entre com a que você já tem.',
  too_many_invitations: 'Muitos convites. Espere alguns minutos e tente de novo.',
  invitation_not_open: 'Este convite não está mais aberto.',
  email_of_member: 'Um membro da equipe já tem este e-mail.',
  invitation_of_other: ({ email }) => `Este convite é para ${email}. Entre com esse endereço ou peça outro convite.`,
  already_in_team: 'Você já está nesta equipe.',
  invitation_over: 'Este convite não funciona mais. Peça um novo.',
} satisfies typeof english
