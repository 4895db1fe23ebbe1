import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The occasions of a list: their strip, the chosen one and its actions, templates of new ones. */
export const page = {
  title: 'Eventos',
  text: 'Para qué sirve un escaneo: una noche, una sala, un cupón.',
  loading: 'Cargando los eventos...',
  loadFailed: 'No se han podido cargar los eventos',

  phases: { now: 'Abierto ahora', always: 'Siempre abierto', later: 'Aún no ha abierto', ended: 'Terminado' },
  main: 'Evento principal',
  calendar: 'Eventos de esta semana',
  earlier: 'Días anteriores',
  later: 'Días siguientes',
  today: 'Hoy',
  noneInWeek: 'No hay eventos en estos siete días.',
  cards: 'Eventos actuales y próximos',
  allOthers: (occasions: number) => `Actuales y próximos (${n(occasions)})`,
  ended: (occasions: number) => `Terminados (${n(occasions)})`,
  columns: { name: 'Evento', when: 'Cuándo', invited: 'Invitados', came: 'Han venido', inside: 'Dentro' },
  insideOf: (inside: number, capacity: number) => `${n(inside)} de ${n(capacity)}`,
  short: {
    insideOf: (inside: number, capacity: number) => `${n(inside)} de ${n(capacity)} dentro`,
    inside: (inside: number) => `${n(inside)} dentro`,
    came: (came: number) => count(came, { one: '# ha venido', other: '# han venido' }),
    cameOf: (came: number, invited: number) =>
      count(came, { one: `# de ${n(invited)} ha venido`, other: `# de ${n(invited)} han venido` }),
    invited: (invited: number) => count(invited, { one: '# invitado', other: '# invitados' }),
    opens: (moment: string) => `Apertura: ${moment}`,
    closes: (moment: string) => `Cierre: ${moment}`,
  },
  figures: { invited: 'Invitados', came: 'Han venido', entries: 'Entradas', inside: 'Dentro' },
  /** After the number of people inside. */
  ofCapacity: (capacity: number) => `de ${n(capacity)}`,

  change: 'Cambiar',
  rehearse: 'Ensayar',
  out: 'Dar salida a todos',
  outQuestion: (name: string) =>
    `Listpass da salida a todas las personas que hay dentro de ${isolated(name)}. Úsalo cuando el lugar esté vacío.`,
  /** A name may have a `#`, so it is no part of a form. */
  outQuestionOf: (inside: number, name: string) =>
    `Listpass da salida a ${count(inside, { one: '# persona', other: '# personas' })} de ${isolated(name)}. Úsalo cuando el lugar esté vacío.`,
  outConfirm: 'Dar salida a todos',
  outBusy: 'Dando salida...',
  outFailed: 'No se ha podido dar salida a las personas que hay dentro',
  outDone: 'Se ha dado salida a todos',
  beside: 'Toda la lista, además de tus otros eventos',
  besideText:
    'Una puerta para ella deja pasar a todos los de la lista a cualquier hora, también fuera de tus días. Ciérrala si no hay nada más que tus días.',
  close: 'Cerrarla',
  closeTitle: 'Cerrar la lista fuera de tus días',
  closeQuestion:
    'A partir de ahora, las puertas para toda la lista no dejan pasar a nadie. Las puertas para tus días se quedan como están. Para abrirla de nuevo, elige “Cambiar” y vacía “Cierre”.',
  closeConfirm: 'Cerrarla',
  closing: 'Cerrando...',
  closeFailed: 'No se ha podido cerrar el evento',
  closed: 'Cerrada fuera de tus días',
  remove: 'Eliminar',
  removeTitle: 'Eliminar este evento',
  removeQuestion: (name: string) =>
    `El evento ${isolated(name)} se elimina para siempre. Sus escaneos siguen en el registro de escaneos.`,
  removeConfirm: 'Eliminar evento',
  removing: 'Eliminando...',
  removeFailed: 'No se ha podido eliminar el evento',
  removed: 'Evento eliminado',
  /** After the sentence of a tag or segment. */
  read: (invited: number, time: string) =>
    `${count(invited, { one: '# invitado', other: '# invitados' })} (actualización: ${time})`,
  notRead: 'Aún no se ha leído de Mailchimp',
  trouble: 'No se ha podido leer la etiqueta o el segmento',

  sentences: {
    where: 'Dónde',
    when: 'Cuándo',
    who: 'Quién',
    often: 'Cuántas veces',
    again: 'Volver a entrar',
    inside: 'Dentro a la vez',
    leaving: 'Salida',
  },

  addTitle: 'Añadir un evento',
  addText: 'Después podrás cambiar casi todo.',
  copies: (name: string) => `Copia de ${isolated(name, 40)} con otra fecha`,
  templates: {
    another: { name: 'Otra noche', text: 'Con otra fecha' },
    days: { name: 'Días de un festival', text: 'Una fila por día, con una sola cuenta o una nueva cada día' },
    sessions: { name: 'Sesiones', text: 'Pega tu programa, una línea por sesión' },
    vip: { name: 'Zona VIP', text: 'Solo para una etiqueta o un segmento' },
    coupon: { name: 'Cupones', text: 'Un uso por invitado, entre dos fechas' },
    card: { name: 'Bono de diez entradas', text: 'El máximo de cada invitado, una vez al día, cualquier día' },
    weekly: { name: 'Noche recurrente', text: 'Cada semana, los días que elijas' },
    nothing: { name: 'Otra cosa', text: 'Empieza desde cero' },
  },
} satisfies OccasionsWords['page']
