import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** After the event: how the emails did, a reminder, and segments in Mailchimp. */
export const followingUp = {
  title: 'Después del evento',
  loading: 'Cargando tus correos...',
  failed: 'No se han podido cargar tus correos',
  chooseOccasion: 'Elige arriba un evento para ver cómo fue.',
  invitation: 'Invitación',
  everyone: 'Todos los de la lista',
  untitled: 'Correo sin nombre',
  sentOn: (title: string, moment: string) => `${title}, ${moment}`,
  noEmails: 'Aún no hay correos enviados. Aquí aparecen los que envíes desde Mailchimp a esta lista.',
  /** `when`: a time of today, or a date with its time. */
  asOf: (when: string) => `Correos actualizados: ${when}`,
  again: 'Mirar de nuevo',
  looking: 'Mirando...',
  readFailed: 'No se ha podido preguntar a Mailchimp. Estas son las cifras de antes.',
  steps: {
    sent: 'Enviados',
    bounced: 'Rebotados',
    opened: 'Abrieron su código',
    came: 'Vinieron',
    onTime: (minutes: number) => count(minutes, { one: 'En el primer minuto', other: 'En los primeros # minutos' }),
  },

  reminder: 'Recordatorio para quienes no vinieron',
  reminderText: 'Una copia de la invitación, como borrador en Mailchimp. Listpass nunca la envía.',
  reminderNeeds: 'Elige el correo que enviaste como invitación.',
  remind: 'Crear recordatorio',
  reminding: 'Creando el borrador...',
  remindFailed: 'No se ha podido crear el recordatorio',
  toReminder: 'Abrir el recordatorio en Mailchimp',
  reminderMade: (moment: string) => `Borrador creado: ${moment}`,

  segments: 'Segmentos en Mailchimp',
  segmentsText: 'Con un clic, el segmento se crea o se pone al día.',
  segment: { came: 'Vinieron', stayed_away: 'Invitados que no vinieron', no_code: 'Sin código' },
  making: 'Creando...',
  segmentFailed: 'No se ha podido crear el segmento',
  segmentMade: (moment: string) => `Actualizado: ${moment}`,
  segmentNone: 'Aún sin crear',
  make: 'Crear',
  makeNamed: (segment: string) => `Crear: ${segment}`,
  update: 'Actualizar',
  updateNamed: (segment: string) => `Actualizar: ${segment}`,
  toSegments: 'Abrir los segmentos en Mailchimp',
} satisfies ManagerWords['followingUp']
