import type { AccountWords } from '../../en/account/index.ts'
import { n } from '../format.ts'
import { changes } from './changes.ts'

/** The log of what a team and its doors changed. */
export const activity = {
  title: 'Atividade',
  text: 'Alterações feitas por sua equipe e nas portas dela',
  loading: 'Carregando a atividade...',
  failed: 'Não foi possível carregar a atividade',
  filter: 'Lista',
  allLists: 'Todas as listas',
  listsFailed: 'Não foi possível carregar suas listas, então ainda não dá para escolher uma.',
  tableLabel: 'Atividade, da mais nova à mais antiga',
  columns: { when: 'Quando', what: 'O quê', who: 'Quem', list: 'Lista' },
  you: 'Você',
  deletedPerson: 'Uma pessoa excluída',
  roles: { owner: 'Proprietário', editor: 'Editor', viewer: 'Visualizador', door: 'Porta' },
  nothing: 'Ainda não há alterações.',
  nothingOfList: 'Ainda não há alterações nesta lista.',
  newer: 'Mais novas',
  older: 'Mais antigas',
  page: (page: number) => `Página ${n(page)}`,
  changes,
} satisfies AccountWords['activity']
