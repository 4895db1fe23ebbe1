import type { OccasionsWords } from '../../en/occasions/index.ts'

/** The results of an occasion. */
export const afterwards = {
  inside: 'Pessoas dentro',
  insideLoading: 'Carregando os números...',
  insideFailed: 'Não foi possível carregar os números',
  insideChart: 'Pessoas dentro ao longo do tempo',
  time: 'Horário',
  arrivals: 'Quando os convidados chegaram',
  arrivalsText: {
    over: 'Parcela de todos que vieram, por tempo desde a abertura.',
    open: 'Convidados que já tinham chegado, por tempo desde a abertura.',
  },
  arrivalsLoading: 'Carregando as chegadas...',
  arrivalsFailed: 'Não foi possível carregar as chegadas',
  arrivalsChart: 'Chegadas em comparação com ocasiões anteriores',
  after: 'Horas desde a abertura',
  asTable: 'Como tabela',
  missing: { over: 'Convidados que não vieram', open: 'Convidados que ainda não entraram' },
  missingLoading: 'Carregando os convidados...',
  missingFailed: 'Não foi possível carregar os convidados',
  noneMissing: 'Todos os convidados vieram.',
  more: 'Mostrar mais',
  columns: { name: 'Convidado', email: 'E-mail' },
} satisfies OccasionsWords['afterwards']
