import type { notices as Notices } from '../../en/refusals/notices.ts'
import { count, n } from '../format.ts'

type Contacts = { contacts: number }
type Part = { shown: number; total: number }

/** What work in the background tells the organiser: why it waits or ended, and what it found. */
export const notices = {
  batch_waits_unreachable: 'En este momento no se puede contactar con Mailchimp. Listpass continuará automáticamente.',
  batch_waits_busy: 'En este momento Mailchimp está demasiado ocupado. Listpass continuará automáticamente.',
  batch_waits_unauthorized:
    'Mailchimp ya no acepta la clave de esta cuenta. Conecta la cuenta de nuevo para continuar.',
  batch_waits_forbidden:
    'El usuario de Mailchimp de esta cuenta no tiene permiso para esto. Dale un rol superior en Mailchimp para continuar.',
  batch_ended_refused: 'Mailchimp ha rechazado la solicitud. Empieza de nuevo.',
  batch_ended_fields_moved: 'Los campos QR de esta lista se han renombrado o eliminado en Mailchimp. Empieza de nuevo.',
  contacts_repaired: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contacto no coincidía con Mailchimp y se ha corregido.',
      other: '# contactos no coincidían con Mailchimp y se han corregido.',
    }),
  codes_replaced: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contacto tenía un código no válido o de otro contacto, y ha recibido uno nuevo.',
      other: '# contactos tenían un código no válido o de otro contacto, y han recibido uno nuevo.',
    }),
  contacts_left: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contacto ya no está en esta lista en Mailchimp.',
      other: '# contactos ya no están en esta lista en Mailchimp.',
    }),
  list_shown_in_part: ({ shown, total }: Part) =>
    count(total, {
      one: `Mailchimp ha mostrado ${n(shown)} de # contacto. No se ha quitado a nadie. Puede que el contacto que falta no tenga código.`,
      other: `Mailchimp ha mostrado ${n(shown)} de # contactos. No se ha quitado a nadie. Puede que los contactos que faltan no tengan código.`,
    }),
  contacts_missing: ({ shown, total }: Part) =>
    count(total, {
      one: `Mailchimp ha mostrado ${n(shown)} de # contacto. No se ha quitado a nadie.`,
      other: `Mailchimp ha mostrado ${n(shown)} de # contactos. No se ha quitado a nadie.`,
    }),
  contacts_left_out: ({ contacts }: Contacts) =>
    count(contacts, {
      one: 'Mailchimp ha omitido # contacto que sigue en la lista. No se ha quitado a nadie.',
      other: 'Mailchimp ha omitido # contactos, pero algunos siguen en la lista. No se ha quitado a nadie.',
    }),
  tag_shown_in_part: ({ shown, total }: Part) =>
    `Mailchimp ha mostrado ${n(shown)} de ${count(total, { one: '# contacto', other: '# contactos' })} de esta etiqueta. Las invitaciones se mantienen hasta que Mailchimp muestre todos los contactos.`,
  segment_shown_in_part: ({ shown, total }: Part) =>
    `Mailchimp ha mostrado ${n(shown)} de ${count(total, { one: '# contacto', other: '# contactos' })} de este segmento. Las invitaciones se mantienen hasta que Mailchimp muestre todos los contactos.`,
  tag_left_out:
    'Mailchimp ha omitido contactos que aún tienen esta etiqueta. Las invitaciones se mantienen hasta que Mailchimp muestre todos los contactos.',
  segment_shown_empty:
    'Mailchimp ha mostrado este segmento vacío, pero cuenta contactos en él. Las invitaciones de este segmento se mantienen.',
  segment_gone:
    'Esta etiqueta o este segmento ya no existe en Mailchimp. Las invitaciones de la última consulta se mantienen.',
} satisfies typeof Notices
