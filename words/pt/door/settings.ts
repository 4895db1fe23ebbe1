import type { DoorWords } from '../../en/door/index.ts'

/** The settings of a door’s device. */
export const settings = {
  title: 'Configurações deste aparelho',
  sound: 'Sons',
  soundHint: 'Um som para cada resultado. A vibração continua.',
  asks: 'Perguntar antes de liberar',
  asksHint: 'Mostra o nome antes. Nada conta até você tocar em “Liberar”.',
  language: 'Idioma',
  languageFailed: 'Não foi possível carregar o idioma. Verifique a conexão e tente de novo.',
} satisfies DoorWords['settings']
