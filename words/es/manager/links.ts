import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Scanner links: the doors of a list, and whether they are ready. */
export const links = {
  title: 'Enlaces de escáner',
  text: 'Enlaces secretos con los que el personal de la puerta escanea esta lista en su propio teléfono, sin iniciar sesión.',
  loading: 'Cargando los enlaces de escáner...',
  loadFailed: 'No se han podido cargar los enlaces de escáner',
  noneOfOccasion: (name: string) => `Aún no hay ningún enlace de escáner para ${isolated(name, 60)}.`,
  ofOthers: (links: number) => count(links, { one: '# enlace de otros eventos', other: '# enlaces de otros eventos' }),
  showAll: (links: number) => count(links, { one: 'Mostrar # enlace', other: 'Mostrar los # enlaces' }),
  add: 'Nuevo enlace',
  list: 'Enlaces de escáner de esta lista',
  /** The name of a button for screen readers: what it does, and for which link. */
  named: (action: string, label: string) => `${action}: ${label}`,

  noDoors: 'Aún no hay enlaces de escáner. Crea uno para cada puerta: así puedes cerrar cada uno por separado.',
  sampleLabel: 'Puerta norte',
  sample: 'Ejemplo',
  sampleText:
    'El personal lo abre en su teléfono y escanea. Aquí ves cuántos dispositivos lo usan y si están preparados.',
  firstLink: 'Crear el primer enlace',

  occasion: '¿Para qué es esta puerta?',
  occasionHint: 'De esto depende a qué invitados admite la puerta, y cuándo.',
  chooseOccasion: 'Elige un evento',
  whateverIsOpen: 'Lo que esté abierto',
  opensNothing:
    'La puerta es para cada noche o día que añadas, a su hora. Las zonas y los cupones necesitan un enlace propio.',
  /** `names`: one occasion, or several by `and` or `andMore`. */
  opens: (names: string) => `La puerta sirve para: ${names}. Cada evento, a su hora. No necesitas ningún otro enlace.`,
  /** `names`: with commas between them. */
  and: (names: string, last: string) => `${names} y ${last}`,
  andMore: (names: string, more: number) => `${names} y ${n(more)} más`,
  occasionOf: (name: string) => `Para ${isolated(name, 60)}`,
  followsNone: 'Para lo que esté abierto',
  followsNow: (name: string) => `Para lo que esté abierto: ahora, ${isolated(name, 60)}`,
  followsNext: (name: string) => `Para lo que esté abierto: después, ${isolated(name, 60)}`,
  everyone: 'Todos los de la lista.',
  atAnyTime: 'A cualquier hora.',
  /** From one moment to another, as a sentence. */
  during: (span: string) => `${span}.`,
  from: (moment: string) => `Desde: ${moment}.`,
  until: (moment: string) => `Hasta: ${moment}.`,
  occasionEnded: 'El evento ha terminado',
  occasionRemoved: 'Su evento se ha eliminado',
  direction: 'Sentido',
  directions: { both: 'Entrada y salida: el personal alterna entre ambas', in: 'Solo entrada', out: 'Solo salida' },

  scanOnly: 'Solo escanear',
  byName: 'Escanear, buscar y dar entrada por nombre',
  addsGuests: 'Añade invitados',
  states: {
    active: () => 'Activo',
    expiring: (moment: string) => `Caduca: ${moment}`,
    expired: () => 'Caducado',
    off: () => 'Desactivado',
  },
  unused: 'Aún sin usar',
  lastUsed: (moment: string) => `Último uso: ${moment}`,

  doorsLabel: 'Puertas',
  doorsReady: (ready: number, all: number) =>
    count(all, { one: `${n(ready)} de # puerta preparada`, other: `${n(ready)} de # puertas preparadas` }),
  ready: { ready: 'Preparada', missing: 'Sin preparar', 'not-open': 'Sin abrir' },
  toDo: (label: string) => `Pendiente: ${label}`,
  /** The fault at the door, and the remedy for staff. */
  missing: {
    camera: 'La cámara está apagada. El personal debe pulsar “Permitir la cámara”.',
    light: 'La luz de la cámara no funciona.',
    sound: 'El sonido está desactivado. El personal debe subir el volumen y probar los sonidos en la revisión previa.',
    screen: 'La pantalla puede apagarse. El personal debe poner el bloqueo de pantalla en “nunca” por esta noche.',
    list: 'La lista de invitados aún no está en el dispositivo. El personal debe dejar la página abierta y con conexión.',
    storage: 'El navegador puede borrar escaneos guardados. El personal debe añadir la página a la pantalla de inicio.',
    clock: 'El reloj no va bien. El personal debe poner la hora en automático.',
    battery: 'Queda poca batería. El personal debe enchufar el dispositivo.',
    version: 'Hay una versión más reciente. El personal debe recargar la página.',
  },

  copy: 'Copiar enlace',
  picture: 'Mostrar QR',
  sheet: 'Imprimir hoja',
  sheets: 'Imprimir hojas',
  edit: 'Editar',
  rotate: 'Renovar',
  remove: 'Eliminar',
  more: (label: string) => `Más opciones: ${label}`,

  noDevices: 'Ahora no se usa.',
  devices: (devices: number) =>
    count(devices, { one: '# dispositivo lo usa ahora', other: '# dispositivos lo usan ahora' }),
  manyDevices: '50 dispositivos o más lo usan ahora',
  since: (moment: string) => `Desde: ${moment}`,
  end: 'Cerrar sesión',
  endTitle: 'Cerrar la sesión del dispositivo',
  endQuestion: (device: string) =>
    `A partir de ahora, este dispositivo ya no puede escanear: ${device}. Cualquiera que tenga el enlace puede volver a abrirlo. Para impedirlo, renueva el enlace.`,
  endConfirm: 'Cerrar sesión',
  ending: 'Cerrando...',
  endFailed: 'No se ha podido cerrar la sesión del dispositivo',
  ended: 'Sesión del dispositivo cerrada',

  addTitle: 'Nuevo enlace de escáner',
  editTitle: 'Editar enlace de escáner',
  label: 'Nombre',
  labelHint: 'Por ejemplo, el de la puerta. El personal lo ve cuando un código ya se ha usado allí.',
  rights: 'Permisos',
  rightsHint: 'Buscar muestra nombres y correos abreviados de esta lista a cualquiera que tenga el enlace.',
  mayAdd: 'Añadir invitados que no están en la lista',
  mayAddHint:
    'El personal escribe un nombre y, si lo hay, un correo. Con correo, el invitado se añade también a Mailchimp, sin suscripción. En “Ajustes”, escribe la frase con la que los invitados aceptan recibir correos.',
  language: 'Idioma',
  languageOfDevice: 'El del dispositivo',
  languageHint:
    'El que leen el personal y los invitados de un quiosco. El personal puede elegir otro en su dispositivo.',
  expires: 'Caduca',
  expiresHint: 'En tu zona horaria. Déjalo vacío si el enlace no debe caducar.',
  isActive: 'Activo',
  isActiveHint: 'Mientras un enlace está desactivado, no sirve para escanear. Puedes volver a activarlo.',
  cancel: 'Cancelar',
  create: 'Crear enlace',
  creating: 'Creando...',
  save: 'Guardar cambios',
  saving: 'Guardando...',
  addFailed: 'No se ha podido crear el enlace de escáner',
  editFailed: 'No se ha podido actualizar el enlace de escáner',
  added: 'Enlace de escáner creado',
  edited: 'Enlace de escáner actualizado',

  rotateTitle: 'Renovar el enlace de escáner',
  rotateQuestion: (label: string) =>
    `El enlace ${isolated(label)} recibe una dirección nueva. La anterior deja de funcionar al instante, incluso en pleno escaneo. Envía a tu personal el enlace nuevo.`,
  rotateConfirm: 'Renovar enlace',
  rotating: 'Renovando...',
  rotateFailed: 'No se ha podido renovar el enlace de escáner',
  rotated: 'El enlace de escáner tiene una dirección nueva',

  removeTitle: 'Eliminar el enlace de escáner',
  removeQuestion: (label: string) =>
    `El enlace ${isolated(label)} deja de funcionar al instante y para siempre. Sus escaneos se siguen contando.`,
  removeConfirm: 'Eliminar enlace',
  removing: 'Eliminando...',
  removeFailed: 'No se ha podido eliminar el enlace de escáner',
  removed: 'Enlace de escáner eliminado',

  pictureText: 'Escanea esto con un teléfono del personal. Cualquiera que lo vea puede escanear esta lista.',
  pictureAlt: 'Código QR que abre el enlace de escáner',
  pictureLoading: 'Dibujando el código QR...',
  pictureFailed: 'No se ha podido dibujar el código QR',
  close: 'Cerrar',
} satisfies ManagerWords['links']
