import type { AppWords } from '../../en/app/index.ts'

/** The menu of a member, with their teams. */
export const menu = {
  dashboard: 'Painel',
  help: 'Ajuda',
  account: 'Conta e senha',
  language: 'Idioma',
  logOut: 'Sair',
  logOutThere: (name: string) => `Sair aqui e em ${name}`,
  here: 'A equipe desta página',
  roles: { owner: 'Proprietário', editor: 'Editor', viewer: 'Visualizador', door: 'Porta' },
  notFoundTitle: 'Equipe não encontrada',
  notFoundText:
    'Você não está nesta equipe, ou não está mais. Se deveria estar, peça um convite a um proprietário da equipe.',
  makeTeam: 'Criar equipe',
  ownTeam: 'Ir para sua equipe',
} satisfies AppWords['menu']
