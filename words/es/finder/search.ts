import { isolated } from '#domain/user-text.ts'
import type { FinderWords } from '../../en/finder/index.ts'
import { count } from '../format.ts'

/** The search of the top bar: guests, actions, places. */
export const search = {
  title: 'Buscar',
  field: 'Buscar o ir a',
  hint: 'Invitado, lista, puerta, acción…',
  close: 'Esc, cerrar la búsqueda',
  escKey: 'Esc',
  enterKey: 'Enter',
  results: 'Resultados',
  groups: { guests: 'Invitados', do: 'Acciones', go: 'Ir a' },
  noResults: 'Sin resultados',
  count: (results: number) => count(results, { one: '# resultado', other: '# resultados' }),
  none: 'No hay coincidencias',
  noneText: 'Busca un invitado por nombre, correo o código, o escribe lo que quieres hacer.',
  searching: 'Buscando invitados…',
  guestsFailed: 'No se han podido buscar los invitados',
  placesFailed: 'No se han podido cargar tus listas',
  asksFirst: 'pregunta antes',

  notIn: 'Por llegar',
  cameIn: (times: number) => count(times, { one: 'Ha entrado', other: 'Ha entrado # veces' }),
  blocked: 'Código bloqueado',
  removed: 'Ya no está en la lista',
  /** Typed as it is shown, it searches for the guest alone; so does the next text. */
  checkIn: (guest: string) => `Dar entrada a ${guest}`,
  block: (guest: string) => `Bloquear a ${guest}`,

  openScanner: 'Abrir escáner',
  newLink: 'Nuevo enlace de escáner',
  printGuests: 'Imprimir la lista A–Z',
  printDoors: 'Imprimir las hojas de puerta',
  addAccount: 'Añadir una cuenta de Mailchimp',
  newOccasion: 'Añadir un evento',

  parts: {
    tonight: 'Esta noche',
    guests: 'Invitados',
    doors: 'Puertas',
    email: 'Correo',
    results: 'Resultados',
    settings: 'Ajustes',
    occasions: 'Eventos',
  },
  list: {
    guests: (guests: number) => count(guests, { one: 'lista, # invitado', other: 'lista, # invitados' }),
    toSetUp: 'lista, aún sin configurar',
  },
  /** Beside the list of the screen. */
  otherList: {
    guests: (guests: number) => count(guests, { one: 'otra lista, # invitado', other: 'otra lista, # invitados' }),
    toSetUp: 'otra lista, aún sin configurar',
  },
  door: 'puerta',
  doorScanning: 'puerta, escaneando',
  occasion: 'evento',
  dashboard: 'Panel',
  scanner: 'Escáner',
  account: 'cuenta',
  password: 'Cambiar contraseña',
  secondStep: 'Segundo paso al iniciar sesión',
  passkeys: 'Llaves de acceso',
  devices: 'Dispositivos e inicios de sesión',
  activity: 'Actividad',
  team: 'Equipo',
  ownData: 'Tus datos',
  help: 'Guía',
  helpText: 'ayuda',
  api: 'Documentación de la API',

  noneOpen: 'No hay ningún evento abierto',
  opens: (occasion: string, time: string) =>
    `Apertura de ${isolated(occasion, 80)}: ${time}. Hasta entonces, las puertas no admiten a nadie.`,
  isOver: (occasion: string) => `${isolated(occasion, 80)} ha terminado. Las puertas no admiten a nadie.`,
  toTonight: 'Ver “Esta noche”',
  cancel: 'Cerrar',
  blockTitle: '¿Bloquear a este invitado?',
  blockQuestion: (guest: string) =>
    `Las puertas rechazarán el código de ${guest}. Puedes desbloquearlo en cualquier momento.`,
  blocking: 'Bloqueando...',
  blockConfirm: 'Bloquear',
  blockFailed: 'No se ha podido bloquear al invitado',
  blockDone: 'El invitado está bloqueado.',
} satisfies FinderWords['search']
