import type { DoorWords } from '../../en/door/index.ts'

/** Badges: printed labels with the name and the code of a guest. */
export const badge = {
  setting: 'Etiqueta tras cada entrada',
  settingHint: 'Con el nombre y el código, en cualquier impresora de este dispositivo.',
  none: 'Sin etiqueta',
  size: (width: number, height: number) => `${width} × ${height} mm`,
  a6: 'A6, 105 × 148 mm',
  own: 'Otro tamaño',
  width: 'Ancho en mm',
  height: 'Alto en mm',
  side: (least: number, most: number) => `Escribe un número entero de ${least} a ${most}.`,
  byItself: 'Impresión automática',
  byItselfHint:
    'Después de cada entrada. El navegador pregunta cada vez, salvo si se abrió para imprimir sin preguntar.',
  print: 'Imprimir',
  printOf: (name: string) => `Imprimir la etiqueta de ${name}`,
} satisfies DoorWords['badge']
