import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The page on which the sheets of doors are printed. The sheets have words of their own. */
export const sheets = {
  title: 'Hojas de puerta',
  text: 'Una página por puerta, para pegarla al lado. El personal escanea su código con el teléfono y puede empezar.',
  back: 'Volver a las puertas',
  notFound: 'No se ha encontrado la lista',
  notFoundText: 'Esta lista no existe o es de otra persona.',
  loading: 'Cargando las puertas...',
  loadFailed: 'No se han podido cargar las puertas',
  viewer: 'Puedes ver esta lista',
  viewerText: 'Sus hojas de puerta tienen enlaces secretos. Pide a un editor de tu equipo que las imprima.',
  none: 'Aún no hay puertas para imprimir',
  noneText: 'Crea antes un enlace de escáner para cada puerta. Cada enlace tiene después su hoja.',
  noneHere: 'Ninguna puerta escanea para este evento',
  noneHereText: 'Esta lista tiene puertas para otros eventos.',
  toDoors: 'Ver enlaces de escáner',
  gone: 'Ahora esta puerta no tiene hoja',
  goneText: 'Su enlace de escáner ha caducado, está desactivado o se ha eliminado. Amplía su plazo o crea uno nuevo.',
  all: 'Hojas de todas las puertas',
  preview: 'Lo que se va a imprimir',

  secretTitle: 'Cada hoja tiene el enlace secreto de su puerta',
  secretText:
    'Cualquiera que la vea puede escanear esta lista. Ponla donde solo pase el personal y retírala al terminar la noche.',
  onIt: 'En la hoja',
  callLabel: 'A quién llama el personal',
  callHint: 'Nombre y teléfono. Déjalo vacío para escribirlo a mano.',
  networkLabel: 'Wifi para el personal',
  networkHint: 'Nombre y contraseña. Déjalo vacío para escribirlo a mano.',
  kept: 'Ambos se quedan en este navegador, para esta lista, hasta que cierres la sesión.',
  print: (sheets: number) => count(sheets, { one: 'Imprimir la hoja', other: 'Imprimir # hojas' }),
  drawing: 'Dibujando los códigos QR...',
  wordsFailed: 'No se han podido cargar los textos de la hoja',
} satisfies ManagerWords['sheets']
