import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The guests as a list on paper. */
export const print = {
  title: 'Imprimir A–Z',
  paper: 'A lista em papel',
  loading: 'Carregando os nomes...',
  failed: 'Não foi possível carregar os nomes',
  back: 'Voltar aos convidados',
  print: 'Imprimir',
  again: 'Atualizar',
  hint: (pages: number) =>
    count(pages, {
      one: '# página, A4 ou Carta. Na caixa de impressão, desative cabeçalhos e rodapés.',
      other: '# páginas, A4 ou Carta. Na caixa de impressão, desative cabeçalhos e rodapés.',
    }),
  narrowed: 'Só os convidados que você escolheu',
  printAll: 'Todos os convidados',
  matching: (search: string) => `“${search}”`,
  none: 'Nenhum convidado para imprimir ainda',
  noneText: 'Os convidados aparecem aqui quando têm um código.',
  cut: (printed: number, total: number) =>
    `Só cabem os primeiros ${n(printed)} de ${n(total)} nomes. Escolha uma ocasião com menos convidados.`,
  guests: (guests: number) => count(guests, { one: '# convidado, A–Z', other: '# convidados, A–Z' }),
  printedAt: (moment: string) => `Impressão: ${moment}`,
  filled: 'Quadrado preenchido: já tinha entrado',
  blocked: 'bloqueado',
  foot: 'Se os scanners falharem, marque aqui e depois libere por nome.',
  page: (page: number, of: number) => `Página ${n(page)} de ${n(of)}`,
  in: 'entrou',
} satisfies ManagerWords['print']
