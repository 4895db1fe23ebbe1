import { isolated } from '#domain/user-text.ts'
import type { JoinWords } from '../../en/join/index.ts'

/** An invitation to a team. A role stands as a name, so that it fits every reader. */
export const invitation = {
  title: 'Participar de uma equipe',
  loading: 'Carregando o convite...',
  failed: 'Não foi possível ler o convite',
  tryAgain: 'Tentar de novo',
  incomplete: 'Este link não está completo.',
  incompleteText: 'Abra-o de novo pelo e-mail ou peça um novo convite.',
  invites: (person: string, team: string) =>
    `${isolated(person, 60)} convida você para a equipe “${isolated(team, 60)}”.`,
  tasks: {
    owner:
      'Sua função será proprietário: você pode fazer tudo, inclusive convidar pessoas e conectar contas do Mailchimp.',
    editor: 'Sua função será editor: você pode fazer tudo nas listas.',
    viewer: 'Sua função será visualizador: você pode ver listas e números.',
    door: 'Você vai escanear na porta, com seu próprio acesso.',
  },
  join: 'Participar',
  joining: 'Entrando...',
  joinFailed: 'Não foi possível entrar na equipe',
  isFor: (email: string) => `O convite é para ${isolated(email, 80)}.`,
  otherAddress: (invited: string, own: string) =>
    `Este convite é para ${isolated(invited, 80)}. Você entrou na conta com ${isolated(own, 80)}.`,
  otherAddressText: 'Saia da conta e entre com o endereço convidado. Ou peça um convite para seu próprio endereço.',
  signOut: 'Sair',
  signIn: 'Entrar',
  register: 'Criar conta',
} satisfies JoinWords['invitation']
