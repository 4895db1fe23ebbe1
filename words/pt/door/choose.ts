import type { DoorWords } from '../../en/door/index.ts'

/** The choice of a list. */
export const choose = {
  chooseText: 'Escolha a lista desta porta.',
  chooseForCode: 'Escolha a lista para verificar este código. Nada conta até você confirmar.',
  listPages: 'Listas, página por página',
  findList: 'Buscar uma lista pelo nome',
  noneFound: 'Nenhuma lista encontrada.',
  listsLoading: 'Carregando suas listas...',
  listsFailed: 'Não foi possível carregar as listas',
  noLists: 'Ainda não há listas para escanear.',
  noListsText: 'Primeiro, conecte uma conta do Mailchimp no painel.',
  noScannersText: 'Peça uma lista a um proprietário da sua equipe.',
  toDashboard: 'Voltar ao painel',
  otherList: 'Escolher outra lista',
} satisfies DoorWords['choose']
