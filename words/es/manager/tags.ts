import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

const from = (guests: number) => count(guests, { one: 'a # invitado', other: 'a # invitados' })

/** Tags of Mailchimp that many guests get, or lose. A tag may contain `#`, so it is not in the forms. */
export const tags = {
  title: (guests: number) =>
    count(guests, { one: 'Etiquetar # invitado en Mailchimp', other: 'Etiquetar # invitados en Mailchimp' }),
  tag: 'Etiqueta',
  hint: 'Busca entre las etiquetas de esta lista o escribe una nueva.',
  loading: 'Leyendo las etiquetas de Mailchimp...',
  unread: 'En este momento no se pueden leer las etiquetas de Mailchimp. Escribe el nombre completo.',
  known: 'Etiquetas en Mailchimp',
  isNew: (tag: string) => `“${tag}” es una etiqueta nueva.`,
  none: 'Mailchimp aún no tiene etiquetas para esta lista.',
  empty: 'Escribe una etiqueta.',
  /** `Attended:` is part of the tags themselves. */
  isKept: 'Las etiquetas que empiezan por “Attended:” las gestiona Listpass. Elige otro nombre.',
  long: (most: number) => `Como máximo ${n(most)} caracteres.`,
  unknown: 'Mailchimp no tiene esta etiqueta. Elige una de la lista.',
  cancel: 'Cancelar',
  give: 'Poner etiqueta',
  take: 'Quitar etiqueta',

  giving: (guests: number, tag: string) => `Poniendo “${tag}” ${from(guests)}.`,
  taking: (guests: number, tag: string) => `Quitando “${tag}” ${from(guests)}.`,
  soon: 'Mailchimp lo tiene en unos segundos.',
  given: (guests: number, tag: string) => `Etiqueta “${tag}” puesta en Mailchimp ${from(guests)}.`,
  taken: (guests: number, tag: string) => `Etiqueta “${tag}” quitada en Mailchimp ${from(guests)}.`,
  late: 'En este momento, Mailchimp no puede recibirlo. Listpass lo intenta hasta que pueda.',
  trouble: (reason: string) => `Mailchimp rechaza esta etiqueta: ${reason}`,
  refused: (guests: number) =>
    count(guests, {
      one: 'Mailchimp ha rechazado # invitado.',
      other: 'Mailchimp ha rechazado # invitados.',
    }),
  gone: (guests: number) =>
    count(guests, {
      one: '# invitado ya no está en la lista y no ha cambiado.',
      other: '# invitados ya no están en la lista y no han cambiado.',
    }),
} satisfies ManagerWords['tags']
