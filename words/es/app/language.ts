import type { AppWords } from '../../en/app/index.ts'

/** The choice of a person's language. */
export const language = {
  title: 'Idioma',
  label: 'Idioma de tus pantallas y correos',
  asBrowser: (name: string) => `El del navegador (${name})`,
  hint: 'Las puertas eligen su idioma por separado. Los invitados lo leen todo en el idioma de su teléfono.',
  failed: 'No se ha podido cambiar el idioma.',
  lost: 'No se ha podido cambiar el idioma. Revisa la conexión e inténtalo de nuevo.',
  close: 'Cerrar',
} satisfies AppWords['language']
