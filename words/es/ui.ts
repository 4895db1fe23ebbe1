import type { UiWords } from '../en/ui.ts'

/** Words of controls that every screen has. */
export const ui = {
  slow: 'Está tardando más de lo normal. Espera un momento.',
  messages: 'Mensajes',
  dismiss: 'Cerrar el mensaje',
  close: 'Cerrar',
  show: 'Mostrar',
  hide: 'Ocultar',
  cancel: 'Cancelar',
  tryAgain: 'Reintentar',
  tryingAgain: 'Reintentando...',
  copied: 'Copiado',
  /** After a copy that the browser refused, in a field that is selected. */
  copyByKeys: 'Pulsa Ctrl o ⌘ y C',
  /** Of a date. */
  unknown: 'Desconocida',
  invalidDate: 'Fecha no válida',
  connectionLost: 'Error de red. Revisa tu conexión.',
  previous: 'Anterior',
  next: 'Siguiente',
  pageOf: (page: string, pages: string) => `Página ${page} de ${pages}`,
} satisfies UiWords
