import type { occasions as english } from '../../en/answers/occasions.ts'
import { count } from '../format.ts'

/** What the scans of a list are for. */
export const occasions = {
  occasions_added: ({ occasions }: { occasions: number }) =>
    count(occasions, { one: '# ocasião foi adicionada.', other: '# ocasiões foram adicionadas.' }),
  occasion_changed: 'A ocasião foi alterada.',
  occasion_removed: 'A ocasião foi removida. As leituras dela continuam no registro.',
  admissions_stopped: 'As portas não liberam mais ninguém.',
  admissions_resumed: 'As portas voltaram a liberar convidados.',
  nobody_inside: 'Nenhum convidado está dentro.',
  guests_counted_out: ({ guests }: { guests: number }) =>
    count(guests, {
      one: 'A saída de # convidado foi registrada.',
      other: 'A saída de # convidados foi registrada.',
    }),
} satisfies typeof english
