import type { Check, Light } from '#domain/preflight.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The drafts of a list in Mailchimp, and what would go wrong with them. */
export const email = {
  title: 'Antes de enviar',
  loading: 'Comprobando los borradores en Mailchimp...',
  failed: 'No se han podido comprobar los borradores',
  text: 'Listpass lee los borradores de esta lista en Mailchimp y dice qué saldría mal. Nunca envía ninguno.',
  none: 'Aún no hay borradores',
  noneText:
    'Crea en Mailchimp una campaña para esta lista, con el HTML de abajo en un bloque “Código”. Listpass la comprueba antes de que la envíes.',
  again: 'Mirar de nuevo',
  looking: 'Mirando...',
  checkedAt: (time: string) => `Comprobado: ${time}`,
  back: 'Todos los borradores',
  untitled: 'Borrador sin nombre',
  scheduled: (moment: string) => `Envío programado: ${moment}`,
  receivers: (recipients: number) => count(recipients, { one: '# destinatario', other: '# destinatarios' }),
  inMailchimp: 'Abrir en Mailchimp',
  draftLoading: 'Comprobando el borrador...',
  draftFailed: 'No se ha podido comprobar el borrador',
  ready: 'Este borrador está listo',
  readyText: 'Cada invitado recibe su propio código. Revisa la hora de envío en Mailchimp.',
  wrong: (sentence: string) => `Esto saldría mal: ${sentence}`,
  sent: (moment: string) => `Enviado: ${moment}`,
  sentText:
    'Ya no se puede cambiar nada de este correo. En “Resultados” ves cuántos invitados abren su código y cuántos vienen.',
  sending: 'Mailchimp está enviando este correo',
  sendingText: 'Ya no se puede cambiar nada. En “Resultados” ves cuántos invitados abren su código y cuántos vienen.',
  toResults: 'Ver los resultados',
  proof: 'Verlo como cada invitado',
  test: 'Enviarme una prueba',
  make: 'Crear un borrador con el código',
  passed: (checks: number) => count(checks, { one: '# comprobación superada', other: '# comprobaciones superadas' }),
  /** Before the place in the HTML. */
  where: 'Dónde:',
  /** `names`: some of the guests, with commas between them. */
  andOthers: (names: string, others: number) => `${names} y ${n(others)} más`,
  checklist: 'La lista de comprobación de Mailchimp',
  checklistGone: 'En este momento, Mailchimp no muestra su lista de comprobación.',
  toSettings: 'Ir a los ajustes',
  toDoors: 'Ir a las puertas',

  lights: {
    ready: 'Listo',
    look: 'Revisa esto',
    wrong: 'Saldría mal',
    none: 'Sin comprobar',
  } satisfies Record<Light | 'none', string>,

  /** The headings are Mailchimp's. */
  items: {
    success: (heading: string) => `Bien: ${heading}`,
    warning: (heading: string) => `Revisa esto: ${heading}`,
    error: (heading: string) => `Falta: ${heading}`,
  },

  checks: {
    content: 'El contenido se puede leer',
    picture: 'Imagen del código',
    address: 'Dirección de la imagen',
    tag: 'Etiqueta merge',
    size: 'Tamaño y columna',
    conditionals: 'Condiciones',
    length: 'Longitud del correo',
    plain_text: 'Parte de texto sin formato',
    recipients: 'Los destinatarios tienen código',
    fields: 'Campos QR',
    codes: 'Los códigos están generados',
    pending: 'Mailchimp está al día',
    listening: 'Los suscriptores nuevos reciben código',
    doors: 'Validez de los enlaces de escáner',
  } satisfies Record<Check, string>,
} satisfies ManagerWords['email']
