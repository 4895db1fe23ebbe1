import { showCount, showNumber } from '../../../../ui/show.ts'

export const words = {
  title: 'Print A–Z',
  paper: 'The list on paper',
  loading: 'Loading the names...',
  failed: 'The names couldn’t be loaded',
  back: 'Back to guests',
  print: 'Print',
  again: 'Read again',
  hint: (pages: number) =>
    `${showCount(pages, 'page')}, A4 or Letter. Choose no headers and footers in the print dialog.`,
  narrowed: 'Only the guests that you chose',
  printAll: 'All guests',
  matching: (search: string) => `“${search}”`,
  none: 'No guests to print yet',
  noneText: 'Guests appear here once they have a code.',
  cut: (printed: number, total: number) =>
    `Only the first ${showNumber(printed)} of ${showNumber(total)} names fit. Choose an occasion with fewer guests.`,
  guests: (count: number) => `${showCount(count, 'guest')}, A–Z`,
  printedAt: (moment: string) => `Printed ${moment}`,
  filled: 'A filled box was in by then',
  blocked: 'blocked',
  foot: 'If the scanners fail, tick here and check in by name later.',
  range: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
  page: (page: number, of: number) => `Page ${showNumber(page)} of ${showNumber(of)}`,
  in: 'in',
}
