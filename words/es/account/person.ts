import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'
import { count, n } from '../format.ts'

/** The account of a person: password, devices, sign-ins, their data. */
export const person = {
  back: 'Volver al panel',
  backToScanner: 'Volver al escáner',
  areas: {
    label: 'Cuenta',
    password: 'Contraseña',
    secondStep: 'Segundo paso',
    passkeys: 'Llaves de acceso',
    devices: 'Dispositivos',
    activity: 'Actividad',
    team: 'Equipo',
    ownData: 'Tus datos',
  },
  loading: 'Cargando...',

  passwordTitle: 'Cambiar contraseña',
  passwordText: 'Cambia la contraseña de tu cuenta',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  newPasswordAgain: 'Repite la contraseña nueva',
  passwordHint: (least: number) => `Al menos ${n(least)} caracteres.`,
  passwordButton: 'Cambiar contraseña',
  passwordDone: '¡Contraseña cambiada!',
  passwordFailed: 'No se ha podido cambiar la contraseña',
  passwordLost: 'Se ha producido un error al cambiar tu contraseña.',
  passwordElsewhere:
    'Al cambiar la contraseña, se cierra tu sesión en todos los demás dispositivos. En este sigue abierta.',

  devicesTitle: 'Dispositivos',
  devicesText: 'Dónde tienes la sesión abierta',
  devicesLoading: 'Cargando tus dispositivos...',
  devicesFailed: 'No se han podido cargar los dispositivos',
  devicesTable: 'Dispositivos donde tienes la sesión abierta',
  deviceColumns: { device: 'Dispositivo', since: 'Inicio de sesión', used: 'Último uso', action: 'Acción' },
  devicesPages: 'Dispositivos, página por página',
  findDevice: 'Buscar un dispositivo por su nombre',
  noDeviceFound: 'No coincide ningún dispositivo.',
  thisDevice: 'Este dispositivo',
  device: { on: (browser: string, system: string) => `${browser} en ${system}`, unknown: 'Dispositivo desconocido' },
  onlyHere: 'No tienes la sesión abierta en ningún otro sitio.',
  elsewhere: (devices: number) =>
    count(devices, {
      one: 'Tienes la sesión abierta en # dispositivo más.',
      other: 'Tienes la sesión abierta en # dispositivos más.',
    }),
  signOut: 'Cerrar sesión',
  signOutOf: (device: string, since: string) => `Cerrar sesión: ${device} (inicio de sesión: ${since})`,
  signingOut: 'Cerrando sesión...',
  signOutFailed: 'No se ha podido cerrar la sesión del dispositivo',
  signedOut: 'Se ha cerrado la sesión del dispositivo.',
  signOutElsewhere: 'Cerrar las demás sesiones',
  signOutElsewhereQuestion:
    'En todos los demás navegadores y teléfonos habrá que iniciar sesión de nuevo con tu contraseña. En este dispositivo la sesión sigue abierta. ¿Continuar?',
  signOutElsewhereFailed: 'No se han podido cerrar las demás sesiones',
  signedOutElsewhere: 'Se han cerrado las demás sesiones.',

  signInsTitle: 'Inicios de sesión recientes',
  signInsText: 'De los últimos 90 días. Si alguno no es tuyo, cambia tu contraseña ahora.',
  signInsLoading: 'Cargando tus inicios de sesión...',
  signInsFailed: 'No se han podido cargar tus inicios de sesión',
  signInsTable: 'Inicios de sesión, lo más reciente primero',
  signInsPages: 'Inicios de sesión recientes, página por página',
  signInColumns: { when: 'Cuándo', device: 'Dispositivo', way: 'Método' },
  signInWays: {
    password: 'Contraseña',
    totp: 'Contraseña y código',
    recovery: 'Contraseña y código de recuperación',
    passkey: 'Llave de acceso',
    oidc: 'Cuenta de empresa',
  },
  newDevice: 'Dispositivo nuevo',
  thisSignIn: 'Esta sesión',

  dataTitle: 'Tus datos',
  dataText: 'Llévatelo todo o elimina tu cuenta para siempre',
  downloadTitle: 'Descargar todo',
  downloadText:
    'Un archivo con todo lo que Listpass guarda sobre ti y este equipo: cuentas de Mailchimp, listas, contactos, escaneos y actividad. Cada línea es un registro JSON.',
  download: 'Descargar todo',
  downloadConfirm: 'El archivo tiene los nombres y los correos de tus invitados. Primero, confirma que eres tú.',
  downloading: (size: string) => `Descargando... ${size}`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  downloaded: (size: string) => `Tus datos se han descargado: ${size}.`,
  downloadFailed: 'No se han podido descargar tus datos',
  downloadLost: 'Se perdió la conexión antes de completar el archivo. No se ha guardado nada. Inténtalo de nuevo.',

  deleteTitle: 'Eliminar tu cuenta',
  deleteText: 'Esto elimina tu cuenta y los equipos sin más miembros que tú, al instante y para siempre.',
  delete: 'Eliminar mi cuenta',
  deleteIntro: 'Esto elimina:',
  deletePerson: 'Tu nombre, tu correo y tu inicio de sesión, en todos los dispositivos.',
  deleteTeam: (team: string) =>
    `El equipo “${isolated(team, 60)}”, porque no tiene más miembros que tú: sus cuentas de Mailchimp, listas, contactos, códigos, escaneos y enlaces de escáner. Las puertas rechazarán sus códigos.`,
  /** Names with commas. */
  deleteKeeps: (teams: string) => `Estos equipos conservan sus listas, porque tienen otros miembros: ${teams}.`,
  deleteStays: 'En Mailchimp solo se eliminan los webhooks. Tus públicos y sus campos QR se quedan como están.',
  deleteUndo: 'Esta acción no se puede deshacer.',
  deleteConfirm: 'Eliminar mi cuenta y mis datos',
  deleting: 'Eliminando...',
  deleteFailed: 'No se ha podido eliminar tu cuenta',
  deleted: 'Tu cuenta y todos sus datos se han eliminado.',
} satisfies AccountWords['person']
