import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The guests as a list on paper. */
export const print = {
  title: 'Imprimir A–Z',
  paper: 'La lista en papel',
  loading: 'Cargando los nombres...',
  failed: 'No se han podido cargar los nombres',
  back: 'Volver a los invitados',
  print: 'Imprimir',
  again: 'Leer de nuevo',
  hint: (pages: number) =>
    count(pages, {
      one: '# página, A4 o Carta. Al imprimir, desactiva los encabezados y pies de página.',
      other: '# páginas, A4 o Carta. Al imprimir, desactiva los encabezados y pies de página.',
    }),
  narrowed: 'Solo los invitados que has elegido',
  printAll: 'Todos los invitados',
  matching: (search: string) => `“${search}”`,
  none: 'Aún no hay invitados para imprimir',
  noneText: 'Los invitados aparecen aquí en cuanto tienen un código.',
  cut: (printed: number, total: number) =>
    `Solo caben los primeros ${n(printed)} de ${n(total)} nombres. Elige un evento con menos invitados.`,
  guests: (guests: number) => count(guests, { one: '# invitado, A–Z', other: '# invitados, A–Z' }),
  printedAt: (moment: string) => `Impreso: ${moment}`,
  filled: 'Casilla rellena: ya había entrado',
  blocked: 'bloqueado',
  foot: 'Si fallan los escáneres, marca aquí y da la entrada por nombre más tarde.',
  page: (page: number, of: number) => `Página ${n(page)} de ${n(of)}`,
  in: 'dentro',
} satisfies ManagerWords['print']
