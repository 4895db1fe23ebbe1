import type { DashboardWords } from '../../en/dashboard/index.ts'
import { count } from '../format.ts'

/** The first steps with a new list. */
export const firstRun = {
  title: 'Primeros pasos',
  /** After the name of the list, as `opensOn`. No word agrees with the name. */
  almost: 'está casi a punto',
  /** "el sábado", "el 28 de noviembre". */
  opensOn: (day: string) => `abre el ${day}`,
  left: (steps: number) => count(steps, { one: 'Falta # paso.', other: 'Faltan # pasos.' }),
  done: 'Hecho',
  codes: (guests: number) =>
    count(guests, { one: 'Un código para tu único invitado', other: 'Códigos para los # invitados' }),
  /** The date and time. */
  codesText: (at: string) => `Creación: ${at}`,
  try: 'Prueba un escaneo con tu teléfono',
  tryText: 'No cuenta nada, así que no gasta el código de nadie',
  tried: (at: string) => `Escaneo con tu teléfono: ${at}`,
  doors: 'Crea un enlace para cada puerta',
  doorsText: 'El personal escanea con su propio teléfono, sin aplicación',
  doorsMade: (doors: number) => count(doors, { one: '# puerta tiene enlace', other: '# puertas tienen enlace' }),
  makeLinks: 'Crear enlaces',
  print: 'Imprime las hojas de puerta',
  printText: 'Una para cada puerta: su código y qué hacer',
  printSheets: 'Imprimir hojas',
  tonight: 'Ver “Esta noche”',
  close: 'Cerrar estos pasos',
  closing: 'Cerrando...',
  closeFailed: 'No se han podido cerrar los pasos',
} satisfies DashboardWords['firstRun']
