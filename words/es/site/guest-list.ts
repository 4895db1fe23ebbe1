import type { SiteWords } from '../../en/site/index.ts'

/** The page for guest lists. */
export const guestList = {
  title: 'Lista de invitados y control de acceso para Mailchimp – Listpass',
  headline: ['La lista de invitados', 'que se marca', 'sola.'],
  lead: 'Tus invitados ya están en Mailchimp. Dale a cada uno un código QR personal, envíalo con la invitación y valida las entradas con un móvil. Sin exportar, sin hojas de cálculo, sin lápiz.',
  start: 'Empezar gratis',
  promise: 'Sin tarjeta.',

  eveningTitle: 'Una noche, hora a hora',
  evening: [
    [
      'Una semana antes',
      'Todos tienen un código',
      'Cada contacto de la lista recibe uno. Ves cómo sube la cuenta. Quien ya tiene un código lo conserva.',
    ],
    [
      'Martes',
      'Sale la invitación',
      'El código es parte de tu propia campaña, con tu propio diseño: una imagen, distinta para cada invitado.',
    ],
    [
      '17:10',
      'Alguien se apunta tarde',
      'Se suscribe a la lista en Mailchimp. Segundos después tiene un código, y la puerta lo conoce.',
    ],
    [
      '19:00',
      'Se abren las puertas',
      'Dos entradas, dos móviles, una lista. Si los dos escanean un código en el mismo instante, solo da paso una vez.',
    ],
    [
      '19:42',
      'Llega Mira',
      'Verde, un sonido, su nombre. Tú eliges lo que ve el personal: un nombre, una mesa, un tipo de entrada.',
    ],
    [
      '19:44',
      'Otra vez su código',
      'Un correo reenviado. Rojo, y el personal ve cuándo se usó el código por primera vez.',
    ],
    [
      'A la mañana siguiente',
      'La lista se acuerda',
      'El número de escaneos es un campo en Mailchimp. Da las gracias a quienes vinieron y escribe de otra forma a los demás.',
    ],
  ],

  doorTitle: 'Lo que ve la puerta',
  doorText: 'Un color que se ve desde el otro lado de la sala, un sonido y una frase que dice qué hacer.',
  verdicts: [
    ['Entrada válida', 'Adelante. Escaneo 1 de 1.'],
    ['Ya usado', 'Primer escaneo: 19:42, puerta principal.'],
    ['No está en la lista', 'Un código, pero no es de los tuyos.'],
    ['Ya no está en la lista', 'Archivado en Mailchimp después de la invitación.'],
  ],
  scannerAlt: 'El escáner en un móvil, todo verde: entrada válida, con el nombre del invitado.',

  questionsTitle: 'Buenas preguntas',
  questions: [
    [
      'Alguien reenvía la invitación. ¿Entran los dos?',
      'Cuenta el primer escaneo. El segundo se rechaza, con la hora del primero.',
    ],
    [
      '¿Puede un invitado traer a alguien?',
      'Sí. Pon a 2 el máximo de ese contacto en Mailchimp. Así, el código da paso dos veces.',
    ],
    [
      '¿Pueden los invitados validar su propia entrada?',
      'Sí, si quieres. Una tableta en modo quiosco los saluda por su nombre y no muestra nada más. Si no, solo cuenta el escáner de tu personal.',
    ],
    [
      '¿Qué hace falta en la puerta?',
      'Un móvil con cámara y navegador. No hay que instalar nada. Si la pantalla de un invitado está rota, el personal puede teclear el código.',
    ],
    [
      '¿Hace falta internet?',
      'Solo para empezar. Con conexión, todas las puertas comparten una lista. Si se pierde, un móvil sigue escaneando con su lista guardada, lo indica y envía sus escaneos más tarde.',
    ],
    [
      '¿Qué pasa con mi lista?',
      'Listpass añade tres campos: el código, cuántas veces se puede usar y cuántas se ha usado. Nunca suscribe ni da de baja a nadie, y nunca escribe a tu lista.',
    ],
  ],
  closing: 'Las puertas abren a las siete. Aún hay tiempo.',
} satisfies SiteWords['guestList']
