import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The home of one list: its troubles, the sync, and the system that can be disabled. */
export const list = {
  title: 'Gestor de códigos QR',
  loading: 'Cargando la lista...',
  loadFailed: 'No se han podido cargar los datos de la lista',
  notFound: 'No se ha encontrado la lista',
  nothingToRead: 'Esta lista aún no tiene códigos. Las cifras aparecerán cuando los tenga.',
  notFoundText:
    'Puede que se haya eliminado en Mailchimp o que sea de otra persona. Elige “Sincronizar” en el panel para ver tus listas.',
  back: 'Volver al panel',
  gone: 'Esta lista ya no está en Mailchimp',
  goneText: 'Sus códigos y escaneos están a salvo aquí. Listpass comprueba cada 10 minutos si la lista ha vuelto.',
  needsReconnect: 'Hay que reconectar la cuenta de Mailchimp de esta lista',
  needsReconnectText:
    'Mailchimp ya no da acceso a Listpass. Reconecta la cuenta en el panel para mantener la lista al día.',
  accountInactive: 'La cuenta de Mailchimp de esta lista está inactiva',
  accountInactiveText: 'No puedes escanear esta lista hasta que actives la cuenta, con “Editar” en el panel.',

  /** The button that folds a card of the settings, for screen readers. */
  unfold: (title: string) => `Mostrar “${title}”`,
  fold: (title: string) => `Ocultar “${title}”`,

  guessable: {
    title: (codes: number) =>
      count(codes, { one: '# código se podría adivinar', other: '# códigos se podrían adivinar' }),
    text: 'Una herramienta anterior creó estos códigos, quizá con números consecutivos. Hasta que los reemplaces, los teléfonos sin conexión no muestran sus nombres.',
    renew: 'Crear códigos nuevos',
    renewing: 'Creando códigos nuevos...',
    question: (contacts: number) =>
      count(contacts, {
        one: '# contacto recibe un código nuevo. Los correos que ya has enviado muestran el código antiguo, y tus puertas lo rechazarán. Envía el código nuevo antes de tu evento.',
        other:
          '# contactos reciben códigos nuevos. Los correos que ya has enviado muestran los códigos antiguos, y tus puertas los rechazarán. Envía los códigos nuevos antes de tu evento.',
      }),
    renewed: 'Códigos nuevos creados. Mailchimp los recibe en un minuto como máximo.',
    failed: 'No se han podido crear los códigos nuevos',
  },

  sync: 'Sincronizar con Mailchimp',
  syncQuestion: 'Compara cada contacto con Mailchimp y corrige las diferencias. No cambia ningún código. ¿Continuar?',
  syncConfirm: 'Sincronizar',
  syncStarting: 'Empezando...',
  syncFailed: 'No se han podido sincronizar los códigos QR con Mailchimp',

  complete: 'Configuración de los códigos QR completa',
  completeText: 'Los 5 pasos están hechos. Los contactos nuevos reciben un código automáticamente.',

  disableTitle: 'Desactivar el sistema',
  disableText:
    'Quita de esta lista en Mailchimp los tres campos QR y el webhook. Los códigos y los escaneos se quedan en Listpass. Si vuelves a activar el sistema, todos recuperan el mismo código.',
  disable: 'Desactivar sistema',
  disableQuestion:
    'Esto desactiva el sistema de códigos QR y elimina todos los campos QR de esta lista. Esta acción no se puede deshacer. ¿Continuar?',
  disableShared: 'Otra organización usa también esta lista',
  disableSharedText:
    'Ambas organizaciones usan los mismos tres campos QR. Si se eliminan, los correos de las dos dejan de mostrar un código.',
  disabling: 'Desactivando...',
  disableFailed: 'No se ha podido desactivar el sistema de códigos QR',
  disabled: 'Sistema de códigos QR desactivado',
  fieldNotDeleted: 'No se ha podido eliminar un campo QR',
  partial: 'En esta lista solo quedan algunos de los campos QR',
  left: (tags: string) => `Siguen en Mailchimp: ${tags}. Quita el resto o crea de nuevo los campos que faltan.`,
  disableRest: 'Quitar el resto',
  enableAgain: 'Crear los que faltan',

  usageTitle: 'Pon el código en una campaña',
  usageText:
    'Pega esto en un bloque “Código” de tu campaña. Mailchimp sustituye la etiqueta merge por el código de cada contacto.',
  fieldsFailed: 'No se han podido cargar los códigos QR',
  usageLocked: 'Crea antes los campos. Después aparecerá aquí el HTML para tus campañas.',
  toSetup: 'Ir a la configuración',
  previewTitle: 'Lo que ve tu invitado',
  usageTips: [
    'Muestra la imagen con al menos 150 píxeles de ancho, sobre fondo blanco.',
    'Prueba con un contacto real. Los correos de prueba de Mailchimp no tienen contacto, así que su imagen dice SAMPLE.',
  ],

  contactsLoading: 'Cargando contactos...',
  contactsFailed: 'No se han podido cargar los contactos',

  /** A device by its browser and system. */
  device: { on: (browser: string, system: string) => `${browser} en ${system}`, unknown: 'Dispositivo desconocido' },
} satisfies ManagerWords['list']
