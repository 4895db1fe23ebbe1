import type { FlashColour } from '#domain/colour.ts'
import type { PartyMode } from '#domain/party.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The settings of a list: its doors, its colours, and its place in Mailchimp. */
export const settings = {
  notifying: 'Notificações',
  afterTheScan: 'Depois da leitura',
  notifyingLoading: 'Carregando suas notificações...',
  places: 'Configurações',
  title: 'Na porta',
  asks: 'Perguntas aos convidados',
  besideName: 'Ao lado do nome',
  mailchimp: 'Mailchimp',
  account: 'Conta',
  members: 'Membros',
  membersOf: (members: number) => count(members, { one: '# inscrito', other: '# inscritos' }),
  listId: 'ID da lista',
  syncText: 'Compara cada contato com o Mailchimp e corrige as diferenças.',

  scanning: 'Leituras ativas',
  /** Beside the title of the folded card. */
  scanningIsOff: 'Leituras desativadas',
  scanningOn: 'As portas podem escanear esta lista.',
  scanningOff: 'As portas recusam toda leitura como “Lista inativa”.',
  scanningLocked: 'Primeiro, gere os códigos. Depois, você pode ativar as leituras.',
  removed: 'Liberar contatos que saíram da lista',
  removedHint: 'Pessoas arquivadas ou excluídas no Mailchimp ainda podem usar seu código.',
  party: 'Um código com vários lugares',
  partyHint: 'O que uma leitura faz enquanto o contato ainda tem mais de um lugar.',
  parties: {
    one: 'Libera uma pessoa',
    ask: 'Pergunta quantas pessoas entram',
    all: 'Libera todas as que faltam',
  } satisfies Record<PartyMode, string>,
  max: 'Entradas por novo contato',
  maxHint: 'Quantas vezes cada novo contato pode entrar. Os contatos existentes não mudam.',
  consent: 'Texto com que os convidados aceitam e-mails',
  consentExample: 'Aceito receber e-mails sobre seus eventos.',
  consentHint:
    'As portas que incluem convidados mostram este texto com uma caixa para marcar. Quem aceita recebe um e-mail do Mailchimp para confirmar. Sem texto, não há caixa, e nada é perguntado.',
  mail: 'Enviar o código a novos convidados',
  mailHint:
    'Novos convidados com e-mail recebem uma mensagem com um link para seu código, assim que estiverem no Mailchimp.',
  save: 'Salvar',
  saving: 'Salvando...',
  failed: 'Não foi possível atualizar a lista',
  updated: 'Lista atualizada',

  colours: 'Cores',
  coloursText:
    'Se o nome da lista ou o texto que a porta mostra contém uma destas palavras, a tela pisca na cor dela. Caso contrário, pisca em verde.',
  colourWords: (colours: number) => count(colours, { one: '# palavra', other: '# palavras' }),
  noColourWords: 'Nenhuma palavra ainda',
  noColours: 'Nenhuma palavra ainda: toda leitura liberada pisca em verde.',
  redTitle: 'Vermelho parece uma recusa',
  redText:
    'Estes convidados são liberados, mas a página fica vermelha. A equipe pode mandá-los embora. Se puder, escolha outra cor.',
  edit: 'Editar cores',
  dialogTitle: 'Cores na porta',
  rule: (place: number) => `Cor ${n(place)}`,
  word: 'Palavra',
  colour: 'Cor',
  add: 'Adicionar cor',
  remove: (place: number) => `Remover cor ${n(place)}`,
  builtIn: 'Usar palavras padrão',
  cancel: 'Cancelar',
  tryOut: 'Testar um nome',
  tryHint: 'O texto que a porta mostraria.',
  becomes: (colour: string) => `A tela pisca em ${colour}.`,
  names: {
    green: 'verde',
    'dark-red': 'vermelho-escuro',
    red: 'vermelho',
    yellow: 'amarelo',
    blue: 'azul',
  } satisfies Record<FlashColour, string>,
} satisfies ManagerWords['settings']
