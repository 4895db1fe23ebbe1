import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/**
 * The occasions of a list: their strip, the chosen one and its actions, templates of new ones. “Convidados” are all guests,
 * so those who are invited are “com convite”.
 */
export const page = {
  title: 'Ocasiões',
  text: 'Para que serve uma leitura: uma noite, um ambiente, um cupom.',
  loading: 'Carregando as ocasiões...',
  loadFailed: 'Não foi possível carregar as ocasiões',

  phases: { now: 'Aberta agora', always: 'Sempre aberta', later: 'Ainda não abriu', ended: 'Encerrada' },
  main: 'Ocasião principal',
  calendar: 'Ocasiões desta semana',
  earlier: 'Dias anteriores',
  later: 'Próximos dias',
  today: 'Hoje',
  noneInWeek: 'Nenhuma ocasião nestes sete dias.',
  cards: 'Ocasiões atuais e próximas',
  allOthers: (occasions: number) => `Todas as atuais e próximas (${n(occasions)})`,
  ended: (occasions: number) => `Encerradas (${n(occasions)})`,
  columns: { name: 'Ocasião', when: 'Quando', invited: 'Com convite', came: 'Vieram', inside: 'Dentro' },
  insideOf: (inside: number, capacity: number) => `${n(inside)} de ${n(capacity)}`,
  short: {
    insideOf: (inside: number, capacity: number) => `${n(inside)} de ${n(capacity)} dentro`,
    inside: (inside: number) => `${n(inside)} dentro`,
    came: (came: number) => count(came, { one: '# veio', other: '# vieram' }),
    cameOf: (came: number, invited: number) =>
      count(came, { one: `# de ${n(invited)} veio`, other: `# de ${n(invited)} vieram` }),
    invited: (invited: number) => `${n(invited)} com convite`,
    opens: (moment: string) => `Abertura: ${moment}`,
    closes: (moment: string) => `Encerramento: ${moment}`,
  },
  figures: { invited: 'Com convite', came: 'Vieram', entries: 'Entradas', inside: 'Dentro' },
  /** After the number of people inside. */
  ofCapacity: (capacity: number) => `de ${n(capacity)}`,

  change: 'Alterar',
  rehearse: 'Simular',
  out: 'Saída de todos',
  outQuestion: (name: string) =>
    `O Listpass registra a saída de todas as pessoas: ${isolated(name)}. Use isto quando o local estiver vazio.`,
  /** A name may have a `#`, so it is no part of a form. */
  outQuestionOf: (inside: number, name: string) =>
    `O Listpass registra a saída de ${count(inside, { one: '# pessoa', other: '# pessoas' })}: ${isolated(name)}. Use isto quando o local estiver vazio.`,
  outConfirm: 'Registrar saída de todos',
  outBusy: 'Registrando saídas...',
  outFailed: 'Não foi possível registrar a saída de todos',
  outDone: 'A saída de todos foi registrada',
  beside: 'A lista inteira, além das suas outras ocasiões',
  besideText:
    'Uma porta para ela libera todos da lista a qualquer hora, mesmo fora dos seus dias. Encerre-a se o evento for só nesses dias.',
  close: 'Encerrar',
  closeTitle: 'Encerrar a lista fora dos seus dias',
  closeQuestion:
    'A partir de agora, as portas da lista inteira não liberam ninguém. As portas dos seus dias ficam como estão. Para abrir de novo, escolha “Alterar” e deixe “Encerramento” vazio.',
  closeConfirm: 'Encerrar',
  closing: 'Encerrando...',
  closeFailed: 'Não foi possível encerrar a ocasião',
  closed: 'Encerrada fora dos seus dias',
  remove: 'Remover',
  removeTitle: 'Remover esta ocasião',
  removeQuestion: (name: string) =>
    `A ocasião ${isolated(name)} será removida para sempre. As leituras dela continuam no registro de leituras.`,
  removeConfirm: 'Remover ocasião',
  removing: 'Removendo...',
  removeFailed: 'Não foi possível remover a ocasião',
  removed: 'Ocasião removida',
  /** After the sentence of a tag or segment. */
  read: (invited: number, time: string) => `${n(invited)} com convite (atualização: ${time})`,
  notRead: 'Ainda não consultado no Mailchimp',
  trouble: 'Não foi possível ler a tag ou o segmento',

  sentences: {
    where: 'Onde',
    when: 'Quando',
    who: 'Quem',
    often: 'Quantas vezes',
    again: 'De novo',
    inside: 'Dentro ao mesmo tempo',
    leaving: 'Saída',
  },

  addTitle: 'Adicionar ocasião',
  addText: 'Você pode mudar quase tudo depois.',
  copies: (name: string) => `Copia ${isolated(name, 40)} com uma nova data`,
  templates: {
    another: { name: 'Outra noite', text: 'Com uma nova data' },
    days: { name: 'Dias de um festival', text: 'Uma linha por dia, contagem única ou nova a cada dia' },
    sessions: { name: 'Sessões', text: 'Cole sua programação, uma sessão por linha' },
    vip: { name: 'Área VIP', text: 'Só para uma tag ou um segmento' },
    coupon: { name: 'Ação com cupons', text: 'Um uso por convidado, com datas' },
    card: { name: 'Cartão de dez entradas', text: 'O máximo de cada convidado, uma vez por dia, em qualquer dia' },
    weekly: { name: 'Noite recorrente', text: 'Toda semana, nos dias que você escolher' },
    nothing: { name: 'Outra coisa', text: 'Comece do zero' },
  },
} satisfies OccasionsWords['page']
