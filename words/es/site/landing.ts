import type { SiteWords } from '../../en/site/index.ts'

/** The landing page. */
export const landing = {
  title: 'Listpass – tu lista, en la puerta',
  headline: ['Tu lista,', 'en la puerta.'],
  lead: 'Dale a cada contacto de tu lista de Mailchimp un código QR personal. Envíalo en tu próxima campaña, escanéalo con cualquier móvil y mira quién ha venido.',
  getStarted: 'Empezar',
  promise: 'Gratis. Sin tarjeta.',

  sheetName: 'Cena de primavera',
  sheetCount: '214 en la lista',
  ticketNumber: 'N.º 0417',
  ticketName: 'Estás en la lista, Mira',
  stamp: 'Entrada válida',

  stepsTitle: 'Cinco pasos, de la lista a la puerta',
  stepsText: 'El más largo es escribir el correo.',
  steps: [
    ['Crea una cuenta gratis', 'Un nombre, una dirección de correo y una contraseña.'],
    ['Conecta Mailchimp', 'Permite el acceso en la página de Mailchimp o pega una clave API. Aparecen tus listas.'],
    [
      'Asigna los códigos',
      'Uno para cada contacto, en tres campos de tu lista. Los contactos nuevos reciben el suyo automáticamente.',
    ],
    [
      'Ponlos en una campaña',
      'Pega un fragmento de HTML con una etiqueta merge. Mailchimp envía a cada contacto su propio código.',
    ],
    ['Escanea y mide', 'Abre el escáner en un móvil. Cada escaneo se cuenta, y el total vuelve a tu lista.'],
  ],
  managerAlt:
    'La página de una lista: los cinco pasos hechos, todos tienen su código y el HTML de la campaña está listo para copiar.',

  usesTitle: 'Un código, cuatro usos',
  uses: [
    [
      'Control de acceso',
      'Entradas digitales',
      'El código de tu invitación es la entrada. El personal ve el nombre del invitado y si ya está dentro.',
    ],
    [
      'Ofertas exclusivas',
      'Códigos de descuento con seguimiento',
      'Un cupón para una sola persona, válido tantas veces como permitas. Las copias no sirven.',
    ],
    [
      'Activación de productos',
      'Del buzón al mostrador',
      'Envía un código con el pedido, escanéalo en la entrega y sabrás quién tiene el producto.',
    ],
    [
      'Más allá del clic',
      'Mira quién viene de verdad',
      'Jornadas abiertas, lecturas, ferias: descubre qué suscriptores vienen, y no solo cuáles hacen clic.',
    ],
  ],

  doorTitle: 'En la puerta, una respuesta cada vez',
  doorFacts: [
    ['Un código, una entrada', 'Un código no cambia nunca. Da paso una sola vez, salvo que permitas más.'],
    ['Una copia no llega lejos', 'El segundo escaneo se rechaza, y el personal ve cuándo y dónde fue el primero.'],
    [
      'Abrir no es escanear',
      'Los invitados pueden abrir su código todas las veces que quieran. Solo cuenta tu escáner.',
    ],
    [
      'Tu lista sigue siendo tuya',
      'Listpass añade tres campos en Mailchimp. Nunca suscribe ni da de baja a nadie, y nunca escribe a tu lista.',
    ],
  ],
  scannerAlt: 'El escáner en un móvil, todo verde: entrada válida, con el nombre del invitado.',
  refusedAlt: 'El escáner en un móvil, rojo oscuro: ya usado, con la hora del primer escaneo.',

  freeTitle: 'Por qué es gratis',
  freeText: [
    'Listpass lo hace una sola persona. No cuesta nada y no necesitas tarjeta.',
    'Puede que más adelante haya un plan de pago. Hoy no lo hay.',
  ],
  receipt: [
    ['Cuenta', '0,00'],
    ['Códigos', '0,00'],
    ['Escaneos', '0,00'],
    ['Tarjeta', 'no hace falta'],
  ],
  receiptTotal: ['Total', '0,00'],
  support: '¿Algo no funciona? ¿Tienes una idea para una función o quieres financiar una? Escribe a',
} satisfies SiteWords['landing']
