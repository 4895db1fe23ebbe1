import type { FlashColour } from '#domain/colour.ts'
import type { PartyMode } from '#domain/party.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The settings of a list: its doors, its colours, and its place in Mailchimp. */
export const settings = {
  notifying: 'Notificaciones',
  afterTheScan: 'Después del escaneo',
  notifyingLoading: 'Cargando tus notificaciones...',
  places: 'Ajustes',
  title: 'En la puerta',
  asks: 'Preguntas a los invitados',
  besideName: 'Junto al nombre',
  mailchimp: 'Mailchimp',
  account: 'Cuenta',
  members: 'Miembros',
  membersOf: (members: number) => count(members, { one: '# suscrito', other: '# suscritos' }),
  listId: 'ID de la lista',
  syncText: 'Compara cada contacto con Mailchimp y corrige las diferencias.',

  scanning: 'Escaneo activo',
  /** Beside the title of the folded card. */
  scanningIsOff: 'Escaneo inactivo',
  scanningOn: 'Las puertas pueden escanear esta lista.',
  scanningOff: 'Las puertas rechazan todos los escaneos con “Lista inactiva”.',
  scanningLocked: 'Genera antes los códigos. Después podrás activar el escaneo.',
  removed: 'Admitir contactos que ya no están en la lista',
  removedHint: 'Las personas archivadas o eliminadas en Mailchimp pueden seguir usando su código.',
  party: 'Un código con varias plazas',
  partyHint: 'Qué hace un escaneo mientras al contacto le queda más de una plaza.',
  parties: {
    one: 'Admite a una persona',
    ask: 'Pregunta cuántas entran',
    all: 'Admite a todas las que quedan',
  } satisfies Record<PartyMode, string>,
  max: 'Entradas por contacto nuevo',
  maxHint: 'Cuántas veces puede entrar cada contacto nuevo. Los contactos que ya existen no cambian.',
  consent: 'Frase con la que los invitados aceptan recibir correos',
  consentExample: 'Acepto recibir correos sobre sus eventos.',
  consentHint:
    'Las puertas que añaden invitados la muestran con una casilla para marcar. Quien acepta recibe un correo de Mailchimp para confirmar. Sin frase no hay casilla y no se pregunta a nadie.',
  mail: 'Enviar su código a los invitados nuevos',
  mailHint:
    'Los invitados nuevos con correo reciben un mensaje con un enlace a su código en cuanto Mailchimp los tiene.',
  save: 'Guardar',
  saving: 'Guardando...',
  failed: 'No se ha podido actualizar la lista',
  updated: 'Lista actualizada',

  colours: 'Colores',
  coloursText:
    'Si el nombre de la lista, o el texto que muestra la puerta, contiene una de estas palabras, la pantalla parpadea en su color. Si no, parpadea en verde.',
  colourWords: (colours: number) => count(colours, { one: '# palabra', other: '# palabras' }),
  noColourWords: 'Aún no hay palabras',
  noColours: 'Aún no hay palabras: cada escaneo admitido parpadea en verde.',
  redTitle: 'El rojo parece un rechazo',
  redText:
    'Estos invitados pueden pasar, pero la página está en rojo. Puede que el personal no los deje entrar. Si puedes, elige otro color.',
  edit: 'Editar colores',
  dialogTitle: 'Colores en la puerta',
  rule: (place: number) => `Color ${n(place)}`,
  word: 'Palabra',
  colour: 'Color',
  add: 'Añadir color',
  remove: (place: number) => `Quitar el color ${n(place)}`,
  builtIn: 'Usar las palabras básicas',
  cancel: 'Cancelar',
  tryOut: 'Prueba un nombre',
  tryHint: 'El texto que mostraría la puerta.',
  becomes: (colour: string) => `La pantalla parpadea en ${colour}.`,
  names: {
    green: 'verde',
    'dark-red': 'rojo oscuro',
    red: 'rojo',
    yellow: 'amarillo',
    blue: 'azul',
  } satisfies Record<FlashColour, string>,
} satisfies ManagerWords['settings']
