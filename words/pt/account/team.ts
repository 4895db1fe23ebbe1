import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'

/** The people of a team: members, roles, invitations. No word agrees with a named member. */
export const team = {
  title: 'Equipe',
  text: (team: string) => `As pessoas que trabalham com “${isolated(team, 60)}”`,
  loading: 'Carregando a equipe...',
  failed: 'Não foi possível carregar a equipe',

  members: 'Membros',
  membersTable: 'Membros da equipe',
  columns: { member: 'Membro', role: 'Função', active: 'Última atividade', actions: 'Ações' },
  you: 'Você',
  activeToday: 'Atividade: hoje',
  active: (since: string) => `Atividade: ${since}`,
  neverActive: 'Ainda sem atividade',
  roles: { owner: 'Proprietário', editor: 'Editor', viewer: 'Visualizador', door: 'Porta' },
  doorOf: (lists: string) => `Escaneia ${lists}`,
  doorOfNone: 'Não escaneia nenhuma lista',
  changeRole: 'Alterar função',
  remove: 'Remover',
  forMember: (action: string, name: string) => `${action}: ${isolated(name, 60)}`,

  role: 'Função',
  roleHints: {
    owner: 'Pode fazer tudo: convidar pessoas, conectar contas do Mailchimp, excluir.',
    editor: 'Pode fazer tudo nas listas. Não pode convidar pessoas nem conectar contas.',
    viewer: 'Vê listas e números. Não pode alterar nada nem baixar contatos.',
    door: 'Vê só o scanner das listas que você escolher.',
  },
  listsToScan: 'Listas para escanear',
  noListsToScan: 'Ainda não há listas. Primeiro, conecte uma conta do Mailchimp.',
  listsFailed: 'Não foi possível carregar as listas. Feche isto e tente de novo.',
  save: 'Salvar função',
  saving: 'Salvando...',
  cancel: 'Cancelar',
  roleFailed: 'Não foi possível alterar a função',
  roleOf: (name: string) => `Função de ${isolated(name, 60)}`,

  removeTitle: (name: string) => `Remover ${isolated(name, 60)}?`,
  removeQuestion: (name: string, team: string) =>
    `${isolated(name, 60)} perde na hora o acesso a “${isolated(team, 60)}”, em todos os aparelhos. Os scanners abertos param. O que essa pessoa fez continua no registro de atividade.`,
  removeConfirm: 'Remover da equipe',
  removing: 'Removendo...',
  removeFailed: 'Não foi possível remover o membro',

  invite: 'Convidar pessoa',
  inviteText: 'A pessoa recebe um e-mail com um link. O link funciona uma vez, por 7 dias, e só para este endereço.',
  email: 'E-mail',
  send: 'Enviar convite',
  sending: 'Enviando...',
  inviteFailed: 'Não foi possível enviar o convite',
  open: 'Convites abertos',
  openTable: 'Convites abertos da equipe',
  openColumns: { email: 'E-mail', role: 'Função', until: 'Vale até', actions: 'Ações' },
  resend: 'Reenviar',
  withdraw: 'Retirar',
  withdrawFailed: 'Não foi possível retirar o convite',

  settings: 'Configurações da equipe',
  name: 'Nome da equipe',
  rename: 'Renomear equipe',
  renameFailed: 'Não foi possível renomear a equipe',
  secondStep: 'Exigir uma segunda etapa de todos',
  secondStepHint: 'Além da senha, os membros confirmam cada acesso com uma chave de acesso ou um app.',
  settingFailed: 'Não foi possível alterar a configuração',

  leave: 'Sair desta equipe',
  leaveText: 'Você perde o acesso às listas dela. Sua conta e suas outras equipes continuam.',
  leaveQuestion: (team: string) =>
    `Você perde na hora o acesso a “${isolated(team, 60)}”, em todos os aparelhos. Só um novo convite traz você de volta.`,
  leaving: 'Saindo...',
  leaveFailed: 'Não foi possível sair da equipe',
  lastOwner:
    'Ninguém além de você é proprietário da equipe, então você não pode sair. Primeiro, torne outro membro proprietário.',
  onlyMember: 'Só você está na equipe. Ela é excluída junto com sua conta.',

  another: 'Criar outra equipe',
  anotherText: 'Para um cliente ou um segundo evento. Ela tem suas próprias contas do Mailchimp, listas e membros.',
  anotherName: 'Nome da nova equipe',
  make: 'Criar equipe',
  making: 'Criando...',
  makeFailed: 'Não foi possível criar a equipe',
} satisfies AccountWords['team']
