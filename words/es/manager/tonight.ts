import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { DoorState } from '#domain/door-state.ts'
import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

const door = (name: string) => isolated(name, 60)

/** The organiser's view of a night: people, arrivals, doors and problems. */
export const tonight = {
  loading: 'Cargando la noche...',
  failed: 'No se han podido cargar las cifras',
  head: 'Personas',
  /** They stand after “cierra en”, “hace”, and “sin conexión desde hace”. */
  durations: {
    minutes: (minutes: number) => `${n(minutes)} min`,
    hours: (hours: number) => `${n(hours)} h`,
    hoursAndMinutes: (hours: number, minutes: number) => `${n(hours)} h ${n(minutes)} min`,
    days: (days: number) => count(days, { one: '# día', other: '# días' }),
  },
  states: { before: 'Aún no ha abierto', open: 'Abierto', stopped: 'Detenido', over: 'Cerrado' },
  opensAt: (time: string) => `apertura: ${time}`,
  closesIn: (duration: string) => `cierra en ${duration}`,
  since: (time: string) => `desde: ${time}`,
  noEnd: 'sin hora de cierre',

  /** After the large number of the night, as “214 dentro de 300” or “214 de 300 invitados han venido”. */
  inside: 'dentro',
  insideOf: (capacity: number) => `de ${n(capacity)}`,
  cameOf: (invited: number) => count(invited, { one: 'de # invitado ha venido', other: 'de # invitados han venido' }),
  share: (people: number, of: number) => `${n(people)} de ${n(of)}`,
  came: 'han venido',
  left: 'han salido',
  toCome: 'por llegar',
  didNotCome: 'no vinieron',
  lately: 'en los últimos 10 min',
  /** After a number, or “5:42” for hours. */
  toOpening: {
    minutes: 'min para la apertura',
    hours: 'horas para la apertura',
    days: (days: number) => count(days, { one: 'día para la apertura', other: 'días para la apertura' }),
  },

  stopped: 'La admisión está detenida',
  stoppedText: 'Las puertas no admiten a nadie.',
  stoppedList: 'Las puertas no admiten a nadie, porque el escaneo de esta lista está desactivado.',

  arrivals: 'Llegadas',
  arrivalsNone: 'La curva empieza con el primer invitado.',
  chart: 'Invitados que han venido y personas dentro, a lo largo del tiempo',
  expected: (time: string) => `Previsión (${time}):`,
  range: (low: number, high: number) => `${n(low)}–${n(high)}`,
  fromNights: (nights: number) =>
    count(nights, { one: 'Según # noche anterior.', other: 'Según # noches anteriores.' }),
  linesCame: (guests: number) => count(guests, { one: '# ha venido', other: '# han venido' }),
  linesSince: (guests: number, time: string) => `${n(guests)} desde: ${time}`,
  linesInside: (people: number) => `${n(people)} dentro`,
  linesCapacity: (capacity: number) => `aforo: ${n(capacity)}`,
  asTable: 'Como tabla',
  columns: { time: 'Hora', came: 'Han venido', inside: 'Dentro', expected: 'Previsión' },

  doors: 'Puertas',
  doorsSummary: (connected: number, all: number, lately: number) =>
    `${n(connected)} de ${n(all)} con conexión · ${count(lately, { one: '# entrada', other: '# entradas' })} en los últimos 10 min`,
  doorColumns: {
    door: 'Puerta',
    state: 'Estado',
    letIn: 'Admitidos',
    lastScan: 'Último escaneo',
    battery: 'Batería',
  },
  doorStates: {
    scanning: () => 'Escaneando',
    ready: () => 'Preparada',
    not_ready: () => 'Sin preparar',
    quiet: (time: string) => `Sin entradas desde: ${time}`,
    offline: (time: string) => `Sin conexión desde: ${time}`,
    not_open: () => 'Sin abrir',
    ended: () => 'Terminada',
  } satisfies Record<DoorState, (time: string) => string>,
  /** With commas between them, under the name of a door. */
  missing: {
    camera: 'cámara apagada',
    light: 'sin luz',
    sound: 'sonido desactivado',
    screen: 'la pantalla puede apagarse',
    list: 'lista sin guardar',
    storage: 'puede perder datos guardados',
    clock: 'el reloj no va bien',
    battery: 'poca batería',
    version: 'hay que recargarla',
  },
  secondsAgo: (seconds: number) => `hace ${n(seconds)} s`,
  ago: (duration: string) => `hace ${duration}`,
  noScan: 'aún ninguno',
  charging: (percent: string) => `${percent}, cargando`,
  unknownBattery: '–',
  noDoors:
    'Aún no puede escanear aquí ninguna puerta. Crea un enlace de escáner para cada una y ábrelo en su teléfono.',
  makeLink: 'Crear un enlace de escáner',
  toDoors: 'Todas las puertas',

  attention: 'Requiere atención',
  items: {
    over_capacity: (over: number) => `Aforo superado: ${n(over)} de más`,
    over_capacityStep: (capacity: number) =>
      `Puertas sin conexión siguieron admitiendo. El aforo es de ${n(capacity)}: admite a más solo cuando salgan invitados.`,
    door_offline: (name: string, duration: string) => `${door(name)}: sin conexión desde hace ${duration}`,
    door_offlineStep:
      'Sigue escaneando. Sus escaneos llegan cuando vuelve la conexión. Mira si su página está abierta.',
    door_offlineBattery: (percent: string) => `Última batería conocida: ${percent}.`,
    door_quiet: (name: string) => `${door(name)}: no escanea a nadie`,
    door_quietStep: (time: string) =>
      `Su último invitado: ${time}. Envía allí una parte de la fila o revisa su cámara.`,
    battery_low: (name: string, percent: string) => `${door(name)}: batería al ${percent}`,
    battery_lowStep: 'Lleva un cargador o abre el enlace en otro teléfono.',
    guests_unread: 'No se ha podido leer de Mailchimp la etiqueta de los invitados',
    guests_unreadStep: 'Las puertas usan los invitados de la última lectura. Revisa el evento.',
    without_code: (guests: number) =>
      count(guests, {
        one: '# invitado no tiene código en Mailchimp',
        other: '# invitados no tienen código en Mailchimp',
      }),
    without_codeStep:
      'Sus correos no muestran ninguno. Genera en “Ajustes” los códigos que faltan o busca a los invitados por nombre en la puerta.',
    conflicts: (scans: number) =>
      count(scans, { one: '# escaneo contó en otra puerta', other: '# escaneos contaron en otra puerta' }),
    conflictsStep:
      'Puertas sin conexión admitieron a invitados que ya estaban dentro. Mira quiénes en el registro de escaneos.',
  },
  see: { guests_unread: 'Eventos', without_code: 'Ajustes', conflicts: 'Registro de escaneos' },

  justIn: 'Últimas entradas',
  justInNone: 'Aún no ha venido nadie. Aquí aparecen los últimos escaneos.',
  allScans: 'Todos los escaneos',
  noName: 'Sin nombre',
  checkedOut: 'Ha salido',
  undone: 'Deshecho',
  conflict: 'Entró por otra puerta',
  nth: (scan: number, most: number) => `${n(scan)} de ${n(most)}`,

  ahead: 'Antes de la apertura',
  aheadDoors: (ready: number, all: number) =>
    count(all, { one: `${n(ready)} de # puerta preparada`, other: `${n(ready)} de # puertas preparadas` }),
  aheadDoorsStep: 'Abre cada enlace de escáner en su teléfono y haz allí la revisión previa.',
  aheadNoDoors: 'Aún no hay puertas',
  aheadGuests: (guests: number) => count(guests, { one: '# invitado', other: '# invitados' }),
  aheadNoGuests: 'No hay ningún invitado',
  aheadNoGuestsStep: 'Ningún contacto de esta lista cumple lo que pide el evento.',
  aheadCodes: 'Todos los invitados suscritos tienen código en Mailchimp',
  toOccasion: 'Cambiar el evento',
  toSettings: 'Ajustes',

  result: 'Cómo fue',
  resultGuests: (guests: number) => count(guests, { one: '# invitado', other: '# invitados' }),
  resultCame: (share: string) => `Vino el ${share} de los invitados.`,
  resultMost: (people: number, time: string) => `Máximo de personas dentro (${time}): ${n(people)}.`,
  toResults: 'Ver los resultados',

  /** Calls of doors to the organiser. */
  calls: {
    title: 'Avisos de las puertas',
    call: (door: string, subject: string) => `${door}: ${subject}`,
    subjects: {
      guest_insists: 'el invitado insiste',
      need_help: 'necesito ayuda',
      crowd: 'fila muy larga',
      trouble: 'algo no funciona',
    } satisfies Record<CallSubject, string>,
    unnamed: 'Código sin invitado',
    guest: (name: string, reason: string, time: string) => `${name} · ${reason} · ${time}`,
    answers: { let_in: 'Admitir', refuse: 'No admitir', coming: 'Voy para allá' } satisfies Record<CallAnswer, string>,
    answered: (answer: string, by: string) => `${answer}: ${by}`,
    failed: 'Tu respuesta no ha llegado a la puerta. Inténtalo de nuevo.',
  },
} satisfies ManagerWords['tonight']
