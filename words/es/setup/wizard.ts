import { isolated } from '#domain/user-text.ts'
import type { SetupWords } from '../../en/setup/index.ts'
import { count, n } from '../format.ts'
import { toTheDoor } from './to-the-door.ts'

/** The setup of a list, in four steps. */
export const wizard = {
  progress: 'Pasos de la configuración',
  steps: { connect: 'Conectar', audience: 'Público', complete: 'Finalizar', email: 'Correo' },
  stepDone: '(hecho)',
  problems: {
    missing: 'Falta la cuenta o el público',
    noAccounts: 'Aún no hay ninguna cuenta de Mailchimp conectada.',
  },

  connectTitle: 'Conecta tu cuenta de Mailchimp',
  connectText: 'Mailchimp te pedirá que permitas el acceso. En cuanto lo hagas, aparecerán tus listas.',
  accountName: 'Nombre de la cuenta',
  accountNameHint: 'El nombre que quieras darle, como “Nuestros eventos”.',
  connect: 'Conectar con Mailchimp',
  connecting: 'Conectando...',
  keyInstead: 'Conectar con una clave API',
  keyText: 'Pega una clave API de tu cuenta de Mailchimp. La guardamos cifrada y no volvemos a mostrarla.',
  apiKey: 'Clave API',
  apiKeyHint: 'La clave está en Mailchimp, en Cuenta, Extras, Claves API.',
  showKey: 'Mostrar',
  hideKey: 'Ocultar',
  connectAccount: 'Conectar cuenta',
  keyFailed: 'No se ha podido conectar la cuenta',
  optionsFailed: 'No se ha podido iniciar la conexión con Mailchimp',
  loadingOptions: 'Cargando...',
  audiencePages: 'Públicos, página por página',
  findAudience: 'Buscar un público por su nombre',
  noneFound: 'No coincide ningún público.',
  connectedAlready: 'Usar una cuenta conectada',
  toDashboard: 'Volver al panel',

  audienceTitle: 'Elige tu público',
  audienceText: 'Elige la lista cuyos contactos recibirán códigos QR. Puedes configurar las demás más tarde.',
  loading: 'Cargando tus públicos...',
  loadFailed: 'No se han podido cargar las cuentas',
  account: 'Cuenta',
  connectedAs: (account: string) =>
    `Estas son las listas de la cuenta de Mailchimp ${isolated(account)}. ¿No es la que querías?`,
  disconnect: 'Desconéctala o cámbiala en el panel',
  none: 'No se ha encontrado ningún público',
  noneText: 'Esta cuenta de Mailchimp aún no tiene ningún público. Crea uno allí e inténtalo de nuevo.',
  listsRefused: 'Listpass no puede leer las listas de esta cuenta',
  openMailchimp: 'Abrir Mailchimp',
  lookAgain: 'Reintentar',
  lookingAgain: 'Reintentando...',
  syncFailed: 'No se han podido cargar los públicos',
  back: 'Volver a la cuenta',
  continue: 'Continuar',
  continuing: 'Configurando...',
  chooseFirst: 'Elige un público para continuar.',
  members: (members: number) => count(members, { one: '# suscriptor', other: '# suscriptores' }),
  created: (day: string) => `Creado: ${day}`,
  gone: 'Ya no está en Mailchimp',
  ready: 'Tiene códigos',

  finishTitle: 'Configurando tu lista',
  finishText:
    'Listpass está preparando tu público en Mailchimp. Puedes salir de esta página. Tus códigos se crearán igualmente.',
  completeTitle: '¡Configuración completa!',
  completeText: 'Tu público está listo para su primera campaña.',
  codesReady: 'Tus códigos están listos.',
  parts: {
    webhook: { title: 'Conexión del webhook', text: 'Añade tres campos y detecta los cambios.' },
    templates: { title: 'Códigos QR', text: 'Un código personal para cada contacto.' },
    finalising: { title: 'Comprobación final', text: 'Comprueba que no falte el código de nadie.' },
  },
  partState: { waiting: '', 'at work': 'En curso', failed: 'Con error', done: 'Hecho' },
  codesMade: (done: number, total: number) =>
    count(total, { one: `${n(done)} de # contacto`, other: `${n(done)} de # contactos` }),
  errorTitle: 'Error de configuración',
  setupFailed: 'La configuración ha fallado. Inténtalo de nuevo.',
  cancelled: 'Se ha cancelado la generación de códigos QR',
  retry: 'Reintentar',
  pollInstead: 'Consultar Mailchimp cada 10 minutos',
  pollText:
    'Úsalo si Mailchimp no puede llegar a la dirección de tu Listpass. Los contactos nuevos reciben su código en 10 minutos como máximo.',
  noContacts: 'Este público aún no tiene contactos. Cada uno recibirá un código cuando se una.',
  allHaveCodes: (total: number) =>
    count(total, { one: 'Tu único contacto tiene código.', other: 'Los # contactos tienen código.' }),
  /** Its verb would agree with the first number. */
  someHaveCodes: (withCode: number, total: number) =>
    count(total, {
      one: `Con código: ${n(withCode)} de # contacto.`,
      other: `Con código: ${n(withCode)} de # contactos.`,
    }),
  /** After the text above. */
  goesOn: 'Los demás reciben el suyo mientras continúas.',
  refused: (contacts: number) =>
    count(contacts, {
      one: 'Mailchimp ha rechazado # contacto. En la página de la lista puedes ver cuál y por qué.',
      other: 'Mailchimp ha rechazado # contactos. En la página de la lista puedes ver cuáles y por qué.',
    }),
  toTemplates: 'Siguiente: añadir al correo',
  /** It leads to the dashboard. */
  viewMailchimp: 'Ir al panel',
  seeProgress: 'Ver esta lista',

  templatesTitle: 'Añade el código a tus correos',
  templatesText: 'Pega un fragmento de HTML. Al enviar, Mailchimp pone en él el código de cada contacto.',
  loadingTemplates: 'Cargando tu lista...',
  templatesFailed: 'No se han podido cargar los datos de la lista',
  noFields: 'Esta lista aún no tiene campos QR. Termina antes la configuración.',
  finishSetup: 'Terminar configuración',
  snippetTitle: 'Copia este HTML',
  tagText: (tag: string) => `*|${tag}|* es la etiqueta merge de esta lista. Déjala como está.`,
  previewTitle: 'Lo que ve tu contacto',
  pasteTitle: 'Pégalo en tu campaña',
  /** Mailchimp’s editors of emails. */
  editors: {
    newBuilder: {
      name: 'Creador nuevo',
      text: 'Añade un bloque “Código” donde quieras el código QR, ábrelo y pega el HTML.',
    },
    classic: {
      name: 'Creador clásico',
      text: 'Arrastra un bloque de contenido “Código” al diseño, sustituye su contenido y elige “Guardar y cerrar”.',
    },
    ownCode: { name: 'Código propio', text: 'Pégalo en el HTML de tu plantilla, donde quieras el código QR.' },
  },
  tipsTitle: 'Antes de enviar',
  tips: {
    size: 'Muestra la imagen con al menos 150 píxeles de ancho, sobre fondo blanco.',
    test: 'Envía una prueba a un contacto real de la lista. Una prueba sin contacto no tiene código, así que su imagen dice SAMPLE.',
    purpose: 'Explica en el correo para qué sirve el código y que se puede mostrar en el teléfono.',
  },
  toTheDoor,
  toApp: 'Ir al panel',
  openCampaigns: 'Abrir campañas de Mailchimp',
} satisfies SetupWords['wizard']
