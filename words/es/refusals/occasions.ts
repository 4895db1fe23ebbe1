import type { occasions as Occasions } from '../../en/refusals/occasions.ts'
import { count, n } from '../format.ts'

/** What the scans of a list are for. */
export const occasions = {
  occasion_gone: 'Este evento ya no existe.',
  occasion_gone_choose: 'Este evento ya no existe. Elige otro.',
  occasions_at_most: ({ most, had }: { most: number; had: number }) =>
    `Una lista puede tener como máximo ${n(most)} eventos, y esta tiene ${n(had)}. Elimina algunos que hayan terminado.`,
  main_counts_together: 'El evento principal cuenta junto con otros. Añade un evento que cuente aparte.',
  counting_alone_stays: 'Si un evento cuenta aparte o no, se decide al crearlo. Añade otro evento.',
  main_occasion_stays: 'El evento principal no se puede eliminar.',
  links_open_occasion: ({ links }: { links: number }) =>
    count(links, {
      one: '# enlace de escáner abre este evento. Elimínalo o elige otro evento para él.',
      other: '# enlaces de escáner abren este evento. Elimínalos o elige otro evento para ellos.',
    }),
  occasion_not_open: 'Ahora este evento no está abierto. Cambia su horario.',
  occasion_would_be_over: 'Este evento ya habría terminado. Cambia su hora de cierre.',
  occasion_counts_nobody_inside: 'Este evento no cuenta las personas que hay dentro.',
} satisfies typeof Occasions
