import { isolated } from '#domain/user-text.ts'
import type { FinderWords } from '../../en/finder/index.ts'
import { count } from '../format.ts'

/** The search of the top bar: guests, actions, places. */
export const search = {
  title: 'Busca',
  field: 'Buscar ou ir para',
  hint: 'Convidados, listas, portas, ações…',
  close: 'Esc, fechar a busca',
  escKey: 'Esc',
  enterKey: 'Enter',
  results: 'Resultados',
  groups: { guests: 'Convidados', do: 'Fazer', go: 'Ir para' },
  noResults: 'Nenhum resultado',
  count: (results: number) => count(results, { one: '# resultado', other: '# resultados' }),
  none: 'Nada encontrado',
  noneText: 'Busque um convidado por nome, e-mail ou código, ou digite o que você quer fazer.',
  searching: 'Buscando convidados…',
  guestsFailed: 'Não foi possível buscar convidados',
  placesFailed: 'Não foi possível carregar suas listas',
  asksFirst: 'pergunta antes',

  notIn: 'Ainda não entrou',
  cameIn: (times: number) => count(times, { one: 'Entrou', other: 'Entrou # vezes' }),
  blocked: 'Bloqueado',
  removed: 'Saiu da lista',
  /** Typed as it is shown, it searches for the guest alone; so does the next text. */
  checkIn: (guest: string) => `Liberar ${guest}`,
  block: (guest: string) => `Bloquear ${guest}`,

  openScanner: 'Abrir scanner',
  newLink: 'Novo link do scanner',
  printGuests: 'Imprimir a lista A–Z',
  printDoors: 'Imprimir as folhas das portas',
  addAccount: 'Adicionar conta do Mailchimp',
  newOccasion: 'Adicionar ocasião',

  parts: {
    tonight: 'Esta noite',
    guests: 'Convidados',
    doors: 'Portas',
    email: 'E-mail',
    results: 'Resultados',
    settings: 'Configurações',
    occasions: 'Ocasiões',
  },
  list: {
    guests: (guests: number) => count(guests, { one: 'lista, # convidado', other: 'lista, # convidados' }),
    toSetUp: 'lista, ainda não configurada',
  },
  /** Beside the list of the screen. */
  otherList: {
    guests: (guests: number) => count(guests, { one: 'outra lista, # convidado', other: 'outra lista, # convidados' }),
    toSetUp: 'outra lista, ainda não configurada',
  },
  door: 'porta',
  doorScanning: 'porta, escaneando',
  occasion: 'ocasião',
  dashboard: 'Painel',
  scanner: 'Scanner',
  account: 'conta',
  password: 'Alterar senha',
  secondStep: 'Segunda etapa ao entrar',
  passkeys: 'Chaves de acesso',
  devices: 'Aparelhos e acessos',
  activity: 'Atividade',
  team: 'Equipe',
  ownData: 'Seus dados',
  help: 'Guia',
  helpText: 'ajuda',
  api: 'Documentação da API',

  noneOpen: 'Nenhuma ocasião está aberta',
  opens: (occasion: string, time: string) =>
    `Abertura de ${isolated(occasion, 80)}: ${time}. Antes disso, as portas não liberam ninguém.`,
  isOver: (occasion: string) => `A ocasião ${isolated(occasion, 80)} já terminou. As portas não liberam ninguém.`,
  toTonight: 'Abrir Esta noite',
  cancel: 'Fechar',
  blockTitle: 'Bloquear este convidado?',
  blockQuestion: (guest: string) =>
    `As portas passam a recusar o código de ${guest}. Você pode desbloquear a qualquer momento.`,
  blocking: 'Bloqueando...',
  blockConfirm: 'Bloquear',
  blockFailed: 'Não foi possível bloquear o convidado',
  blockDone: 'O convidado foi bloqueado.',
} satisfies FinderWords['search']
