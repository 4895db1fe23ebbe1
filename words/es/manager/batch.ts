import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The progress of codes that are made, and of a sync. */
export const batch = {
  generate: {
    label: 'Códigos generados',
    finished: '¡Los códigos QR se han generado!',
    cancelled: 'Se ha cancelado la generación de códigos QR',
    stopped: 'Se ha cancelado la generación. Los contactos que ya tienen código lo conservan.',
    failed: (contacts: number) =>
      count(contacts, {
        one: 'No se ha podido guardar # contacto, porque Mailchimp lo ha rechazado. Los demás ya tienen su código.',
        other:
          'No se han podido guardar # contactos, porque Mailchimp los ha rechazado. Los demás ya tienen su código.',
      }),
  },
  sync: {
    label: 'Contactos comparados',
    finished: '¡Los códigos QR se han sincronizado!',
    cancelled: 'Se ha cancelado la sincronización de códigos QR',
    stopped: 'Se ha cancelado la sincronización. Lo que ya se ha corregido se mantiene.',
    failed: (contacts: number) =>
      count(contacts, {
        one: 'No se ha podido guardar # contacto, porque Mailchimp lo ha rechazado. Los demás están al día.',
        other: 'No se han podido guardar # contactos, porque Mailchimp los ha rechazado. Los demás están al día.',
      }),
  },
  progressOf: (processed: number, total: number) =>
    count(total, { one: `${n(processed)} de # contacto`, other: `${n(processed)} de # contactos` }),
  waiting: 'En espera',
  leaving: 'Puedes salir de esta página. El trabajo continúa por sí solo.',
  lost: 'En este momento no podemos mostrar el progreso, pero todo continúa. Seguiremos consultándolo.',
  cancel: 'Cancelar',
  cancelling: 'Cancelando...',
  cancelFailed: 'No se ha podido cancelar',

  doubt: {
    told: 'Mailchimp no ha mostrado toda la lista',
    wait: 'Puede que Mailchimp vaya lento o no esté al día. Listpass vuelve a comprobarlo automáticamente, o puedes comprobarlo ahora.',
    ask: 'Si estos contactos han dejado tu lista, quítalos aquí. Si no, puede que Mailchimp no esté al día: compruébalo de nuevo ahora o deja que Listpass lo haga automáticamente.',
    again: 'Comprobar ahora',
    remove: (contacts: number) => count(contacts, { one: 'Quitar # contacto', other: 'Quitar # contactos' }),
    question: (contacts: number) =>
      count(contacts, {
        one: '¿Ha dejado # contacto esta lista en Mailchimp? Listpass lee la lista otra vez y quita como máximo # contacto que Mailchimp ya no tiene. La puerta rechaza después el código de un contacto que se ha quitado.',
        other:
          '¿Han dejado # contactos esta lista en Mailchimp? Listpass lee la lista otra vez y quita como máximo # contactos que Mailchimp ya no tiene. La puerta rechaza después el código de un contacto que se ha quitado.',
      }),
    starting: 'Empezando...',
    failed: 'No se han podido quitar los contactos',
  },

  failures: 'Contactos rechazados y por qué',
  failuresLoading: 'Cargando los contactos rechazados...',
  failuresFailed: 'No se han podido cargar los contactos rechazados',
  failuresList: 'Contactos rechazados',
  more: 'Mostrar más',
  loadingMore: 'Cargando...',
} satisfies ManagerWords['batch']
