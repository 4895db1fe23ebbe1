import type { list as english } from '../../en/campaigns/list.ts'
import { count, n } from '../format.ts'

const syncList = 'Sincroniza la lista en “Ajustes”.'
const makeLink = 'Crea un enlace de escáner en “Puertas”.'

type Ending = { links: number; occasion: string }

const endBefore = ({ links, occasion }: Ending) =>
  `${count(links, { one: '# enlace de escáner caduca', other: '# enlaces de escáner caducan' })} antes de que termine “${occasion}”.`

/** Findings about the list itself, and what the organiser can do. */
export const list = {
  fields_missing: {
    sentence: 'La lista no tiene ningún campo para el código.',
    todo: 'Crea los campos QR en “Ajustes”.',
  },
  codes_running: {
    sentence: 'Listpass todavía está generando los códigos.',
    todo: 'Espera a que termine y mira de nuevo.',
  },
  codes_missing: { sentence: 'Los invitados aún no tienen código.', todo: 'Genera los códigos en “Ajustes”.' },
  pending: {
    sentence: ({ guests }: { guests: number }) =>
      `Mailchimp aún no tiene los últimos datos de ${count(guests, { one: '# invitado', other: '# invitados' })}.`,
    todo: 'Tarda más o menos un minuto. Mira de nuevo antes de enviar.',
  },
  not_listening: {
    sentence: 'Los suscriptores nuevos no reciben un código automáticamente.',
    todo: 'Configura el webhook en “Ajustes”.',
  },
  /** Some links end early, and others last. */
  doors_end: { sentence: endBefore, todo: 'Cambia en “Puertas” cuándo caducan.' },
  /** All links end early. */
  doors_all_end: { sentence: endBefore, todo: makeLink },
  /** No link works. */
  doors_none: {
    sentence: ({ occasion }: { occasion: string }) => `Ya no es válido ningún enlace de escáner de “${occasion}”.`,
    todo: makeLink,
  },
  receivers_unknown: {
    sentence: ({ guests }: { guests: number }) =>
      `Listpass no puede saber qué invitados reciben este correo. En toda la lista, ${count(guests, { one: '# invitado no tiene', other: '# invitados no tienen' })} código.`,
    todo: 'Sincroniza la lista en “Ajustes” y mira de nuevo.',
  },
  nobody_has_code: { sentence: 'Ninguno de los destinatarios tiene código.', todo: syncList },
  some_without_code: {
    sentence: ({ recipients }: { recipients: number }) =>
      `${count(recipients, { one: '# destinatario aún no tiene', other: '# destinatarios aún no tienen' })} código.`,
    todo: 'Sus correos mostrarían una muestra. Sincroniza la lista en “Ajustes”.',
  },
  new_recipients: {
    sentence: ({ recipients, known }: { recipients: number; known: number }) =>
      `Mailchimp cuenta ${count(recipients, { one: '# destinatario', other: '# destinatarios' })}, y Listpass conoce ${n(known)}.`,
    todo: 'Los contactos nuevos aún no tienen código. Sincroniza la lista en “Ajustes”.',
  },
} satisfies typeof english
