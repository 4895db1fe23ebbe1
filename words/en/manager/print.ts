import { count, n } from './format.ts'

/** The guests as a list on paper. */
export const print = {
  title: 'Print A–Z',
  paper: 'The list on paper',
  loading: 'Loading the names...',
  failed: 'The names couldn’t be loaded',
  back: 'Back to guests',
  print: 'Print',
  again: 'Read again',
  hint: (pages: number) =>
    count(pages, {
      one: '# page, A4 or Letter. Choose no headers and footers in the print dialog.',
      other: '# pages, A4 or Letter. Choose no headers and footers in the print dialog.',
    }),
  narrowed: 'Only the guests that you chose',
  printAll: 'All guests',
  matching: (search: string) => `“${search}”`,
  none: 'No guests to print yet',
  noneText: 'Guests appear here once they have a code.',
  cut: (printed: number, total: number) =>
    `Only the first ${n(printed)} of ${n(total)} names fit. Choose an occasion with fewer guests.`,
  guests: (guests: number) => count(guests, { one: '# guest, A–Z', other: '# guests, A–Z' }),
  printedAt: (moment: string) => `Printed ${moment}`,
  filled: 'A filled box was in by then',
  blocked: 'blocked',
  foot: 'If the scanners fail, tick here and check in by name later.',
  page: (page: number, of: number) => `Page ${n(page)} of ${n(of)}`,
  in: 'in',
}
