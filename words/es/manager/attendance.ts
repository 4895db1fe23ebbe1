import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Tags and events in Mailchimp for guests who came. These events are Mailchimp’s. */
export const attendance = {
  loading: 'Cargando las etiquetas y los eventos...',
  loadFailed: 'No se han podido cargar las etiquetas y los eventos',
  failed: 'No se han podido cambiar las etiquetas y los eventos',
  text: 'Haz saber a Mailchimp quién vino y escribe a esos invitados a la mañana siguiente.',
  chosen: { both: 'Etiquetas y eventos', tags: 'Etiquetas', events: 'Eventos', none: 'Desactivado' },
  tags: 'Etiquetar a los invitados que vienen',
  tagsHint:
    'Cada invitado que viene recibe en unos segundos la etiqueta “Attended: …” con el nombre del evento. Si se deshace su escaneo, la etiqueta se quita. Sus demás etiquetas se mantienen.',
  events: 'Enviar un evento de Mailchimp por cada entrada',
  eventsHint:
    'Para automatizaciones que empiezan en la puerta: “checked_in” por cada escaneo a partir de ahora y “check_in_undone” si se deshace.',
  tagged: (guests: number) => count(guests, { one: '# invitado con etiqueta', other: '# invitados con etiqueta' }),
  waiting: (changes: number) => `${n(changes)} en camino`,
  refused: (changes: number) => `Mailchimp rechaza ${n(changes)}`,
  sent: (events: number) =>
    count(events, { one: '# evento de Mailchimp enviado', other: '# eventos de Mailchimp enviados' }),
  doubled: (events: number) => count(events, { one: '# enviado dos veces', other: '# enviados dos veces' }),
  writtenTags: 'Etiquetas en Mailchimp',
  tagTrouble: (name: string) => `Mailchimp rechaza la etiqueta “${name}”`,
} satisfies ManagerWords['attendance']
