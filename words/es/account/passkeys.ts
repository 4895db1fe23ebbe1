import type { AccountWords } from '../../en/account/index.ts'

/** Passkeys: signing in with a finger, a face or a screen lock. */
export const passkeys = {
  title: 'Llaves de acceso',
  text: 'Inicia sesión con tu huella, tu cara o el bloqueo de pantalla',
  loading: 'Cargando tus llaves de acceso...',
  failed: 'No se han podido cargar las llaves de acceso',
  explained:
    'Una llave de acceso sustituye a tu contraseña al iniciar sesión. La guarda tu dispositivo o tu gestor de contraseñas. Nadie puede adivinarla y ninguna página falsa puede quedarse con ella.',
  none: 'Aún no tienes ninguna llave de acceso.',
  add: 'Añadir llave',
  addFirst: 'Primero, confirma que eres tú.',
  addNoPassword:
    '¿Aún no tienes contraseña? Cierra la sesión, elige “Olvidé mi contraseña” y crea una con el correo que recibas.',
  goOn: 'Continuar',
  adding: 'Esperando a tu dispositivo...',
  added: 'La llave de acceso se ha añadido. Ya puedes iniciar sesión con ella.',
  addFailed: 'No se ha podido añadir la llave de acceso',
  addEnds: {
    closed: 'No se ha añadido ninguna llave de acceso. Inténtalo de nuevo cuando quieras.',
    known: 'Este dispositivo ya tiene una llave de acceso para Listpass.',
    failed:
      'Este dispositivo no ha podido crear una llave de acceso aquí. Prueba con otro navegador o con un gestor de contraseñas.',
  },
  notInBrowser:
    'Este navegador no puede usar llaves de acceso. Abre esta página en un navegador actual para añadir una.',
  tableLabel: 'Tus llaves de acceso',
  columns: { name: 'Llave de acceso', added: 'Añadida', used: 'Último uso', action: 'Acción' },
  forHost: (host: string) => `para ${host}`,
  neverUsed: 'Nunca',
  rename: 'Renombrar',
  renameOf: (name: string) => `Renombrar ${name}`,
  renameTitle: 'Renombrar llave de acceso',
  name: 'Nombre',
  save: 'Guardar',
  saving: 'Guardando...',
  renamed: 'La llave de acceso tiene un nombre nuevo.',
  renameFailed: 'No se ha podido renombrar la llave de acceso',
  remove: 'Eliminar',
  removeOf: (name: string) => `Eliminar ${name}`,
  removeTitle: 'Eliminar llave de acceso',
  removeText: (name: string) =>
    `Ya no podrás iniciar sesión con ${name}. Después, elimina también la llave en tu dispositivo o en tu gestor de contraseñas.`,
  removing: 'Eliminando...',
  removeFailed: 'No se ha podido eliminar la llave de acceso',
  cancel: 'Cancelar',

  /** The link with an identity provider. */
  issuer: {
    title: (name: string) => `Inicio de sesión con ${name}`,
    linked: (name: string) => `Esta cuenta está vinculada: puedes iniciar sesión con ${name}.`,
    notLinked: (name: string) => `Vincula esta cuenta para iniciar sesión también con ${name}.`,
    link: (name: string) => `Vincular ${name}`,
    linkText: (name: string) => `Primero, confirma que eres tú. Después, inicia sesión en ${name}.`,
    goOn: 'Continuar',
    going: 'Continuando...',
    failed: 'No se ha podido vincular tu cuenta',
    remove: 'Desvincular',
    removeTitle: 'Eliminar el vínculo',
    removeText: (name: string) => `Ya no podrás iniciar sesión aquí con ${name}. Tu cuenta se queda como está.`,
    removing: 'Desvinculando...',
    removeFailed: 'No se ha podido eliminar el vínculo',
  },
} satisfies AccountWords['passkeys']
