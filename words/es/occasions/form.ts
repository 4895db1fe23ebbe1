import type { OccasionsWords } from '../../en/occasions/index.ts'
import { occasion } from '../fields/occasion.ts'
import { oneLine } from '../fields/one-line.ts'
import { who } from '../fields/who.ts'
import { count, n } from '../format.ts'

/** The form of an occasion, or of several. */
export const form = {
  name: 'Nombre',
  mainHint: 'El evento principal se llama como la lista hasta que le des otro nombre.',
  nameOfDays: 'Nombre',
  nameOfDaysHint: 'Cada evento lo lleva junto a su día, como en “Fiesta de verano, vie, 5 jun”.',
  opens: 'Apertura',
  closes: 'Cierre',
  closesMoved: 'El cierre se ha movido junto con la apertura.',
  timesHint: 'Deja los dos campos vacíos para que esté abierto a cualquier hora.',
  zone: 'Zona horaria',
  place: 'Lugar (opcional)',
  placeHint: 'Los invitados lo leen en la página de su código y en su calendario.',
  twice: (time: string) => `Esa noche los relojes marcan dos veces la misma hora (${time}). Vale la primera.`,
  skipped: (time: string, meant: string) =>
    `Esa noche los relojes se saltan esta hora (${time}). Pasa a ser: ${meant}.`,
  who: '¿Quién puede entrar?',
  everyone: 'Todos los de la lista',
  often: '¿Cuántas veces puede entrar un invitado?',
  shared: 'Hasta su propio máximo, que comparten varios eventos',
  own: 'Un número de veces, solo para este evento',
  ownMax: 'Veces por invitado',
  countHint: 'No podrás cambiarlo después: decide qué entradas cuenta Mailchimp en QRSCANS.',
  countFixed: 'Esto se decidió al añadir el evento y no cambia. Para contar de otra forma, añade otro evento.',
  again: '¿Cuándo puede volver a entrar un invitado?',
  agains: {
    shared: {
      never: 'Mientras le queden entradas',
      daily: 'Una vez al día',
      after_exit: 'Después de escanear su salida: la entrada vuelve a estar libre',
    },
    own: {
      never: 'Nunca: una entrada usada queda usada',
      daily: 'Al día siguiente, con entradas nuevas',
      after_exit: 'Después de escanear su salida: la entrada vuelve a estar libre',
    },
  },
  dayBegins: 'Inicio de cada día',
  capacity: 'Máximo de personas dentro',
  capacityHint: 'Déjalo vacío si no hay límite.',
  whenFull: 'Con el aforo completo, una puerta',
  fulls: { refuse: 'no deja pasar a nadie', warn: 'avisa y deja pasar' },
  whenUnsure: 'Si el aforo puede estar completo, una puerta sin conexión',
  unsures: { let_in: 'deja pasar, y recibes un aviso', stop: 'no deja pasar a nadie' },
  exits: 'Las puertas también escanean las salidas',
  exitsHint: 'Así ves cuántas personas hay dentro.',
  exitsNeeded: 'Hace falta para volver a entrar después de salir.',
  outAt: 'Hora para dar salida a todos',
  outAtHint: 'Déjalo vacío para hacerlo a mano.',
  cancel: 'Cancelar',
  add: 'Añadir este evento',
  addMany: (occasions: number) => count(occasions, { one: 'Añadir # evento', other: 'Añadir # eventos' }),
  adding: 'Añadiendo...',
  addFailed: 'No se han podido añadir los eventos',
  added: 'Evento añadido',
  save: 'Guardar cambios',
  saving: 'Guardando...',
  saveFailed: 'No se ha podido cambiar el evento',
  saved: 'Evento cambiado',
  rowsOf: (occasions: number) => count(occasions, { one: 'Se añadirá # evento', other: 'Se añadirán # eventos' }),
  tooMany: (most: number) =>
    `Puedes añadir como máximo ${n(most)} eventos a la vez. Elige menos días o un final anterior.`,
  noRows: 'Elige antes los días.',
  noSessions: 'Pega al menos una línea que se pueda leer.',
  moreRows: (rows: number) => `y ${n(rows)} más`,
  vipHint:
    'Abre con el primero de tus días y cierra con el último. Si los invitados cambian de un día a otro, añade uno por día.',
  cardHint: 'Pon en 10 el máximo de cada invitado en “Invitados”, o el valor para contactos nuevos en los ajustes.',
  /** Under the fields. */
  problems: { ...occasion, ...oneLine, ...who },
} satisfies OccasionsWords['form']
