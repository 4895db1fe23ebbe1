import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The guests of a list or an occasion. */
export const guests = {
  title: 'Convidados',
  search: 'Nome, e-mail ou código',
  loading: 'Carregando os convidados...',
  failed: 'Não foi possível carregar os convidados',
  countsFailed: 'Não foi possível carregar os números',
  filters: 'Mostrar',
  more: 'Filtrar',
  statuses: {
    in: 'Entrou',
    not_in: 'Não entrou',
    left: 'Saiu',
    blocked: 'Bloqueado',
    refused: 'Recusado pelo Mailchimp',
    removed: 'Saiu da lista',
  },
  leftAt: (time: string) => `Saída: ${time}`,
  unreached: 'Não recebeu o e-mail',
  alsoBlocked: 'Bloqueado',

  table: 'Convidados desta lista',
  columns: { name: 'Nome', status: 'Status', came_at: 'Chegada', door: 'Porta', scans: 'Leituras' },
  scans: (scans: number, max: number) => `${n(scans)} de ${n(max)}`,
  noEmail: 'Incluído na porta, sem e-mail',
  notYet: '–',
  actions: 'Ações',
  actionsOf: (name: string) => `Ações: ${name}`,
  choose: (name: string) => `Selecionar ${name}`,
  choosePage: 'Selecionar todos desta página',
  paging: 'Convidados, página por página',
  previous: 'Anterior',
  next: 'Próxima',
  page: (page: number) => `Página ${n(page)}`,

  none: 'Nenhum convidado ainda',
  noneText: 'Escolha quem conta: crie os códigos desta lista, e cada contato com um código se torna um convidado.',
  toSettings: 'Abrir Configurações',
  noneHere: (search: string) => `Nenhum convidado corresponde a “${search}”.`,
  showAll: 'Mostrar todos',

  checkIn: 'Liberar',
  checkInOf: (name: string) => `Liberar: ${name}`,
  checkedIn: (name: string) => `Entrada liberada: ${name}.`,
  notCheckedIn: (name: string, reason: string) => `Entrada não liberada para ${name}: ${reason}`,
  checkInFailed: 'Não foi possível liberar o convidado',

  print: 'Imprimir A–Z',
  csv: 'Exportar CSV',
  makingCsv: 'Reunindo...',
  csvFailed: 'Não foi possível baixar o arquivo',
} satisfies ManagerWords['guests']
