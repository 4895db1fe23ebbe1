import type { occasions as english } from '../../en/answers/occasions.ts'
import { count } from '../format.ts'

/** What the scans of a list are for. */
export const occasions = {
  occasions_added: ({ occasions }: { occasions: number }) =>
    count(occasions, { one: 'Se ha añadido # evento.', other: 'Se han añadido # eventos.' }),
  occasion_changed: 'El evento se ha cambiado.',
  occasion_removed: 'El evento se ha eliminado. Sus escaneos siguen en el registro.',
  admissions_stopped: 'Las puertas ya no admiten a nadie.',
  admissions_resumed: 'Las puertas vuelven a admitir invitados.',
  nobody_inside: 'No hay ningún invitado dentro.',
  guests_counted_out: ({ guests }: { guests: number }) =>
    count(guests, { one: 'Se ha dado salida a # invitado.', other: 'Se ha dado salida a # invitados.' }),
} satisfies typeof english
