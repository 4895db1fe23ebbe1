import type { DoorWords } from '../../en/door/index.ts'

/** The settings of a door’s device. */
export const settings = {
  title: 'Ajustes de este dispositivo',
  sound: 'Sonidos',
  soundHint: 'Un sonido para cada resultado. La vibración se mantiene.',
  asks: 'Preguntar antes de admitir',
  asksHint: 'Primero muestra el nombre. Nada cuenta hasta que pulses “Admitir”.',
  language: 'Idioma',
  languageFailed: 'No se ha podido cargar el idioma. Revisa la conexión e inténtalo de nuevo.',
} satisfies DoorWords['settings']
