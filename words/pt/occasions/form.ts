import type { OccasionsWords } from '../../en/occasions/index.ts'
import { occasion } from '../fields/occasion.ts'
import { oneLine } from '../fields/one-line.ts'
import { who } from '../fields/who.ts'
import { count, n } from '../format.ts'

/** The form of an occasion, or of several. */
export const form = {
  name: 'Nome',
  mainHint: 'A ocasião principal tem o nome da lista até você dar outro.',
  nameOfDays: 'Nome',
  nameOfDaysHint: 'Cada ocasião recebe este nome com o dia dela, como “Festa de verão, sex., 5 de jun.”.',
  opens: 'Abertura',
  closes: 'Encerramento',
  closesMoved: 'O encerramento mudou junto com a abertura.',
  timesHint: 'Deixe os dois vazios para que fique sempre aberta.',
  zone: 'Fuso horário',
  place: 'Local (opcional)',
  placeHint: 'Os convidados o veem na página do código e na agenda deles.',
  twice: (time: string) => `Nessa noite, os relógios passam duas vezes por ${time}. Vale a primeira.`,
  skipped: (time: string, meant: string) => `Nessa noite, os relógios pulam ${time}. O horário passa a ser ${meant}.`,
  who: 'Quem pode entrar?',
  everyone: 'Todos da lista',
  often: 'Quantas vezes um convidado pode entrar?',
  shared: 'Até o máximo de cada um, somado com outras ocasiões',
  own: 'Um número de vezes, só para esta ocasião',
  ownMax: 'Vezes por convidado',
  countHint: 'Não dá para mudar isto depois: define quais entradas o Mailchimp conta em QRSCANS.',
  countFixed: 'Isto fica como era quando a ocasião foi adicionada. Para contar de outra forma, adicione outra ocasião.',
  again: 'Quando um convidado pode entrar de novo?',
  agains: {
    shared: {
      never: 'Enquanto ainda tiver entradas',
      daily: 'Uma vez por dia',
      after_exit: 'Depois de registrada a saída: a entrada volta a ficar livre',
    },
    own: {
      never: 'Nunca: uma entrada usada continua usada',
      daily: 'No dia seguinte, com novas entradas',
      after_exit: 'Depois de registrada a saída: a entrada volta a ficar livre',
    },
  },
  dayBegins: 'Início do novo dia',
  capacity: 'Máximo de pessoas dentro',
  capacityHint: 'Deixe vazio para não ter limite.',
  whenFull: 'Quando lotar, uma porta',
  fulls: { refuse: 'não libera mais convidados', warn: 'avisa e libera convidados' },
  whenUnsure: 'Quando puder estar lotado, uma porta sem conexão',
  unsures: { let_in: 'libera convidados, e você recebe um aviso', stop: 'não libera mais convidados' },
  exits: 'As portas também registram saídas',
  exitsHint: 'Assim você vê quantas pessoas estão dentro.',
  exitsNeeded: 'É preciso para entrar de novo depois de sair.',
  outAt: 'Horário da saída de todos',
  outAtHint: 'Deixe vazio para fazer isso manualmente.',
  cancel: 'Cancelar',
  add: 'Adicionar ocasião',
  addMany: (occasions: number) => count(occasions, { one: 'Adicionar # ocasião', other: 'Adicionar # ocasiões' }),
  adding: 'Adicionando...',
  addFailed: 'Não foi possível adicionar as ocasiões',
  added: 'Ocasião adicionada',
  save: 'Salvar alterações',
  saving: 'Salvando...',
  saveFailed: 'Não foi possível alterar a ocasião',
  saved: 'Ocasião alterada',
  rowsOf: (occasions: number) =>
    count(occasions, { one: '# ocasião será adicionada', other: '# ocasiões serão adicionadas' }),
  tooMany: (most: number) =>
    `Você pode adicionar no máximo ${n(most)} ocasiões de uma vez. Escolha menos dias ou uma data final mais próxima.`,
  noRows: 'Primeiro, escolha os dias.',
  noSessions: 'Cole pelo menos uma linha que possa ser lida.',
  moreRows: (rows: number) => `e mais ${n(rows)}`,
  vipHint:
    'Abre com o primeiro dos seus dias e encerra com o último. Se os convidados forem diferentes, adicione uma para cada dia.',
  cardHint: 'Defina o máximo de cada convidado como 10 em “Convidados” ou como padrão nas configurações da lista.',
  /** Under the fields. */
  problems: { ...occasion, ...oneLine, ...who },
} satisfies OccasionsWords['form']
