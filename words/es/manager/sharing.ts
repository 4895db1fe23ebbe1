import type { ManagerWords } from '../../en/manager/index.ts'

/** Two teams with one Mailchimp audience, who may make one list of theirs. */
export const sharing = {
  others: 'Otro equipo usa también este público de Mailchimp',
  othersText:
    'Cada equipo cuenta las entradas por separado, así que un código permite entrar una vez por tus puertas y otra por las suyas. Pregúntales si quieren unir las dos listas en una, o mantén la tuya aparte.',
  othersApart: 'Por ahora mantienen su lista aparte, así que no puedes preguntarles.',
  ownersDecide: 'Un propietario de tu equipo puede preguntarles si quieren unir las dos listas en una.',
  ask: 'Preguntar al otro equipo',
  askTitle: '¿Unir las dos listas en una?',
  askQuestion: (team: string) =>
    `Preguntamos a los propietarios del otro equipo. Ven el nombre de tu equipo, “${team}”, y nada más.`,
  askList: [
    'Si aceptan, tu lista pasa a formar parte de la suya. Los códigos que has enviado siguen funcionando y se conservan todos los escaneos.',
    'Valen sus ajustes, sus reglas y sus campos QR. Tus enlaces de escáner abren la lista unida.',
    'Las personas de tu equipo, también tú, pasan a ser miembros del suyo. Ellos deciden qué pueden hacer allí.',
    'No se puede deshacer. Puedes retirar la pregunta hasta que acepten.',
  ],
  asking: 'Preguntando…',
  askFailed: 'No se ha podido preguntar al otro equipo',
  asked: 'Has preguntado al otro equipo si quiere unir las dos listas en una',
  askedText: 'Te escribimos cuando acepten. Hasta entonces, cada equipo cuenta por separado.',
  withdraw: 'Retirar la pregunta',
  stayApart: 'Mantener aparte',
  apart: 'Mantienes esta lista aparte de la de otro equipo',
  apartText: 'Cada equipo cuenta las entradas por separado y nadie te pide que compartas la lista.',
  changeApart: 'Cambiarlo',
  failed: 'No se ha podido cambiar',
  wanted: (team: string) => `El equipo “${team}” pide compartir esta lista`,
  wantedText:
    'Usan el mismo público de Mailchimp. Si aceptas, su lista pasa a formar parte de la tuya: una sola cuenta de entradas y un solo conjunto de campos QR.',
  accept: 'Aceptar…',
  acceptTitle: (team: string) => `¿Unir las listas con “${team}”?`,
  acceptList: [
    'Los códigos de ambas listas siguen funcionando. Un invitado con dos códigos es un solo invitado con una sola cuenta.',
    'Se conservan todos los escaneos. Si un invitado entró por tu puerta y por la suya, cuentan dos entradas.',
    'Un invitado bloqueado en una de las dos listas sigue bloqueado. Vale el número de entradas más alto.',
    'Valen tus ajustes, tus reglas y tus campos QR. Sus enlaces de escáner abren tu lista.',
  ],
  acceptWait:
    'Con una lista grande tarda un minuto o más. Durante ese tiempo, las puertas siguen decidiendo. No se puede deshacer.',
  people: '¿Qué puede hacer su gente?',
  peopleHint: 'Después puedes cambiarlo para cada persona, en “Equipo”.',
  peopleMay: { door: 'Escanear esta lista y nada más', editor: 'Editar todas las listas de tu equipo' },
  acceptConfirm: 'Unir las listas',
  accepting: 'Uniendo las listas…',
  acceptFailed: 'No se han podido unir las listas',
  cancel: 'Cancelar',
  close: 'Cerrar',
} satisfies ManagerWords['sharing']
