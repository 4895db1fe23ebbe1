import type { SetupWords } from '../../en/setup/index.ts'

/** From the last step of the setup to the night. */
export const toTheDoor = {
  title: 'Prueba ahora un escaneo con tu teléfono',
  text: 'Verás lo mismo que tu personal en la puerta. Solo lleva un minuto.',
  next: 'Después, antes del evento',
  nights: {
    title: 'Pon el día y la hora',
    text: 'Una noche, o varios días con sus propias reglas. Los invitados lo leen junto a su código.',
    go: 'Poner horario',
  },
  email: {
    title: '¿Aún sin correo?',
    text: 'Listpass crea un borrador en Mailchimp, con el código, el día y el lugar.',
    go: 'Crear borrador',
  },
  doors: {
    title: 'Crea un enlace para cada puerta',
    text: 'El personal lo abre en su propio teléfono, sin aplicación y sin cuenta.',
    go: 'Crear enlaces',
  },
  sheets: {
    title: 'Imprime las hojas de puerta',
    text: 'Una para cada puerta: el código que abre su escáner y qué hacer.',
    go: 'Imprimir hojas',
  },
  tonight: {
    title: 'Abre “Esta noche”',
    text: 'Sigue quién está dentro y cómo van tus puertas.',
    go: 'Ver “Esta noche”',
  },
} satisfies SetupWords['wizard']['toTheDoor']
