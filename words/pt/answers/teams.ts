import type { teams as english } from '../../en/answers/teams.ts'

/** Teams, members and invitations. */
export const teams = {
  team_added: 'Equipe criada',
  team_updated: 'Equipe atualizada',
  left_team: 'Você saiu da equipe.',
  role_changed: 'Função alterada',
  member_removed: 'A pessoa foi removida da equipe.',
  invitation_sent: ({ email }: { email: string }) => `Convite enviado para ${email}.`,
  invitation_withdrawn: 'O convite foi retirado.',
  team_joined: ({ team }: { team: string }) => `Agora você está na equipe “${team}”.`,
} satisfies typeof english
