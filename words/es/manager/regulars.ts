import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Who comes back, and who never came, over all occasions of a list. */
export const regulars = {
  title: 'Habituales',
  loading: 'Contando las visitas...',
  failed: 'No se han podido contar las visitas',
  tooFew: 'Después de dos eventos, aquí ves qué invitados vuelven.',
  over: (occasions: number) =>
    count(occasions, { one: 'En # evento con invitados', other: 'En # eventos con invitados' }),
  /** After a number of guests. */
  histories: { often: 'con más de una visita', never: 'sin ninguna visita' },
  most: 'Más visitas',
  name: 'Nombre',
  visits: 'Visitas',
  cameTo: (came: number, could: number) => `${n(came)} de ${n(could)}`,
  andMore: (guests: number) => count(guests, { one: 'y # invitado más', other: 'y # invitados más' }),
} satisfies ManagerWords['regulars']
